/** A document as Word opens it: real headings, contents with page numbers, lists and tables; charts that can be edited, others as pictures. */
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  type IRunOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageBreak,
  PageNumber,
  ShadingType,
  Table,
  TableRow,
  TextRun,
  WidthType,
  TableCell as WordCell,
  Paragraph as WordParagraph,
} from 'docx'
import { ChartRun } from 'docx/charts'
import { TextWatermark } from 'docx/watermarks'
import {
  type ChartPart,
  clean,
  colourOf,
  type FigureOfNote,
  type HeadingPlace,
  headingsOf,
  isLink,
  type Look,
  type PaperDocument,
  type Paragraph,
  type Part,
  type Run,
  type TablePart,
} from './document.ts'
import { chartSize, drawChart, heightOf, pictureOf } from './drawings/draw.ts'
import { cellText } from './html.ts'

/** Width of the text on A4 with its margins, in twentieths of a point. */
const textWidth = 9_350

export async function wordOf(document: PaperDocument): Promise<Buffer> {
  const { title, author, look, language, header, footer, watermark, parts } = document
  const headings = headingsOf(parts)
  const children: (WordParagraph | Table)[] = []
  for (const part of parts) children.push(...(await partOf(part, { look, headings, width: textWidth })))
  const font = { ascii: look.font.western, hAnsi: look.font.western, eastAsia: look.font.eastern }
  const lang = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-GB' }[language]
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: hex(look.ink), font },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  })
  const made = new Document({
    title: clean(title),
    creator: clean(author),
    background: {},
    styles: {
      default: {
        document: {
          run: { font, size: 21, color: hex(look.ink), language: { value: lang, eastAsia: lang } },
          paragraph: { spacing: { line: 340, lineRule: LineRuleType.AUTO, after: 100 } },
        },
        heading1: heading(32, 360),
        heading2: heading(27, 280),
        heading3: heading(24, 200),
        title: { run: { size: 52, bold: true, color: hex(look.ink), font }, paragraph: { spacing: { before: 3_600 } } },
        hyperlink: { run: { color: hex(look.accent), underline: {} } },
      },
    },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 480, hanging: 360 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: { width: 11_906, height: 16_838 }, margin: margins } },
        headers: {
          default: new Header({
            children: [
              new WordParagraph({
                children: [
                  ...(watermark
                    ? [
                        new TextWatermark({
                          text: clean(watermark),
                          font: look.font.eastern,
                          opacity: 0.25,
                          width: 300,
                        }),
                      ]
                    : []),
                  run({ text: header, tone: 'quiet' }, look, { size: 18 }),
                ],
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              new WordParagraph({
                alignment: AlignmentType.CENTER,
                children: [
                  run({ text: footer ? `${footer}　` : '', tone: 'quiet' }, look, { size: 18 }),
                  new TextRun({
                    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                    size: 18,
                    color: hex(look.quiet),
                  }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  })
  return Packer.toBuffer(made)
}

const margins = { top: 1_300, bottom: 1_300, left: 1_278, right: 1_278 }
const hex = (colour: string): string => colour.slice(1)

interface Place {
  look: Look
  headings: Map<Part, HeadingPlace>
  /** Twentieths of a point. */
  width: number
}

async function partOf(part: Part, place: Place): Promise<(WordParagraph | Table)[]> {
  const { look, headings } = place
  switch (part.kind) {
    case 'cover':
      return [
        new WordParagraph({ heading: HeadingLevel.TITLE, children: [run({ text: part.title }, look)] }),
        new WordParagraph({
          spacing: { after: 600 },
          border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: hex(look.accent), space: 12 } },
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
      return [...(part.title ? [titleLine(part.title, look)] : []), tableOf(part, place), gap()]
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
              altText: { name: clean(part.description), description: clean(part.description), title: '' },
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

/** Twentieths of a point in pixels of a screen. */
const pixels = (twips: number): number => Math.floor(twips / 15)
const gap = () => new WordParagraph({ spacing: { before: 0, after: 60 }, children: [] })
const titleLine = (text: string, look: Look) =>
  new WordParagraph({
    keepNext: true,
    spacing: { before: 160, after: 60 },
    children: [run({ text, bold: true }, look)],
  })

function run({ text, bold, italic, marked, tone }: Run, look: Look, more: IRunOptions = {}): TextRun {
  const colour = tone === 'quiet' ? look.quiet : tone ? look.tones[tone] : undefined
  const lines = clean(text).split('\n')
  return new TextRun({
    children: lines.flatMap((line, at) =>
      at === 0 ? [line] : [new TextRun({ break: 1 }), line],
    ) as IRunOptions['children'],
    ...(bold && { bold }),
    ...(italic && { italics: italic }),
    ...(marked && { shading: { type: ShadingType.CLEAR, fill: 'FFEFB0' } }),
    ...(colour && { color: hex(colour) }),
    ...more,
  })
}

const linked = (each: Run, look: Look): TextRun | ExternalHyperlink =>
  isLink(each.href)
    ? new ExternalHyperlink({
        link: encodeURI(decodeSafely(each.href)),
        children: [run(each, look, { style: 'Hyperlink' })],
      })
    : run(each, look)

/** An address that is encoded already stays as it is. */
function decodeSafely(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

function paragraphOf({ style = 'plain', runs }: Paragraph, look: Look): WordParagraph {
  return new WordParagraph({
    children: runs.map(each => linked(style === 'quote' ? { tone: 'quiet', ...each } : each, look)),
    ...(style === 'bullet' && { bullet: { level: 0 } }),
    ...(style === 'number' && { numbering: { reference: 'numbers', level: 0 } }),
    ...(style === 'quote' && {
      indent: { left: 280 },
      border: { left: { style: BorderStyle.SINGLE, size: 12, color: hex(look.line), space: 8 } },
    }),
  })
}

/** Leads to its heading. Without a number of a page: where a page ends is known to the program that shows it alone. */
const entryOfContents = ({ level, text, anchor }: HeadingPlace, look: Look): WordParagraph =>
  new WordParagraph({
    spacing: { after: 60 },
    indent: { left: (level - 1) * 360 },
    children: [new InternalHyperlink({ anchor, children: [run({ text }, look)] })],
  })

const noBorders = {
  top: { style: BorderStyle.NONE },
  bottom: { style: BorderStyle.NONE },
  left: { style: BorderStyle.NONE },
  right: { style: BorderStyle.NONE },
  insideHorizontal: { style: BorderStyle.NONE },
  insideVertical: { style: BorderStyle.NONE },
}

/** Four figures a line. */
function figuresOf(figures: readonly FigureOfNote[], { look, width }: Place): Table {
  const across = Math.min(4, Math.max(1, figures.length))
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
                run({ text: each.value, bold: true, ...(each.tone && { tone: each.tone }) }, look, { size: 32 }),
                run({ text: each.change ? `  ${each.change}` : '', tone: 'quiet' }, look, { size: 18 }),
              ],
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

async function chartOf(chart: ChartPart, { look, width }: Place): Promise<WordParagraph[]> {
  return [
    titleLine(chart.title, look),
    new WordParagraph({ keepNext: chart.sentence !== '', children: [await drawingOf(chart, look, pixels(width))] }),
    ...(chart.sentence
      ? [new WordParagraph({ children: [run({ text: chart.sentence, tone: 'quiet' }, look, { size: 18 })] })]
      : []),
  ]
}

/** A chart of Word's own where it has one of the kind. */
async function drawingOf(chart: ChartPart, look: Look, width: number): Promise<ChartRun | ImageRun> {
  const { data, drawn, sentence, title } = chart
  const altText = { name: clean(title), description: clean(sentence || title), title: '' }
  const height = Math.round(heightOf(chart) * Math.min(1, width / chartSize.width))
  const size = { width, height }
  if (data.rows.length === 0 || data.series.length === 0 || drawn === 'cloud' || drawn === 'heat')
    return new ImageRun({ type: 'png', data: await pictureOf(drawChart(chart, look)), transformation: size, altText })
  const categories = data.rows.map(clean)
  const common = {
    categories,
    transformation: size,
    altText,
    font: { name: look.font.eastern, color: hex(look.ink) },
    chartArea: { fill: 'none', border: 'none' as const },
  }
  const series = data.series.map((each, at) => ({
    name: clean(each.name) || ' ',
    values: each.values,
    color: hex(colourOf(look, each.tone, at)),
  }))
  const [first] = series
  if (drawn === 'share' && first)
    return new ChartRun({
      ...common,
      type: 'doughnut',
      holeSize: 55,
      series: [
        {
          name: first.name,
          values: first.values.map(value => value ?? 0),
          colors: categories.map((_, row) => hex(colourOf(look, data.tones?.[row], row))),
        },
      ],
      dataLabels: { percentage: true, numberFormat: '0.0%' },
      legend: { position: 'right' },
    })
  const legend = series.length > 1 ? ({ position: 'bottom' } as const) : (false as const)
  const valueAxis = { numberFormat: '#,##0' }
  if (drawn === 'line')
    return new ChartRun({ ...common, type: 'line', series, legend, valueAxis, markers: categories.length <= 16 })
  if (drawn === 'bar')
    return new ChartRun({
      ...common,
      type: 'bar',
      series,
      legend,
      valueAxis: { ...valueAxis, visible: false, gridlines: false },
      categoryAxis: { reverseOrder: true },
      gapWidth: 60,
      ...(series.length === 1 && { dataLabels: { value: true, numberFormat: '#,##0' } }),
    })
  return new ChartRun({
    ...common,
    type: 'column',
    series,
    legend,
    valueAxis,
    gapWidth: 60,
    ...(drawn === 'stacked' && { stacking: 'stacked' as const }),
  })
}

function tableOf({ columns, rows }: TablePart, { look, width }: Place): Table {
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
          children: [isLink(each.href) ? linked(each, look) : run(each, look, { size: 18 })],
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
