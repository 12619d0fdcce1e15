// Stops the build where two scripts need each other: one of them would then run before what it is made of is there.

/** Module -> the script it is in. */
const places = (chunks) => new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])))

/** Whether a script reaches another through what it imports. */
const reaches = (imports, from, to, seen = new Set()) =>
  (imports.get(from) ?? []).some((next) => {
    if (next === to) return true
    if (seen.has(next)) return false
    seen.add(next)
    return reaches(imports, next, to, seen)
  })

/** @returns {import('vite').Plugin} */
export const oneWayScripts = () => ({
  name: 'mahjudge-one-way-scripts',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const imports = new Map(chunks.map(({ fileName, imports: names }) => [fileName, names]))
    const place = places(chunks)
    const lines = chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) =>
        (this.getModuleInfo(id)?.importedIds ?? [])
          .filter((other) => place.has(other) && place.get(other) !== fileName && reaches(imports, place.get(other), fileName))
          .map((other) => `  ${id}\n    in ${fileName} imports ${other}\n    in ${place.get(other)}`),
      ),
    )
    if (lines.length > 0)
      this.error(
        `Scripts that need each other. Move a module to another group in vite.config.ts, or name it for the group it belongs to:\n${lines.join('\n')}`,
      )
  },
})
