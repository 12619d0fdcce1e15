import { defineConfig } from 'vite'
import { lawFiles } from './scripts/law-plugin.mjs'
import { oneWayScripts } from './scripts/one-way-scripts.mjs'
import { screenScripts } from './scripts/screen-scripts.mjs'

// Vite replaces its default conditions when any are named, so the usual ones are listed too.
const conditions = ['@mahjudge/source', 'module', 'browser', 'development|production']

/** What every page needs: the engine, Preact, the law's parts, the story, the frame. */
const CORE = [
  String.raw`engine[\\/]src[\\/](?!decide[\\/]freeze|rulings[\\/](?:excerpt|evidence|card-|table|two-|ruling-key)|table[\\/](?!cast|deal-kinds|outcome|seats)|base[\\/]chain|card|codec|tiles)`,
  String.raw`preact|vite[\\/]preload-helper|virtual:(law-files|hand-checks)`,
  String.raw`src[\\/](entry-client|app|faces|baseline|styles[\\/](?!board|qr|two)|law[\\/](?!cut)|sw[\\/]|state[\\/](?!board|cited|qr|two|comparisons))`,
  String.raw`art[\\/](glyphs|sprite)\.|components[\\/](?!felt-table|ruling-|board|contents|qr-)|screens[\\/]missing\.`,
]

export default defineConfig({
  // Every page is a file of its own; no address falls back to the first page.
  appType: 'mpa',
  plugins: [lawFiles(), screenScripts(), oneWayScripts()],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: true },
  build: {
    target: ['safari16.4', 'chrome109'],
    outDir: 'dist/site',
    emptyOutDir: true,
    // One stylesheet, which scripts/pages.mjs writes into each page; nothing as data: that the policy would refuse.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Pages name their own scripts (scripts/pages.mjs), and the screens of a dispute are fetched ahead (src/app.tsx).
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few files: a browser opens six connections, and what comes after waits for a round trip. What every page needs
        // is one file with the engine; a screen has its own, without what cuts the law, which comes with the whole law.
        codeSplitting: {
          groups: [
            {
              name: 'search',
              test: /virtual:search-words|state[\\/](search|find-situation)\.|components[\\/](search-box|marked)\./,
            },
            { name: 'art', test: /art[\\/](parts|things|picture-tiles|tile-faces|figures)\./ },
            // With what tells two rulings apart, which the table board and two stories want beside their questions.
            { name: 'answers', test: /art[\\/]answers|components[\\/]question\.|rulings[\\/]ruling-key\./ },
            { name: 'situations', test: /art[\\/]situations/ },
            // What a ruling says, on its page and at the table board.
            { name: 'ruling-parts', test: /components[\\/](ruling-parts|qr-key)\./ },
            // Every tile in words and as a drawing: for cards, hands and the table board.
            { name: 'tiles', test: /engine[\\/]src[\\/]tiles[\\/]|art[\\/]all-tiles\./ },
            // Cards and hands: only whoever writes a card or checks a hand wants them.
            {
              name: 'card',
              test: /engine[\\/]src[\\/](card|rulings[\\/](evidence|card-))|web[\\/]src[\\/]card[\\/](?!board)|virtual:practice-card/,
            },
            {
              name: 'core',
              test: new RegExp(CORE.join('|')),
            },
          ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
        },
      },
    },
  },
})
