// Who wrote it and which medium it is from, told by one line. The labels name lines of the data folder, which stay there.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { authorIn, sourceIn } from '../../../engine/text/clean/byline.ts'
import { pageLines } from '../../../engine/text/clean/testing/page-lines.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { filesOf, rowsOf } from './packed.ts'

interface Label {
  set: string
  id: string
  hash: string
  authors: string[]
  media: string[]
}

const none = '-'
const labels = (): Label[] =>
  readFileSync(new URL('./byline-labels.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [set = '', id = '', hash = '', authors = none, medium = none] = line.split('\t')
      return {
        set,
        id,
        hash,
        authors: authors === none ? [] : authors.split('、'),
        media: medium === none ? [] : [medium],
      }
    })

export const byline: Task = {
  name: 'byline',
  needs: ['news/sina_2018.jsonl.gz', 'extraction/gne_chinese_pages.files.tar.gz'],
  run({ folder }) {
    const marked = labels()
    const lines = new Map<string, Map<string, string>>()
    for (const set of new Set(marked.map(label => label.set)))
      for (const [id, of] of linesOfSet(folder, set)) lines.set(`${set} ${id}`, of)
    const found = marked.flatMap(label => {
      const line = lines.get(`${label.set} ${label.id}`)?.get(label.hash)
      return line === undefined ? [] : [{ label, line }]
    })
    const missing = marked.length - found.length
    const row = { task: 'byline', set: 'marked lines', metric: 'F1', n: found.length, must: 0.92, aim: 0.97 }
    const note = missing > 0 ? `${missing} lines are not in the folder` : undefined
    const authors = score(
      found,
      label => label.authors,
      line => authorIn(line)?.split('、') ?? [],
    )
    const media = score(
      found,
      label => label.media,
      line => [sourceIn(line) ?? []].flat(),
    )
    return [
      { ...row, set: 'authors', ...authors, note },
      { ...row, set: 'media', ...media, note },
    ]
  },
}

/** Lines by their hashes, by id of the article or page. */
function linesOfSet(folder: Data['folder'], set: string): [string, Map<string, string>][] {
  const byHash = (lines: readonly string[]) => new Map(lines.map(line => [hashOf(line.trim()), line.trim()]))
  const rows = rowsOf<{ id: string; author?: unknown; body?: string; text?: string }>(folder, set)
  if (rows)
    return rows.map(({ id, author, body, text }) => [
      id,
      byHash([typeof author === 'string' ? author : '', ...(body ?? text ?? '').split('\n')]),
    ])
  return (filesOf<{ id: string; file: string }>(folder, set) ?? []).map(({ id, body }) => [id, byHash(pageLines(body))])
}

const hashOf = (line: string): string => createHash('sha1').update(line).digest('hex').slice(0, 8)

function score(
  marked: readonly { label: Label; line: string }[],
  expectedOf: (label: Label) => string[],
  foundIn: (line: string) => string[],
): Pick<Measured, 'value'> {
  let [right, given, expected] = [0, 0, 0]
  for (const { label, line } of marked) {
    const names = foundIn(line)
    const requested = expectedOf(label)
    const both = names.filter(name => requested.includes(name)).length
    right += both
    given += names.length
    expected += requested.length
    if (process.env.SHOW && (both < names.length || both < requested.length))
      console.error(line.slice(0, 160), '| expected', requested.join('、') || none, '| found', names.join('、') || none)
  }
  return { value: given + expected === 0 ? 0 : (2 * right) / (given + expected) }
}

if (import.meta.main) console.table(await byline.run({ folder: process.argv[2] ?? '../shared/data', part: 'all' }))
