/** The file of an order: its name, its columns, and who writes it. */
import { type Locale, say } from '@guanlan/platform/contract'
import { csvPieces, jsonLinesPieces, type SheetColumn, type TablePieces, xlsxPieces } from '@guanlan/platform/server'
import { type DownloadOrder, type FieldKey, isCollection, ofVolume } from '../../contract.ts'
import { strings } from '../../strings.ts'

/** Rows of one workbook; of more, several are packed into one file. */
export const rowsOfBook = 1_000_000

const widths: Partial<Record<FieldKey, number>> = {
  title: 60,
  url: 40,
  body: 80,
  translation: 80,
  comments: 60,
  notes: 40,
  monitors: 28,
  labels: 24,
  hitWords: 28,
  keywords: 36,
  names: 28,
  publishedAt: 20,
  sentiment: 10,
  level: 12,
  copies: 10,
  reads: 12,
  likes: 12,
  shares: 12,
  commentCount: 12,
  interactions: 12,
}

export const columnsOf = ({ fields }: Pick<DownloadOrder, 'fields'>, locale: Locale): SheetColumn[] =>
  fields.map(({ key, title }) => ({
    key,
    title: title ?? say(strings[`field_${key}`], locale),
    width: widths[key] ?? 16,
    isLink: key === 'url',
  }))

export interface FileFacts {
  locale: Locale
  zone: string
  rows: number
  /** What the first sheet of a workbook says. */
  about: readonly (readonly [string, string])[]
}

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const

export function piecesOf(order: DownloadOrder, { locale, zone, rows, about }: FileFacts): TablePieces {
  const columns = columnsOf(order, locale)
  const { format, encoding, separator } = order
  if (format === 'csv') return csvPieces({ columns, zone, encoding, separator: separators[separator] })
  // Programs read fields by their key, unless somebody gave them a name.
  if (format === 'jsonl')
    return jsonLinesPieces({ zone, columns: order.fields.map(({ key, title }) => ({ key, title: title ?? key })) })
  return xlsxPieces({
    columns,
    zone,
    rows,
    rowsOfBook,
    about: { title: say(strings.aboutSheet, locale), lines: about },
    sheetTitle: say(strings.rowsSheet, locale),
  })
}

/** More rows than a workbook bears are workbooks in one packed file, more articles than a volume has are volumes in one. */
export const formatOf = ({ format }: DownloadOrder, rows: number): string =>
  (format === 'xlsx' && rows > rowsOfBook) || (isCollection(format) && rows > ofVolume) ? 'zip' : format

/** @param moment as the wall shows it: `2026-03-01 09:30:00` */
export function nameOf({ fileName }: DownloadOrder, title: string, moment: string, format: string): string {
  const stem = fileName || `${title} ${moment.slice(0, 16).replace(':', '')}`
  const ending = `.${format}`
  return `${stem.endsWith(ending) ? stem.slice(0, -ending.length) : stem}`.slice(0, 100) + ending
}
