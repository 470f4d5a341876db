/** Which slides a document has: one thing each, and none of a single sentence or figure, which stand with what they introduce. Pure. */
import type { Locale } from '@guanlan/platform/contract'
import { everyPart, type FigureOfNote, type Paragraph, type Part } from './document.ts'

type Content =
  | Extract<Part, { kind: 'cover' | 'text' | 'chart' | 'table' | 'entries' | 'picture' }>
  | { kind: 'figures'; figures: readonly FigureOfNote[] }

export interface PlannedSlide {
  /** Above the title: the part of the document it stands in; empty where the title says it. */
  section: string
  title: string
  /** Sentences below the title. */
  lead: string
  content: Content
}

/** Of a slide at most. */
const most = { rows: 11, paragraphs: 12, entries: 4, figures: 8, lead: 240 }
/** A text of so many letters is no slide of its own. */
const shortText = 120

export function planSlides(parts: readonly Part[], language: Locale): PlannedSlide[] {
  const slides: PlannedSlide[] = []
  let [section, title] = ['', '']
  let waiting: string[] = []

  const add = (content: Content, ownTitle = ''): void => {
    const named = ownTitle || title || section
    slides.push({ section: named === section ? '' : section, title: named, lead: waiting.join(' '), content })
    waiting = []
  }
  /** What introduces nothing stands with what was before it. */
  const settle = (): void => {
    if (waiting.length === 0) return
    const last = slides.at(-1)
    const lead = [last?.lead, ...waiting].filter(Boolean).join(' ')
    if (last && last.content.kind !== 'cover' && lead.length <= most.lead) {
      last.lead = lead
      waiting = []
      return
    }
    const paragraphs = waiting.map((text): Paragraph => ({ runs: [{ text }] }))
    waiting = []
    add({ kind: 'text', paragraphs })
  }

  for (const part of everyPart(parts))
    switch (part.kind) {
      case 'cover':
        add(part)
        break
      case 'heading':
        settle()
        title = part.level === 1 ? '' : part.text
        if (part.level === 1) section = part.text
        break
      case 'text': {
        const words = part.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ')
        const isPlain = part.paragraphs.every(({ runs }) => runs.every(({ href }) => href === undefined))
        if (isPlain && words.length <= shortText)
          waiting.push(title ? `${title}${language === 'en' ? ': ' : '：'}${words}` : words)
        else for (const some of evenly(part.paragraphs, most.paragraphs)) add({ kind: 'text', paragraphs: some })
        break
      }
      case 'figures':
        if (part.figures.length === 1)
          waiting.push(
            ...part.figures.map(({ name, value, change }) => [name, value, change].filter(Boolean).join(' ')),
          )
        else for (const some of evenly(part.figures, most.figures)) add({ kind: 'figures', figures: some }, part.title)
        break
      case 'chart':
        add(part, part.title)
        break
      case 'table':
        if (part.sentence) waiting.push(part.sentence)
        for (const rows of evenly(part.rows, most.rows)) add({ ...part, rows }, part.title)
        break
      case 'entries':
        for (const entries of evenly(part.entries, most.entries)) add({ ...part, entries })
        break
      case 'picture':
        add(part)
        break
    }
  settle()
  return slides
}

/** As few groups as hold no more than so many each, none of them a rest of one. */
export function evenly<T>(all: readonly T[], most: number): T[][] {
  const groups = Math.ceil(all.length / most)
  const each = Math.ceil(all.length / groups)
  return Array.from({ length: groups }, (_, at) => all.slice(at * each, (at + 1) * each))
}
