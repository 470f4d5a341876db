/** Parts of the report, each with the record it is made of. Pure. */
import type { Paragraph } from '@guanlan/features/reports/reports/contract'
import type { RecordBlock } from '@guanlan/features/reports/reports/server'
import type { Say } from './say.ts'

export const roomOf = (crisisId: number): string => `/crisisMonitor?crisis=${crisisId}`
export const statementOf = (crisisId: number, id: number): string => `${roomOf(crisisId)}&statement=${id}`
export const articleOf = (id: number): string => `/monitorDetail?id=${id}`

export interface Sentence {
  text: string
  /** The address of its record. */
  opens: string
}

/** As many as a text holds. */
const mostSentences = 499

export function textBlock(sentences: readonly Sentence[], say: Say): RecordBlock {
  const shown = sentences.slice(0, mostSentences)
  const paragraphs: Paragraph[] = shown.map(({ text, opens }) => ({ style: 'bullet', runs: [{ text, href: opens }] }))
  const left = sentences.length - shown.length
  const note = sentences.length === 0 ? say('reportEmpty') : left > 0 ? say('reportLeftOut', { count: left }) : ''
  return { kind: 'text', paragraphs: note ? [...paragraphs, { style: 'plain', runs: [{ text: note }] }] : paragraphs }
}

type Table = Extract<RecordBlock, { kind: 'table' }>
/** Of a cell. */
const longest = 2_000

export interface Row extends Pick<Sentence, 'opens'> {
  cells: readonly string[]
}

/** @param left rows that it does not have */
export function tableBlock(title: string, columns: readonly string[], rows: readonly Row[], say: Say, left = 0): Table {
  const note = rows.length === 0 ? say('reportEmpty') : left > 0 ? say('reportLeftOut', { count: left }) : ''
  return {
    kind: 'table',
    title,
    columns: columns.map(each => ({ title: each, align: 'start' })),
    rows: rows.map(({ cells }) => cells.map(cell => (cell.length > longest ? `${cell.slice(0, longest - 1)}…` : cell))),
    opensRows: rows.map(({ opens }) => opens),
    ...(note && { sentence: note }),
  }
}
