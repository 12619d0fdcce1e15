import { defineConfig } from 'vite'
import { lawFiles } from './scripts/law-plugin.mjs'
import { screenScripts } from './scripts/screen-scripts.mjs'

// Vite replaces its default conditions when any are named, so the usual ones are listed too.
const conditions = ['@mahjudge/source', 'module', 'browser', 'development|production']

export default defineConfig({
  // Every page is a file of its own; no address falls back to the first page.
  appType: 'mpa',
  plugins: [lawFiles(), screenScripts()],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: true },
  build: {
    target: ['safari16.4', 'chrome109'],
    outDir: 'dist/site',
    emptyOutDir: true,
    // One stylesheet, which scripts/pages.mjs writes into each page; nothing as data: that the policy would refuse.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: over a slow line each costs a round trip, and each is one more to keep for offline.
        codeSplitting: {
          groups: [
            // What cuts the law comes with the whole law; what it is made of stays with the engine.
            {
              name: 'cut',
              test: /engine[\\/]src[\\/]rulings[\\/]excerpt|law[\\/]cut\./,
              includeDependenciesRecursively: false,
            },
            { name: 'engine', test: /packages[\\/]engine[\\/]src/, includeDependenciesRecursively: false },
            {
              name: 'search',
              test: /virtual:search-words|state[\\/](search|find-situation)\.|components[\\/](search-box|marked)\./,
              includeDependenciesRecursively: false,
            },
            {
              name: 'shared',
              test: /rolldown|preact|virtual:law-files|src[\\/](baseline\.|(law|sw|state)[\\/])|components[\\/](?!felt-table|ruling-actions|question|search-box)|screens[\\/]missing\./,
            },
            { name: 'home', test: /art[\\/]situations|screens[\\/]home\./ },
            { name: 'asking', test: /art[\\/]answers|components[\\/]question\.|screens[\\/](ask|two-stories)\./ },
            {
              name: 'ruling',
              test: /components[\\/](felt-table|ruling-actions)|screens[\\/](ruling|ruling-sheet|readings|what-would-change|situation-page)\./,
            },
          ],
        },
      },
    },
  },
})
