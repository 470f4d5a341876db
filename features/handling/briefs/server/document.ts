/** A brief as a document: the lines with their summaries, or whole articles one after the other. Pure. */
import { type Locale, say } from '@guanlan/platform/contract'
import { markedParagraphs, type PaperDocument, type Part, plainLook } from '@guanlan/platform/server'
import { strings } from '../strings.ts'
import type { BriefLine } from './lines.ts'

/** Text of an article and where the words of the monitors stand in it. */
export interface WholeText {
  body: string
  hits: readonly { from: number; to: number }[]
}

export interface BriefOfDocument {
  title: string
  organisation: string
  /** As it is read. */
  madeAt: string
  lines: readonly BriefLine[]
  /** By the id of the article; null: the summaries. */
  texts: ReadonlyMap<number, WholeText> | null
  locale: Locale
}

export function documentOf({ title, organisation, madeAt, lines, texts, locale }: BriefOfDocument): PaperDocument {
  const count = say(strings.count, locale, { count: lines.length })
  return {
    title,
    author: organisation,
    language: locale,
    look: plainLook,
    header: title,
    footer: organisation,
    watermark: '',
    parts: [
      { kind: 'cover', title, subtitle: organisation, lines: [madeAt, count] },
      ...(texts ? collection(lines, texts, locale) : [entriesOf(lines)]),
    ],
  }
}

const entriesOf = (lines: readonly BriefLine[]): Part => ({
  kind: 'entries',
  entries: lines.map(({ title, url, facts, summary }, at) => ({
    title: `${at + 1}. ${title}`,
    ...(url !== null && { href: url }),
    facts,
    paragraphs: summary ? [{ runs: [{ text: summary }] }] : [],
  })),
})

const collection = (lines: readonly BriefLine[], texts: ReadonlyMap<number, WholeText>, locale: Locale): Part[] => [
  { kind: 'contents', title: say(strings.contents, locale) },
  ...lines.flatMap(({ id, title, url, facts }, at): Part[] => {
    const text = texts.get(id)
    return [
      ...(at > 0 ? [{ kind: 'pageBreak' } as const] : []),
      { kind: 'heading', level: 1, text: `${at + 1}. ${title}` },
      {
        kind: 'text',
        paragraphs: [
          { runs: [{ text: facts, tone: 'quiet' }] },
          ...(url === null ? [] : [{ runs: [{ text: url, href: url }] }]),
          ...(text ? markedParagraphs({ body: text.body, marks: text.hits }) : []),
        ],
      },
    ]
  }),
]
