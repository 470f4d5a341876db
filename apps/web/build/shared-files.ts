/** Keeps the files that screens share from leaning on a screen's own file, and on each other in a circle. */
import type { Plugin } from 'vite'

/**
 * What a shared file needs at once must not lie in a screen that imports the shared file: it would be read before it is there. The build
 * fails and names both.
 */
export const sharedFilesStandAlone = (names: readonly string[]): Plugin => ({
  name: 'shared-files-stand-alone',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !names.includes(file.name)) continue
      for (const imported of file.imports) {
        const other = bundle[imported]
        if (other?.type === 'chunk' && names.includes(other.name) && other.imports.includes(file.fileName))
          this.error(`${file.fileName} and ${imported} need each other: one of them would be read before it is there`)
        if (other?.type === 'chunk' && other.isDynamicEntry)
          this.error(
            `${file.fileName} needs ${imported}, which is a screen's: put what both need into a group of its own`,
          )
      }
    }
  },
})
