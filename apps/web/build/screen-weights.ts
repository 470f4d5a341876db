/** What each screen needs before it can be drawn, written beside the build as screens.json: `e2e/weights.test.ts` and `npm run check` hold it to its budget. */
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** By the module of a screen: bytes on the wire, compressed, in the first language, with everything it imports. */
export interface ScreenWeights {
  /** With the frame around it. */
  framed: Record<string, number>
  /** As a page by link stands, without a session. */
  alone: Record<string, number>
}

interface Part {
  imports: readonly string[]
  styles: readonly string[]
}

/**
 * @param root of the project: names of modules are paths below it
 * @param folder of the build
 */
export function screenWeights(root: string, folder: string): Plugin {
  const parts = new Map<string, Part>()
  const screens = new Map<string, string>()
  let first = ''
  return {
    name: 'screen-weights',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
        parts.set(chunk.fileName, { imports: chunk.imports, styles })
        if (chunk.isEntry) first = chunk.fileName
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length) screens.set(relative(root, id), chunk.fileName)
      }
    },
    closeBundle: {
      sequential: true,
      // When all is compressed.
      order: 'post',
      async handler() {
        const frame = screens.get('apps/web/shell/Frame.tsx') ?? ''
        const weights: ScreenWeights = { framed: {}, alone: {} }
        for (const [module, file] of [['apps/web/main.tsx', first] as const, ...screens]) {
          weights.framed[module] = await weightOf(needed(parts, [first, frame, file]), folder)
          weights.alone[module] = await weightOf(needed(parts, [first, file]), folder)
        }
        await writeFile(join(folder, 'screens.json'), JSON.stringify(weights, null, 1))
      },
    },
  }
}

/** All files that are loaded with some, themselves among them. */
export function needed(parts: ReadonlyMap<string, Part>, files: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>()
  const add = (file: string): void => {
    const part = parts.get(file)
    if (!part || all.has(file)) return
    all.add(file)
    for (const style of part.styles) all.add(style)
    for (const imported of part.imports) add(imported)
  }
  for (const file of files) add(file)
  return all
}

async function weightOf(files: ReadonlySet<string>, folder: string): Promise<number> {
  let bytes = 0
  for (const file of files) {
    const path = join(folder, file.endsWith('.js') ? `assets/zh/${basename(file)}` : file)
    bytes += (await readFile(`${path}.br`).catch(() => readFile(path))).length
  }
  return bytes
}
