/** Feeds: the assertions of another reader's tests on titles, links, dates and ids of entries, compared as plain text. */
import { decode, type FeedEntry, plainText, readFeed } from '../../../engine/text/clean/index.ts'
import type { Data, Measured, Task } from '../shape.ts'
import { filesOf } from './packed.ts'

interface Case {
  file: string
  body: Uint8Array
  expect: string | null
}

export const feeds: Task = {
  name: 'feeds',
  needs: ['feeds/feedparser_tests.files.tar.gz'],
  run({ folder }: Data): Measured[] {
    const cases = (filesOf<Case>(folder, 'feeds/feedparser_tests') ?? []).flatMap(one => {
      const clauses = clausesOf(one.expect ?? '')
      return clauses.length > 0 ? [{ ...one, clauses }] : []
    })
    const began = performance.now()
    const right = cases.filter(one => {
      const entries = entriesOf(one)
      const good = one.clauses.every(clause => holds(clause, entries))
      if (!good && process.env.SHOW)
        console.error(one.file, '|', one.clauses.join(' and '), '|', JSON.stringify(entries[0])?.slice(0, 300))
      return good
    })
    const row = { task: 'feeds', set: 'feedparser_tests', n: cases.length }
    return [
      { ...row, metric: 'cases right', value: right.length / cases.length, must: 0.9, aim: 0.97 },
      { ...row, metric: 'feeds/s', value: (cases.length * 1000) / (performance.now() - began) },
    ]
  },
}

/** The parts of an assertion about titles, links, dates and ids of entries. */
const clausesOf = (expect: string): string[] =>
  expect
    .replace(/\s+/g, ' ')
    .split(' and ')
    .filter(clause =>
      /entries\[\d+\]\['(?:title|title_detail|link|links|guid|id|guidislink|published|updated|created|date)/.test(
        clause,
      ),
    )

/** The tests served each file from there, with the headers written in its first comment. */
function entriesOf({ file, body }: Case): Plain[] {
  const { text } = decode(body)
  const contentLocation = /^Header:\s*Content-Location:\s*(\S+)/im.exec(text)?.[1]
  const url = `http://127.0.0.1:8097/tests/${file}`
  const feed = readFeed(text, { url, contentLocation, now: new Date('2026-11-21T00:00:00Z'), zone: 0 })
  return (feed?.entries ?? []).map(asTheirs)
}

type Plain = Record<string, unknown>

/** An entry under the names of that reader. */
function asTheirs(entry: FeedEntry): Plain {
  const detail = { value: entry.title, type: entry.titleType, base: entry.base, language: entry.titleLanguage }
  return {
    ...{ id: entry.id, guid: entry.id, title: entry.title, title_detail: detail },
    ...{ link: entry.link, links: entry.links, guidislink: entry.linkIsId },
    ...{ published: entry.published?.written, updated: entry.updated?.written, created: entry.created?.written },
    date: (entry.updated ?? entry.published)?.written,
    date_parsed: fields((entry.updated ?? entry.published)?.at),
    published_parsed: fields(entry.published?.at),
    updated_parsed: fields(entry.updated?.at),
    created_parsed: fields(entry.created?.at),
  }
}

/** Year, month, day, hour, minute, second, weekday from Monday, day of the year, no summer time. */
function fields(at: Date | null | undefined): string | null {
  if (!at) return null
  const dayOfYear = Math.floor((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000) + 1
  const [y, m, d] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  return `(${[y, m, d, at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), (at.getUTCDay() + 6) % 7, dayOfYear, 0].join(', ')})`
}

/** `a == b == literal`, `a`, `len(a) == 2`: paths into the entries against texts, numbers, tuples or None. */
function holds(clause: string, entries: readonly Plain[]): boolean {
  const sides = clause.split(' == ').map(side => side.trim())
  const values = sides.map(side => valueAt(side, entries))
  if (sides.length === 1) return Boolean(values[0])
  return values.every(value => comparable(value) === comparable(values[0]))
}

/** Without tags and entities, twice: their titles are markup, ours are plain text that may speak of tags. An empty title is none. */
const comparable = (value: unknown): string =>
  typeof value === 'string'
    ? plainText(plainText(value)).replace(/\s+/g, ' ')
    : JSON.stringify(value ?? '').replace(/^""$/, '')

function valueAt(side: string, entries: readonly Plain[]): unknown {
  const length = /^len\((.*)\)$/.exec(side)?.[1]
  if (length) return (valueAt(length, entries) as unknown[] | undefined)?.length
  if (side.startsWith('entries')) {
    const keys = [...side.matchAll(/\[(?:'([^']*)'|(\d+))\]/g)].map(([, name, index]) => name ?? index!)
    return keys.reduce<unknown>((value, key) => (value as Plain | undefined)?.[key], entries)
  }
  if (side === 'None') return null
  if (side.startsWith('(')) return side
  const texts = [...side.matchAll(/u?'((?:[^'\\]|\\.)*)'|u?"((?:[^"\\]|\\.)*)"/g)]
  if (texts.length > 0) return texts.map(([, single, double]) => unescaped(single ?? double ?? '')).join('')
  return Number(side)
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi, (_whole, four, two, one) =>
    four || two ? String.fromCharCode(Number.parseInt(four ?? two, 16)) : (escapes[one] ?? one),
  )

if (import.meta.main) console.table(await feeds.run({ folder: process.argv[2] ?? '../shared/data', part: 'all' }))
