/** Parts of blocks that features above hand in, each paragraph and row with the record it is made of. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import type { Paragraph } from '../../contract.ts'
import { madeStrings as strings } from '../../strings/made.ts'
import type { RecordBlock } from './handed-in.ts'

export interface Sentence {
  text: string
  /** The address of its record. */
  opens: string
}

/** As many as a text holds. */
const mostSentences = 499

export function textBlock(sentences: readonly Sentence[], locale: Locale): RecordBlock {
  const shown = sentences.slice(0, mostSentences)
  const paragraphs: Paragraph[] = shown.map(({ text, opens }) => ({ style: 'bullet', runs: [{ text, href: opens }] }))
  const note = noteOf(sentences.length, sentences.length - shown.length, locale)
  return { kind: 'text', paragraphs: note ? [...paragraphs, { style: 'plain', runs: [{ text: note }] }] : paragraphs }
}

type Table = Extract<RecordBlock, { kind: 'table' }>
/** Of a cell. */
const longest = 2_000

export interface RecordRow extends Pick<Sentence, 'opens'> {
  cells: readonly string[]
}

/** @param left rows that it does not have */
export function tableBlock(
  title: string,
  columns: readonly string[],
  rows: readonly RecordRow[],
  locale: Locale,
  left = 0,
): Table {
  const note = noteOf(rows.length, left, locale)
  return {
    kind: 'table',
    title,
    columns: columns.map(each => ({ title: each, align: 'start' })),
    rows: rows.map(({ cells }) => cells.map(cell => (cell.length > longest ? `${cell.slice(0, longest - 1)}…` : cell))),
    opensRows: rows.map(({ opens }) => opens),
    ...(note && { sentence: note }),
  }
}

export const noRecords = (locale: Locale): string => say(strings.noRecords, locale)
function noteOf(count: number, left: number, locale: Locale): string {
  if (count === 0) return noRecords(locale)
  return left > 0 ? say(strings.recordsLeftOut, locale, { count: left }) : ''
}

/** Moments as sentences have them, by the clock of the organisation: to the minute, a dash for none. */
export function momentsOf(zone: string): (moment: Date | string | null) => string {
  const clock = wallClock(zone)
  return moment => (moment === null ? '—' : clock.text(new Date(moment)).slice(0, 16))
}
