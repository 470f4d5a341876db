/** Articles one after the other as a document: cover, contents, then each with its facts and, where asked for, its whole text with hits marked. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import {
  type Cell,
  type MarkedText,
  markedParagraphs,
  type PaperDocument,
  type Paragraph,
  type Part,
  plainLook,
  type SheetRow,
  type WallClock,
  wallClock,
} from '@guanlan/platform/server'
import type { DownloadOrder, FieldKey } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { columnsOf } from './file.ts'

export interface MarkedRow {
  row: SheetRow
  marks: MarkedText['marks']
}

export interface CollectionFacts {
  title: string
  organisation: string
  /** What the cover says of the question. */
  about: readonly (readonly [string, string])[]
  locale: Locale
  /** IANA name. */
  zone: string
  /** Articles of the volumes before. */
  from: number
  /** From 1 on. */
  volume: number
  volumes: number
}

/** Said without their names: nobody takes them for something else. */
const plainly = new Set<FieldKey>(['media', 'mediaType', 'publishedAt', 'sentiment'])
/** Stand below the facts, each as paragraphs of its own. */
const atLength = new Set<FieldKey>(['body', 'translation', 'comments', 'notes'])

export function collectionOf(
  order: Pick<DownloadOrder, 'fields'>,
  rows: readonly MarkedRow[],
  facts: CollectionFacts,
): PaperDocument {
  const { organisation, about, locale, zone, from, volume, volumes } = facts
  const ofMany = say(strings.volumeOf, locale, { volume, volumes })
  const title = volumes > 1 ? `${facts.title} ${ofMany}` : facts.title
  const clock = wallClock(zone)
  const columns = columnsOf(order, locale) as { key: FieldKey; title: string }[]
  return {
    title,
    author: organisation,
    language: locale,
    look: plainLook,
    header: title,
    footer: organisation,
    watermark: '',
    parts: [
      {
        kind: 'cover',
        title: facts.title,
        subtitle: volumes > 1 ? ofMany : organisation,
        lines: about.map(([label, value]) => `${label}${locale === 'en' ? ': ' : '：'}${value}`.slice(0, 500)),
      },
      { kind: 'contents', title: say(strings.contents, locale) },
      ...rows.flatMap((each, at) =>
        articleOf(each, `${from + at + 1}. `, { columns, clock, locale, isFirst: at === 0 }),
      ),
    ],
  }
}

function articleOf(
  { row, marks }: MarkedRow,
  number: string,
  {
    columns,
    clock,
    locale,
    isFirst,
  }: { columns: readonly { key: FieldKey; title: string }[]; clock: WallClock; locale: Locale; isFirst: boolean },
): Part[] {
  const reported = (key: FieldKey) => wordsOf(row[key] ?? null, clock)
  const facts = columns
    .filter(({ key }) => key !== 'title' && key !== 'url' && !atLength.has(key))
    .map(({ key, title }) => ({ key, title, value: reported(key) }))
    .filter(({ value }) => value !== '')
    .map(({ key, title, value }) => (plainly.has(key) ? value : `${title}${locale === 'en' ? ': ' : '：'}${value}`))
  const url = reported('url')
  const long = columns.filter(({ key }) => atLength.has(key) && reported(key) !== '')
  const paragraphs: Paragraph[] = [
    ...(facts.length > 0 ? [{ runs: [{ text: facts.join(' · '), tone: 'quiet' as const }] }] : []),
    ...(url === '' ? [] : [{ runs: [{ text: url, href: url }] }]),
    ...long.flatMap(({ key, title }) =>
      key === 'body'
        ? markedParagraphs({ body: reported(key), marks })
        : [{ runs: [{ text: title, bold: true }] }, ...markedParagraphs({ body: reported(key), marks: [] })],
    ),
  ]
  return [
    ...(isFirst ? [] : [{ kind: 'pageBreak' } as const]),
    { kind: 'heading', level: 1, text: `${number}${reported('title').replace(/\s+/g, ' ').trim() || '—'}` },
    ...(paragraphs.length > 0 ? [{ kind: 'text' as const, paragraphs }] : []),
  ]
}

/** As it is read; a document takes any words, a table does not. */
const wordsOf = (cell: Cell, clock: WallClock): string =>
  cell === null ? '' : cell instanceof Date ? clock.text(cell).slice(0, 16) : String(cell)
