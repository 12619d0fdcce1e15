// Notes which scripts draw which screen, for scripts/pages.mjs to name them in the pages.
export const SCREEN_SCRIPTS = 'screen-scripts.json'

/** @returns {import('vite').Plugin} */
export const screenScripts = () => ({
  name: 'mahjudge-screen-scripts',
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
    const withImports = (name, found = new Set()) => {
      if (!found.has(name)) {
        found.add(name)
        for (const other of chunks.get(name)?.imports ?? []) withImports(other, found)
      }
      return found
    }
    // What takes longest is asked for first.
    const largestFirst = (a, b) => chunks.get(b).code.length - chunks.get(a).code.length
    const screens = {}
    for (const { fileName, facadeModuleId } of chunks.values()) {
      const screen = /\/src\/screens\/([a-z-]+)\.tsx$/.exec(facadeModuleId ?? '')?.[1]
      if (screen !== undefined) screens[screen] = [...withImports(fileName)].sort(largestFirst)
    }
    this.emitFile({ type: 'asset', fileName: SCREEN_SCRIPTS, source: JSON.stringify(screens) })
  },
})
