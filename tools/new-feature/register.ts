/** Where a new feature is named besides its own folder: changes of texts. Pure; each throws when the place to write at is not there. */
import type { FeatureNames } from './names.ts'

/** File in the repository → how its text changes. */
export const registrations = (names: FeatureNames): Readonly<Record<string, (text: string) => string>> => ({
  [`features/${names.area}/server.ts`]: text => inServer(text, names),
  [`features/${names.area}/screens.ts`]: text => inScreens(text, names),
  [`features/${names.area}/record-words.ts`]: text => inRecord(text, names),
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

/** At the end of the area's list. */
function inServer(text: string, { path, camel }: FeatureNames): string {
  const imports = `import { ${camel}Feature } from '@guanlan/features/${path}/contract'\nimport { ${camel}Server, ${camel}Worker } from '@guanlan/features/${path}/server'\n`
  const list = /: Area[^=\n]* = \[([\s\S]*?),?\s*\]\n$/
  if (!list.test(text)) throw new Error('The server.ts of the area ends with no list of its features')
  return withImports(text, imports, path).replace(list, row => {
    const at = row.search(/,?\s*\]\n$/)
    const before = row.slice(0, at)
    return `${before}${before.endsWith('[') ? '' : ','}\n  [${camel}Feature, ${camel}Server, ${camel}Worker],\n]\n`
  })
}

function inScreens(text: string, { path, camel }: FeatureNames): string {
  const list = /(export const screens: Screens = )\{([^}]*)\}/
  const found = list.exec(text)
  if (!found) throw new Error('The screens.ts of the area lists no screens')
  const all = [...(found[2] ?? '').split(',').map(each => each.trim()), `...${camel}`].filter(Boolean).join(', ')
  const imports = `import { screens as ${camel} } from '@guanlan/features/${path}/screens'\n`
  return withImports(text.replace(list, `$1{ ${all} }`), imports, path)
}

/** Verbs of the calls that a new feature has, each with the title as its object. */
const verbs: Readonly<Record<string, readonly [string, string, string]>> = {
  create: ['新增', '新增', 'Added'],
  update: ['修改', '修改', 'Changed'],
  remove: ['删除', '刪除', 'Removed'],
  export: ['导出', '匯出', 'Exported'],
  importFile: ['上传导入文件：', '上傳匯入檔案：', 'Sent a file of'],
  importRows: ['导入', '匯入', 'Imported'],
}

/** What the record of acts says of it. */
function inRecord(text: string, { camel, table, title: [zh, tw, en] }: FeatureNames): string {
  const things = en.charAt(0).toLowerCase() + en.slice(1)
  const phrase = (words: readonly string[]) => `[${words.map(word => `'${word.replaceAll("'", "\\'")}'`).join(', ')}]`
  const acts = Object.entries(verbs).map(
    ([call, [one, two, three]]) => `  '${camel}.${call}': ${phrase([one + zh, two + tw, `${three} ${things}`])},\n`,
  )
  const atTheEnd = (list: RegExp, added: string) => (before: string) => {
    if (!list.test(before))
      throw new Error('The record-words.ts of the area has no list of its acts, tables or objects')
    return before.replace(
      list,
      (_, head: string, body: string) => `${head}{\n${body.trim() ? `  ${body.trim()}\n` : ''}${added}}\n`,
    )
  }
  const withActs = atTheEnd(/(const acts: RecordWords\['acts'\] = )\{([\s\S]*?)\}\n/, acts.join(''))(text)
  const withTable = atTheEnd(
    /(const tables: RecordWords\['tables'\] = )\{([\s\S]*?)\}\n/,
    `  ${table}: ${phrase([zh, tw, en])},\n`,
  )(withActs)
  // What has no name of its own, such as an export, is called by the kind of thing.
  return atTheEnd(
    /(const objects: RecordWords\['objects'\] = )\{([\s\S]*?)\}\n/,
    `  ${camel}: '${table}',\n`,
  )(withTable)
}

/** Before the first import that comes after; biome puts the names of each in order. */
function withImports(text: string, added: string, path: string): string {
  const found = [...text.matchAll(/^import [^;]*? from '@guanlan\/([\w/-]+)'\n/gm)]
  const next = found.find(([, other = '']) => other > `features/${path}`)
  if (!next) throw new Error('The list of the area imports nothing')
  return text.slice(0, next.index) + added + text.slice(next.index)
}

/** An import, and an entry of the list; what is imported on lines of their own looks like one. */
function inWalk(text: string, { camel, folder }: FeatureNames): string {
  const start = text.indexOf('const features:')
  if (start < 0) throw new Error('one-of-everything/index.ts has no list of features')
  const imported = /^import \{ \w+ \} from '.\/([\w-]+).ts'\n/gm
  return (
    insertSorted(text.slice(0, start), imported, folder, `import { ${camel} } from './${folder}.ts'\n`) +
    insertSorted(text.slice(start), /^ {2}(\w+),\n/gm, camel, `  ${camel},\n`)
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
