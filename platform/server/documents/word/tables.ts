/** Tables of Word: those of the document, and the key figures in cells. */
import {
  AlignmentType,
  BorderStyle,
  ShadingType,
  Table,
  TableRow,
  WidthType,
  TableCell as WordCell,
  Paragraph as WordParagraph,
} from 'docx'
import { acrossOf, type FigureOfNote, type Run, type TablePart } from '../document.ts'
import { cellText } from '../html.ts'
import { longTableOf, marksOf } from './long-tables.ts'
import type { Place } from './place.ts'
import { hex, linked, run } from './words.ts'

export const noBorders = {
  top: { style: BorderStyle.NONE },
  bottom: { style: BorderStyle.NONE },
  left: { style: BorderStyle.NONE },
  right: { style: BorderStyle.NONE },
  insideHorizontal: { style: BorderStyle.NONE },
  insideVertical: { style: BorderStyle.NONE },
}

/** Four figures a line at most; a number stands on one line, its change on the next. */
export function figuresOf(figures: readonly FigureOfNote[], { look, width }: Place): Table {
  const across = acrossOf(figures.length)
  const cellWidth = Math.floor(width / across)
  const cell = (each: FigureOfNote | undefined) =>
    new WordCell({
      width: { size: cellWidth, type: WidthType.DXA },
      margins: { top: 100, bottom: 100, left: 140, right: 140 },
      ...(each && { shading: { type: ShadingType.CLEAR, fill: hex(look.soft) } }),
      children: each
        ? [
            new WordParagraph({
              spacing: { after: 0 },
              children: [run({ text: each.name, tone: 'quiet' }, look, { size: 18 })],
            }),
            new WordParagraph({
              spacing: { after: 0 },
              children: [
                run({ text: each.value, bold: true, ...(each.tone && { tone: each.tone }) }, look, {
                  size: sizeOf(each.value),
                }),
              ],
            }),
            new WordParagraph({
              spacing: { after: 0 },
              children: [run({ text: each.change, tone: 'quiet' }, look, { size: 18 })],
            }),
          ]
        : [new WordParagraph({})],
    })
  const lines = Array.from({ length: Math.ceil(figures.length / across) }, (_, line) =>
    Array.from({ length: across }, (_, at) => figures[line * across + at]),
  )
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: Array.from({ length: across }, () => cellWidth),
    borders: {
      ...noBorders,
      insideVertical: { style: BorderStyle.SINGLE, size: 24, color: 'FFFFFF' },
      insideHorizontal: { style: BorderStyle.SINGLE, size: 24, color: 'FFFFFF' },
    },
    rows: lines.map(line => new TableRow({ cantSplit: true, children: line.map(cell) })),
  })
}

/** Half points: a longer number is smaller, or Word would break it. */
const sizeOf = (value: string): number => (value.length <= 8 ? 32 : value.length <= 11 ? 26 : 20)

export function tableOf(part: TablePart, { look, width, longTables }: Place): Table {
  const { columns } = part
  const long = longTableOf(part)
  if (long) longTables.push(long)
  const rows = long ? [marksOf(long, columns.length)] : part.rows
  const whole = columns.reduce((sum, column) => sum + (column.width ?? 1), 0)
  const widths = columns.map(column => Math.floor((width * (column.width ?? 1)) / whole))
  const cell = (each: Run, at: number, isHead: boolean) =>
    new WordCell({
      width: { size: widths[at] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: 90, right: 90 },
      ...(isHead && { shading: { type: ShadingType.CLEAR, fill: hex(look.soft) } }),
      children: [
        new WordParagraph({
          spacing: { after: 0, line: 276 },
          alignment: columns[at]?.align === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [linked(each, look, { size: 18 })],
        }),
      ],
    })
  const line = { style: BorderStyle.SINGLE, size: 4, color: hex(look.line) }
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: { ...noBorders, bottom: line, insideHorizontal: line },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map(({ title }, at) => cell({ text: title, bold: true }, at, true)),
      }),
      ...rows.map(
        row =>
          new TableRow({
            cantSplit: true,
            children: columns.map((_, at) => {
              const value = row[at] ?? null
              const href = typeof value === 'object' && value !== null && 'href' in value ? value.href : undefined
              return cell({ text: cellText(value), ...(href && { href }) }, at, false)
            }),
          }),
      ),
    ],
  })
}
