/** A document whose every word is this text. */
import { type Look, type PaperDocument, type Part, plainLook } from '../document.ts'

export function documentOfText(text: string, look: Look = plainLook): PaperDocument {
  const runs = [
    { text },
    { text, bold: true, marked: true },
    { text, href: `https://example.com/?a="1"&b='2'#<${text}>` },
  ]
  const data = {
    head: text,
    rows: [text, `${text}2`],
    series: [
      { name: text, values: [1, 2] },
      { name: `${text}2`, values: [3, null] },
    ],
  }
  const charts = (['line', 'column', 'stacked', 'bar', 'share', 'cloud', 'heat'] as const).map(
    (drawn): Part => ({ kind: 'chart', title: text, drawn, data, sentence: text }),
  )
  return {
    ...{ title: text, author: text, language: 'zh', look, header: text, footer: text, watermark: text },
    parts: [
      { kind: 'cover', title: text, subtitle: text, lines: [text, text] },
      { kind: 'contents', title: text },
      { kind: 'heading', level: 1, text },
      {
        kind: 'text',
        paragraphs: [{ runs }, { style: 'bullet', runs }, { style: 'number', runs }, { style: 'quote', runs }],
      },
      { kind: 'figures', title: text, heads: [text, text, text], figures: [{ name: text, value: text, change: text }] },
      ...charts,
      {
        kind: 'table',
        title: text,
        columns: [{ title: text }, { title: text }],
        rows: [
          [text, { text, href: `https://example.com/${text}` }],
          [1, null],
        ],
      },
      {
        kind: 'entries',
        entries: [{ title: text, href: `https://example.com/?${text}`, facts: text, paragraphs: [{ runs }] }],
      },
      { kind: 'picture', bytes: dot, type: 'png', width: 1, height: 1, description: text },
      { kind: 'columns', columns: [[{ kind: 'text', paragraphs: [{ runs }] }], charts.slice(0, 1)] },
    ],
  }
}

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
