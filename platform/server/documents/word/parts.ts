/** What each part of a document is in Word. */
import { cleanXml } from '@guanlan/platform/contract'
import {
  Bookmark,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  PageBreak,
  Table,
  TableRow,
  WidthType,
  TableCell as WordCell,
  Paragraph as WordParagraph,
} from 'docx'
import type { HeadingPlace, Look, Part } from '../document.ts'
import { chartOf } from './charts.ts'
import type { Place } from './place.ts'
import { figuresOf, noBorders, tableOf } from './tables.ts'
import { gap, hex, linked, paragraphOf, pixels, run, sentenceLine, titleLine } from './words.ts'

export async function partOf(part: Part, place: Place): Promise<(WordParagraph | Table)[]> {
  const { look, headings } = place
  switch (part.kind) {
    case 'cover':
      return [
        new WordParagraph({
          heading: HeadingLevel.TITLE,
          border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: hex(look.accent), space: 12 } },
          children: [run({ text: part.title }, look)],
        }),
        new WordParagraph({
          spacing: { before: 240, after: 600 },
          children: [run({ text: part.subtitle, tone: 'quiet' }, look, { size: 28 })],
        }),
        ...part.lines.map(text => new WordParagraph({ children: [run({ text }, look)] })),
        new WordParagraph({ children: [new PageBreak()] }),
      ]
    case 'contents':
      return [
        new WordParagraph({
          spacing: { after: 160 },
          children: [run({ text: part.title, bold: true }, look, { size: 30 })],
        }),
        ...[...headings.values()].map(each => entryOfContents(each, look)),
      ]
    case 'heading': {
      const { anchor = 'part' } = headings.get(part) ?? {}
      return [
        new WordParagraph({
          heading:
            [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3][part.level - 1] ?? 'Heading3',
          children: [new Bookmark({ id: anchor, children: [run({ text: part.text }, look)] })],
        }),
      ]
    }
    case 'text':
      return part.paragraphs.map(each => paragraphOf(each, look))
    case 'figures':
      return [figuresOf(part.figures, place), gap()]
    case 'chart':
      return chartOf(part, place)
    case 'table':
      return [
        ...(part.title ? [titleLine(part.title, look)] : []),
        ...(part.sentence ? [sentenceLine(part.sentence, look, true)] : []),
        tableOf(part, place),
        gap(),
      ]
    case 'entries':
      return part.entries.flatMap(({ title, href, facts, paragraphs }) => [
        new WordParagraph({
          keepNext: true,
          spacing: { before: 200, after: 40 },
          children: [linked({ text: title, bold: true, ...(href && { href }) }, look)],
        }),
        new WordParagraph({
          keepNext: paragraphs.length > 0,
          children: [run({ text: facts, tone: 'quiet' }, look, { size: 18 })],
        }),
        ...paragraphs.map(each => paragraphOf(each, look)),
      ])
    case 'picture': {
      const scale = Math.min(1, pixels(place.width) / part.width)
      return [
        new WordParagraph({
          keepNext: part.description !== '',
          children: [
            new ImageRun({
              type: part.type,
              data: part.bytes,
              transformation: { width: part.width * scale, height: part.height * scale },
              altText: { name: cleanXml(part.description), description: cleanXml(part.description), title: '' },
            }),
          ],
        }),
        ...(part.description
          ? [new WordParagraph({ children: [run({ text: part.description, tone: 'quiet' }, look)] })]
          : []),
      ]
    }
    case 'columns':
      return [await columnsOf(part.columns, place), gap()]
    case 'pageBreak':
      return [new WordParagraph({ children: [new PageBreak()] })]
  }
}

/** Leads to its heading. Without a number of a page: where a page ends is known to the program that shows it alone. */
const entryOfContents = ({ level, text, anchor }: HeadingPlace, look: Look): WordParagraph =>
  new WordParagraph({
    spacing: { after: 60 },
    indent: { left: (level - 1) * 360 },
    children: [new InternalHyperlink({ anchor, children: [run({ text }, look)] })],
  })

/** Parts beside each other, as a table without lines. */
async function columnsOf(columns: readonly (readonly Part[])[], place: Place): Promise<Table> {
  const width = Math.floor(place.width / Math.max(1, columns.length))
  const cells = await Promise.all(
    columns.map(async column => {
      const inner: (WordParagraph | Table)[] = []
      for (const part of column) inner.push(...(await partOf(part, { ...place, width: width - 200 })))
      return new WordCell({
        width: { size: width, type: WidthType.DXA },
        margins: { top: 0, bottom: 0, left: 0, right: 200 },
        // A cell ends with a paragraph.
        children: [...inner, gap()],
      })
    }),
  )
  return new Table({
    width: { size: place.width, type: WidthType.DXA },
    columnWidths: columns.map(() => width),
    borders: noBorders,
    rows: [new TableRow({ children: cells })],
  })
}
