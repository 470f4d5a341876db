/**
 * A document as files are made of it: what stands where, in words and figures that are final. Plain data, so that it goes to a
 * thread and into a row. It knows nothing of the product; features make it of what they have (reports, collections of articles).
 */
import type { ChartData, ChartTone, DocumentKind, Locale } from '@guanlan/platform/contract'

export const documentTypes: Readonly<Record<DocumentKind, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  png: 'image/png',
}

export interface PaperDocument {
  title: string
  /** In the properties of the file. */
  author: string
  language: Locale
  look: Look
  /** At the head and foot of each page; the foot has the number of the page beside it. */
  header: string
  footer: string
  /** Of the organisation, at the head of each page or the corner of each slide; absent: none. */
  mark?: PaperMark
  /** Across each page; empty: none. */
  watermark: string
  parts: readonly Part[]
}

/** Sizes in pixels. */
export interface PaperMark {
  type: 'png' | 'jpg'
  bytes: Uint8Array
  width: number
  height: number
}

/** `#RRGGBB`, names of fonts. */
export interface Look {
  accent: string
  ink: string
  quiet: string
  line: string
  soft: string
  palette: readonly string[]
  tones: Readonly<Record<ChartTone, string>>
  font: { western: string; eastern: string }
}

/** Words with one look; `href` is http, https or mailto. */
export interface Run {
  text: string
  bold?: boolean
  italic?: boolean
  marked?: boolean
  tone?: ChartTone | 'quiet'
  href?: string
}
export interface Paragraph {
  style?: 'plain' | 'bullet' | 'number' | 'quote'
  runs: readonly Run[]
}

export interface FigureOfNote {
  name: string
  /** As it is read: 1,204, 8.1%. */
  value: string
  /** +12.3%; empty: there is nothing to compare with. */
  change: string
  tone?: ChartTone
}

/** Figures beside each other, so that no line has one alone. */
export function acrossOf(count: number): number {
  const most = [4, 3]
  if (count <= 4) return Math.max(1, count)
  return most.find(across => count % across === 0) ?? most.find(across => count % across > 1) ?? 4
}

export type Drawn = 'line' | 'column' | 'stacked' | 'bar' | 'share' | 'cloud' | 'heat'
export interface ChartPart {
  kind: 'chart'
  title: string
  drawn: Drawn
  data: ChartData
  /** What it shows, for those who cannot see it, and as a line below it. */
  sentence: string
}

export type TableCell = string | number | Date | null | { text: string; href: string }
export interface TablePart {
  kind: 'table'
  title: string
  /** Below the title. */
  sentence?: string
  /** `width`: parts of the whole. */
  columns: readonly { title: string; width?: number; align?: 'left' | 'right' }[]
  rows: readonly (readonly TableCell[])[]
}

/** One article after the other: title, a line of facts, words. */
export interface EntriesPart {
  kind: 'entries'
  entries: readonly { title: string; href?: string; facts: string; paragraphs: readonly Paragraph[] }[]
}

export type Part =
  | { kind: 'cover'; title: string; subtitle: string; lines: readonly string[] }
  | { kind: 'contents'; title: string }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; paragraphs: readonly Paragraph[] }
  /** `heads`: what their names, values and changes are called where they stand in a table. */
  | { kind: 'figures'; title: string; heads: readonly [string, string, string]; figures: readonly FigureOfNote[] }
  | ChartPart
  | TablePart
  | EntriesPart
  | { kind: 'picture'; bytes: Uint8Array; type: 'png' | 'jpg'; width: number; height: number; description: string }
  | { kind: 'columns'; columns: readonly (readonly Part[])[] }
  | { kind: 'pageBreak' }

/** On white paper. */
export const plainLook: Look = {
  accent: '#1F5DB8',
  ink: '#17212E',
  quiet: '#55637A',
  line: '#DEE5EE',
  soft: '#F2F5F9',
  palette: [
    '#1F5DB8',
    '#C18A21',
    '#7B5027',
    '#2DA1C2',
    '#67326B',
    '#C1558A',
    '#3F76C8',
    '#505F71',
    '#389C6A',
    '#1F634A',
  ],
  tones: { positive: '#1591A0', neutral: '#8A95A3', negative: '#D9472B' },
  font: { western: 'Arial', eastern: 'Microsoft YaHei' },
}

/** Colour of a series or row: its meaning's, or the next of the palette. */
export const colourOf = ({ tones, palette, accent }: Look, tone: ChartTone | null | undefined, at: number): string =>
  tone ? tones[tone] : (palette[at % palette.length] ?? accent)

/** Headings in their order, with a name that is theirs alone in the document. */
export interface HeadingPlace {
  level: 1 | 2 | 3
  text: string
  anchor: string
}
/** Parts with those in columns, one after the other. */
export function* everyPart(parts: readonly Part[]): Generator<Part> {
  for (const part of parts)
    if (part.kind === 'columns') for (const column of part.columns) yield* everyPart(column)
    else yield part
}
export function headingsOf(parts: readonly Part[]): Map<Part, HeadingPlace> {
  const found = new Map<Part, HeadingPlace>()
  for (const part of everyPart(parts))
    if (part.kind === 'heading')
      found.set(part, { level: part.level, text: part.text, anchor: `part${found.size + 1}` })
  return found
}

/** The address of a link that may be followed out of a file, encoded; null for what is none. */
export function linkOf(href: string | undefined): string | null {
  const url = href === undefined ? null : URL.parse(href)
  return url && /^(https?|mailto):$/.test(url.protocol) ? url.href : null
}

/** Figures in words of their language. */
export const figure = (value: number): string => grouped.format(value)
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
