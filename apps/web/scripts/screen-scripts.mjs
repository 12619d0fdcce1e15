// Notes which scripts draw which screen, for scripts/pages.mjs to name them in the pages.
export const SCREEN_SCRIPTS = 'screen-scripts.json'

/** @returns {import('vite').Plugin} */
export const screenScripts = () => ({
  name: 'mahjudge-screen-scripts',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const withImports = (file, found = new Set()) => {
      if (found.has(file)) return found
      found.add(file)
      for (const other of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) withImports(other, found)
      return found
    }
    const scripts = {}
    for (const { fileName, modules } of chunks)
      for (const id of Object.keys(modules)) {
        const screen = /\/src\/screens\/([a-z-]+)\.tsx$/.exec(id)?.[1]
        if (screen !== undefined) scripts[screen] = [...withImports(fileName)]
      }
    this.emitFile({ type: 'asset', fileName: SCREEN_SCRIPTS, source: JSON.stringify(scripts) })
  },
})
