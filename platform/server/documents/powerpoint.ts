/** A document as slides: one thing a slide (slides.ts), its charts and tables PowerPoint's own, so that they can be edited. */
import { cleanXml } from '@guanlan/platform/contract'
import pptxgenjs from 'pptxgenjs'
import {
  acrossOf,
  type ChartPart,
  colourOf,
  type FigureOfNote,
  type Look,
  linkOf,
  type PaperDocument,
  type Paragraph,
  type Run,
  type TablePart,
} from './document.ts'
import { chartSize, drawChart, heightOf, pictureOf } from './drawings/draw.ts'
import { cellText } from './html.ts'
import { markAddress, markAt } from './own-look.ts'
import { type PlannedSlide, planSlides } from './slides.ts'

// The package says what it is to both kinds of modules; Node hands over the one within.
const Presentation = pptxgenjs as unknown as typeof import('pptxgenjs').default
type Slides = InstanceType<typeof Presentation>
type Slide = ReturnType<Slides['addSlide']>
type TextProps = Exclude<Parameters<Slide['addText']>[0], string>[number]

/** Inches: 16:9. */
const paper = { width: 13.33, height: 7.5, edge: 0.6, top: 1.35, bottom: 6.9 }
const textWidth = paper.width - 2 * paper.edge
/** Of a line of sentences below the title. */
const leadHeight = 0.6

export async function powerPointOf(document: PaperDocument): Promise<Buffer> {
  const { title, author, language, look, parts, footer, header, watermark, mark } = document
  const size = mark && markAt(mark, 0.4)
  const slides = new Presentation()
  slides.layout = 'LAYOUT_WIDE'
  slides.title = cleanXml(title)
  slides.author = cleanXml(author)
  slides.theme = { headFontFace: look.font.eastern, bodyFontFace: look.font.eastern }
  slides.defineSlideMaster({
    title: 'PLAIN',
    background: { color: 'FFFFFF' },
    objects: [
      { rect: { x: 0, y: 0, w: 0.18, h: paper.height, fill: { color: hex(look.accent) } } },
      {
        text: {
          text: cleanXml(header && header !== title ? `${header}　${footer}` : footer),
          options: { x: paper.edge, y: 7.05, w: 8, h: 0.3, fontSize: 10, color: hex(look.quiet) },
        },
      },
      ...(mark && size
        ? [
            {
              image: {
                data: markAddress(mark),
                x: paper.width - 0.3 - size.width,
                y: 0.2,
                w: size.width,
                h: size.height,
              },
            },
          ]
        : []),
      ...(watermark
        ? [
            {
              text: {
                text: cleanXml(watermark),
                options: {
                  x: 1.5,
                  y: 3,
                  w: 10.3,
                  h: 1.5,
                  align: 'center' as const,
                  fontSize: 66,
                  color: hex(look.quiet),
                  transparency: 90,
                  rotate: 330,
                },
              },
            },
          ]
        : []),
    ],
    slideNumber: { x: 12.3, y: 7.05, w: 0.7, h: 0.3, fontSize: 10, color: hex(look.quiet), align: 'right' },
  })
  for (const planned of planSlides(parts, language)) await addContent(planned, { slides, look })
  return (await slides.write({ outputType: 'nodebuffer' })) as Buffer
}

interface Making {
  slides: Slides
  look: Look
}

/** The package writes both ways, and its types know one. */
const topFirst = 'maxMin' as 'minMax'
const hex = (colour: string): string => colour.slice(1)

async function addContent(planned: PlannedSlide, making: Making): Promise<void> {
  const { look } = making
  const { content, lead } = planned
  if (content.kind === 'cover') return addCover(content, making)
  const slide = newSlide(planned, making)
  const top = paper.top + (lead ? leadHeight : 0)
  const body = { x: paper.edge, y: top, w: textWidth, h: paper.bottom - top }
  switch (content.kind) {
    case 'text':
      slide.addText(textsOf(content.paragraphs, look), {
        ...body,
        fontSize: 16,
        color: hex(look.ink),
        valign: 'top',
        paraSpaceAfter: 8,
        fit: 'shrink',
      })
      return
    case 'figures':
      return addFigures(content.figures, slide, top, look)
    case 'chart':
      return addChart(content, slide, top, making)
    case 'table':
      return addTable(content, slide, top, look)
    case 'entries':
      slide.addText(
        content.entries.flatMap(({ title, href, facts, paragraphs }) => [
          wordsOf({ text: title, bold: true, ...(href && { href }) }, look, { fontSize: 16, breakLine: true }),
          wordsOf({ text: facts, tone: 'quiet' }, look, { fontSize: 11, breakLine: true }),
          ...paragraphs.slice(0, 1).flatMap(each => textOf(each, look, 12)),
        ]),
        { ...body, color: hex(look.ink), valign: 'top', paraSpaceAfter: 4, fit: 'shrink' },
      )
      return
    case 'picture': {
      const scale = Math.min(textWidth / content.width, body.h / content.height)
      const [w, h] = [content.width * scale, content.height * scale]
      slide.addImage({
        data: `image/${content.type === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(content.bytes).toString('base64')}`,
        x: (paper.width - w) / 2,
        y: top,
        w,
        h,
        altText: cleanXml(content.description),
      })
    }
  }
}

function newSlide({ section, title, lead }: PlannedSlide, { slides, look }: Making): Slide {
  const slide = slides.addSlide({ masterName: 'PLAIN' })
  const line = { x: paper.edge, w: textWidth, fit: 'shrink' as const }
  if (section) slide.addText(cleanXml(section), { ...line, y: 0.25, h: 0.35, fontSize: 12, color: hex(look.accent) })
  slide.addText(cleanXml(title), { ...line, y: 0.5, h: 0.7, fontSize: 26, bold: true, color: hex(look.ink) })
  if (lead)
    slide.addText(cleanXml(lead), {
      ...line,
      y: paper.top - 0.1,
      h: leadHeight,
      fontSize: 14,
      color: hex(look.quiet),
      valign: 'top',
    })
  return slide
}

function addCover(
  { title, subtitle, lines }: Extract<PlannedSlide['content'], { kind: 'cover' }>,
  { slides, look }: Making,
): void {
  const slide = slides.addSlide()
  slide.background = { color: hex(look.accent) }
  const white = { color: 'FFFFFF', x: 1, w: paper.width - 2 }
  slide.addText(cleanXml(title), { ...white, y: 2, h: 1.6, fontSize: 42, bold: true, fit: 'shrink' })
  slide.addText(cleanXml(subtitle), { ...white, y: 3.6, h: 0.7, fontSize: 22 })
  slide.addText(cleanXml(lines.join('\n')), { ...white, y: 5, h: 1.4, fontSize: 14, valign: 'top' })
}

function addFigures(figures: readonly FigureOfNote[], slide: Slide, top: number, look: Look): void {
  const across = acrossOf(figures.length)
  const gap = 0.2
  const [w, h] = [(textWidth - gap * (across - 1)) / across, 2.2]
  for (const [at, { name, value, change, tone }] of figures.entries())
    slide.addText(
      [
        { text: cleanXml(name), options: { fontSize: 14, color: hex(look.quiet), breakLine: true } },
        {
          text: cleanXml(value),
          options: { fontSize: 30, bold: true, color: hex(tone ? look.tones[tone] : look.ink), breakLine: true },
        },
        { text: cleanXml(change), options: { fontSize: 13, color: hex(look.quiet) } },
      ],
      {
        x: paper.edge + (at % across) * (w + gap),
        y: top + 0.2 + Math.floor(at / across) * (h + 0.3),
        w,
        h,
        fill: { color: hex(look.soft) },
        margin: 12,
        valign: 'middle',
        fit: 'shrink',
      },
    )
}

async function addChart(chart: ChartPart, slide: Slide, top: number, { slides, look }: Making): Promise<void> {
  const { data, drawn, title, sentence } = chart
  const place = { x: paper.edge, y: top, w: textWidth, h: (sentence ? 6.05 : 6.75) - top }
  const altText = cleanXml(sentence || title)
  if (data.rows.length === 0 || data.series.length === 0 || drawn === 'cloud' || drawn === 'heat') {
    const picture = await pictureOf(drawChart(chart, look))
    const scale = Math.min(place.w / chartSize.width, place.h / heightOf(chart))
    const [w, h] = [chartSize.width * scale, heightOf(chart) * scale]
    slide.addImage({
      data: `image/png;base64,${picture.toString('base64')}`,
      x: (paper.width - w) / 2,
      y: place.y,
      w,
      h,
      altText,
    })
  } else {
    const labels = data.rows.map(cleanXml)
    // What is not known stays empty, which the package writes and its types do not know.
    const shown = data.series.map(({ name, values }) => ({ name: cleanXml(name), labels, values: values as number[] }))
    const isShare = drawn === 'share'
    const { ChartType } = slides
    const type = isShare ? ChartType.doughnut : drawn === 'line' ? ChartType.line : ChartType.bar
    slide.addChart(type, isShare ? shown.slice(0, 1) : shown, {
      ...place,
      altText,
      chartColors: isShare
        ? labels.map((_, row) => hex(colourOf(look, data.tones?.[row], row)))
        : data.series.map((series, at) => hex(colourOf(look, series.tone, at))),
      showLegend: isShare || shown.length > 1,
      legendPos: isShare ? 'r' : 'b',
      legendFontSize: 12,
      catAxisLabelFontSize: 11,
      valAxisLabelFontSize: 11,
      valAxisLabelFormatCode: '#,##0',
      dataLabelFormatCode: '#,##0',
      valGridLine: { color: hex(look.line), size: 0.5 },
      ...(isShare && {
        holeSize: 55,
        showPercent: true,
        showValue: false,
        dataLabelColor: 'FFFFFF',
        dataLabelFormatCode: '0.0%',
      }),
      // What is read at the end of each bar needs no scale, which would stand above them.
      ...(drawn === 'bar' && { barDir: 'bar', catAxisOrientation: topFirst }),
      ...(drawn === 'bar' &&
        shown.length === 1 && { showValue: true, valAxisHidden: true, valGridLine: { style: 'none' as const } }),
      ...((drawn === 'column' || drawn === 'stacked') && { barDir: 'col' }),
      ...(drawn === 'stacked' && { barGrouping: 'stacked' }),
      ...(drawn === 'line' && { lineSize: 2, lineDataSymbolSize: 5 }),
      barGapWidthPct: 60,
      displayBlanksAs: 'gap',
    })
  }
  if (sentence)
    slide.addText(cleanXml(sentence), {
      x: paper.edge,
      y: 6.15,
      w: textWidth,
      h: 0.7,
      fontSize: 13,
      color: hex(look.quiet),
      valign: 'top',
      fit: 'shrink',
    })
}

function addTable({ columns, rows }: TablePart, slide: Slide, top: number, look: Look): void {
  const whole = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  const head = columns.map(column => ({
    text: cleanXml(column.title),
    options: { bold: true, fill: { color: hex(look.soft) }, align: column.align ?? ('left' as const) },
  }))
  const lines = rows.map(row =>
    columns.map(({ align }, at) => {
      const value = row[at] ?? null
      const url = linkOf(typeof value === 'object' && value !== null && 'href' in value ? value.href : undefined)
      return {
        text: shortened(cleanXml(cellText(value)), 60),
        options: { align: align ?? ('left' as const), ...(url && { hyperlink: { url } }) },
      }
    }),
  )
  slide.addTable([head, ...lines], {
    x: paper.edge,
    y: top,
    w: textWidth,
    colW: columns.map(({ width = 1 }) => (textWidth * width) / whole),
    rowH: Math.min(0.48, (paper.bottom - top) / (rows.length + 1)),
    valign: 'middle',
    fontSize: 12,
    color: hex(look.ink),
    border: { type: 'solid', pt: 0.5, color: hex(look.line) },
  })
}

const shortened = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** Marks of lists are written: PowerPoint's own would be lost on lines with a link in them. */
function textOf({ style = 'plain', runs }: Paragraph, look: Look, fontSize = 16, number = 1): TextProps[] {
  const mark = style === 'bullet' ? '•  ' : style === 'number' ? `${number}.  ` : ''
  const made = [...(mark ? [{ text: mark }] : []), ...runs].map(each => wordsOf(each, look, { fontSize }))
  const last = made.at(-1)
  if (last) last.options = { ...last.options, breakLine: true }
  return made
}

/** Paragraphs, those of numbered lists with their numbers. */
function textsOf(paragraphs: readonly Paragraph[], look: Look): TextProps[] {
  let number = 0
  return paragraphs.flatMap(each => {
    number = each.style === 'number' ? number + 1 : 0
    return textOf(each, look, 16, number)
  })
}

function wordsOf({ text, bold, italic, tone, href }: Run, look: Look, options: TextProps['options']): TextProps {
  const colour = tone === 'quiet' ? look.quiet : tone ? look.tones[tone] : look.ink
  const url = linkOf(href)
  return {
    text: cleanXml(text),
    options: {
      ...options,
      ...(bold && { bold }),
      ...(italic && { italic }),
      color: hex(colour),
      ...(url && { hyperlink: { url } }),
    },
  }
}
