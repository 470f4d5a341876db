/** Where a new feature is named besides its own folder: changes of texts. Pure; each throws when the place to write at is not there. */
import type { FeatureNames } from './names.ts'

/** File in the repository → how its text changes. */
export const registrations = (names: FeatureNames): Readonly<Record<string, (text: string) => string>> => ({
  'apps/server/features.ts': text => inServer(text, names),
  'apps/server/worker.ts': text => inWorker(text, names),
  'apps/web/screens.ts': text => inScreens(text, names),
  'apps/server/tests/one-of-everything/index.ts': text => inWalk(text, names),
})

/** One of the files of apps/web/sitemap/places declares the address. */
export function inSiteMap(text: string, { camel, place }: FeatureNames): string | null {
  const at = text.indexOf(`path: '${place}',`)
  if (at < 0) return null
  const end = text.indexOf('\n  },', at)
  const entry = text.slice(at, end)
  if (!entry.includes("screen: 'planned'")) throw new Error(`${place} has a screen already.`)
  return text.slice(0, at) + entry.replace("screen: 'planned'", `screen: '${camel}.list'`) + text.slice(end)
}

function inServer(text: string, { path, camel }: FeatureNames): string {
  const imports = `import { ${camel}Feature } from '@guanlan/features/${path}/contract'\nimport { ${camel}Server } from '@guanlan/features/${path}/server'\n`
  const line = `  [${camel}Feature, () => ${camel}Server],\n`
  return insertSorted(
    insertSorted(text, /^import \{ .* \} from '@guanlan\/features\/([\w/-]+)\/contract'\n/gm, path, imports),
    /^ {2}\[(\w+)Feature, .*\n/gm,
    camel,
    line,
  )
}

/** Long work of the feature: its export and its import. */
function inWorker(text: string, { path, camel }: FeatureNames): string {
  const list = / works: \[([^\]]*)\],/.exec(text)
  if (!list) throw new Error('apps/server/worker.ts lists no works')
  return insertSorted(
    text.replace(list[0], ` works: [${list[1]?.trim().replace(/,$/, '')}, ...${camel}Works],`),
    /^import \{ .* \} from '@guanlan\/features\/([\w/-]+)\/server'\n/gm,
    path,
    `import { ${camel}Works } from '@guanlan/features/${path}/server'\n`,
  )
}

function inScreens(text: string, { path, camel }: FeatureNames): string {
  const withImport = insertSorted(
    text,
    /^import \{ screens as \w+ \} from '@guanlan\/features\/([\w/-]+)\/screens'\n/gm,
    path,
    `import { screens as ${camel} } from '@guanlan/features/${path}/screens'\n`,
  )
  const list = /\{ (\.\.\.\w+(?:, \.\.\.\w+)*),? \}/.exec(withImport.replace(/\n\s*/g, ' '))?.[1]
  if (!list) throw new Error('apps/web/screens.ts lists no screens')
  const all = [...list.split(', '), `...${camel}`].sort().join(', ')
  return withImport.replace(/(export const screens: Screens = )\{[^}]*\}/, `$1{ ${all} }`)
}

function inWalk(text: string, { camel, folder }: FeatureNames): string {
  return insertSorted(
    insertSorted(
      text,
      /^import \{ \w+ \} from '.\/([\w-]+).ts'\n/gm,
      folder,
      `import { ${camel} } from './${folder}.ts'\n`,
    ),
    /^ {2}(\w+),\n/gm,
    camel,
    `  ${camel},\n`,
  )
}

/** Before the first line whose name comes after, or behind the last. */
function insertSorted(text: string, lines: RegExp, name: string, added: string): string {
  const found = [...text.matchAll(lines)]
  const next = found.find(([, other = '']) => other > name)
  const last = found.at(-1)
  if (!last) throw new Error(`No line like ${lines.source}`)
  const at = next ? next.index : last.index + last[0].length
  return text.slice(0, at) + added + text.slice(at)
}
