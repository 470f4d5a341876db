/** Words of Word: runs, links, paragraphs, and the sizes they are measured in. */
import { cleanXml } from '@guanlan/platform/contract'
import {
  BorderStyle,
  ExternalHyperlink,
  type IRunOptions,
  ShadingType,
  TextRun,
  Paragraph as WordParagraph,
} from 'docx'
import { type Look, linkOf, type Paragraph, type Run } from '../document.ts'

export const hex = (colour: string): string => colour.slice(1)

/** Twentieths of a point in pixels of a screen. */
export const pixels = (twips: number): number => Math.floor(twips / 15)
export const gap = () => new WordParagraph({ spacing: { before: 0, after: 60 }, children: [] })
/** What a chart or a table says, small; `keepNext` where what it is about comes below. */
export const sentenceLine = (text: string, look: Look, keepNext = false): WordParagraph =>
  new WordParagraph({ keepNext, children: [run({ text, tone: 'quiet' }, look, { size: 18 })] })

export const titleLine = (text: string, look: Look) =>
  new WordParagraph({
    keepNext: true,
    spacing: { before: 160, after: 60 },
    children: [run({ text, bold: true }, look)],
  })

export function run({ text, bold, italic, marked, tone }: Run, look: Look, more: IRunOptions = {}): TextRun {
  const colour = tone === 'quiet' ? look.quiet : tone ? look.tones[tone] : undefined
  const lines = cleanXml(text).split('\n')
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

export function linked(each: Run, look: Look, more?: IRunOptions): TextRun | ExternalHyperlink {
  const link = linkOf(each.href)
  return link === null
    ? run(each, look, more)
    : new ExternalHyperlink({ link, children: [run(each, look, { style: 'Hyperlink' })] })
}

export function paragraphOf({ style = 'plain', runs }: Paragraph, look: Look): WordParagraph {
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
