/** A document as Word opens it: real headings, contents that lead to them, lists and tables; charts that can be edited, others as pictures. */
import { cleanXml } from '@guanlan/platform/contract'
import {
  AlignmentType,
  Document,
  Footer,
  Header,
  ImageRun,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  type Table,
  TextRun,
  Paragraph as WordParagraph,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { headingsOf, type PaperDocument } from '../document.ts'
import { markAt } from '../own-look.ts'
import { fillLongTables, type LongTable } from './long-tables.ts'
import { partOf } from './parts.ts'
import { hex, run } from './words.ts'

/** Width of the text on A4 with its margins, in twentieths of a point. */
const textWidth = 9_350

export async function wordOf(document: PaperDocument): Promise<Buffer> {
  const { title, author, look, language, header, footer, watermark, mark, parts } = document
  const headings = headingsOf(parts)
  const children: (WordParagraph | Table)[] = []
  const longTables: LongTable[] = []
  for (const part of parts) children.push(...(await partOf(part, { look, headings, width: textWidth, longTables })))
  const font = { ascii: look.font.western, hAnsi: look.font.western, eastAsia: look.font.eastern }
  const lang = { zh: 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-GB' }[language]
  const heading = (size: number, before: number) => ({
    run: { size, bold: true, color: hex(look.ink), font },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  })
  const made = new Document({
    title: cleanXml(title),
    creator: cleanXml(author),
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
                          text: cleanXml(watermark),
                          font: look.font.eastern,
                          opacity: 0.25,
                          width: 300,
                        }),
                      ]
                    : []),
                  ...(mark
                    ? [
                        new ImageRun({
                          ...{ type: mark.type, data: mark.bytes, transformation: markAt(mark, markHeight) },
                          altText: { name: cleanXml(author), description: cleanXml(author), title: '' },
                        }),
                      ]
                    : []),
                  run({ text: mark ? `　${header}` : header, tone: 'quiet' }, look, { size: 18 }),
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
  return fillLongTables(await Packer.toBuffer(made), longTables)
}

/** In pixels. */
const markHeight = 24
const margins = { top: 1_300, bottom: 1_300, left: 1_278, right: 1_278 }
