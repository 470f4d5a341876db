/** Keeps the files that screens share from leaning on a screen's own file, and any file from needing itself in a circle. */
import type { Plugin } from 'vite'

/**
 * What a shared file needs at once must not lie in a screen that imports the shared file: it would be read before it is there. The build
 * fails and names both; of files that need each other in a circle, all of them.
 */
export const sharedFilesStandAlone = (names: readonly string[]): Plugin => ({
  name: 'shared-files-stand-alone',
  generateBundle(_, bundle) {
    const imports = new Map<string, readonly string[]>()
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      imports.set(file.fileName, file.imports)
      if (!names.includes(file.name)) continue
      for (const imported of file.imports) {
        const other = bundle[imported]
        if (other?.type === 'chunk' && other.isDynamicEntry)
          this.error(
            `${file.fileName} needs ${imported}, which is a screen's: put what both need into a group of its own`,
          )
      }
    }
    const circle = circleOf(imports)
    if (circle) this.error(`${circle.join(' → ')}: one of them would be read before it is there`)
  },
})

/** Files that need each other in a circle, the first once more at its end; null when there are none. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  const find = (file: string): readonly string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    way.push(file)
    for (const imported of imports.get(file) ?? []) {
      const circle = find(imported)
      if (circle) return circle
    }
    way.pop()
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = find(file)
    if (circle) return circle
  }
  return null
}
