/** Rows of a template as lines of a message. Pure: texts are plain, each channel escapes for itself. */
import { type Locale, say } from '@guanlan/platform/contract'
import type { Reason, TemplateField, TemplateFormat, TemplateRow } from '../../contract.ts'
import { describeMeasured, strings } from '../../strings.ts'
import type { ArticleInMessage, IncidentMessage } from './incident-message.ts'
import { describeReason } from './reason.ts'

export interface TemplateFacts {
  incident: IncidentMessage
  /** The article that brought the message; undefined: none is known. */
  article: ArticleInMessage | undefined
  reason: Reason
  locale: Locale
  timeZone: string
  /** Words of the warning, for the format that marks them. */
  words?: readonly string[]
}

/** A row of which nothing is known is left out. */
export const linesOf = (content: readonly TemplateRow[], facts: TemplateFacts): string[] =>
  content.flatMap(({ row_title, row_content }) => {
    const texts = row_content.flatMap(({ filed_name, format, end_txt }) => {
      const text = written(fieldValue(filed_name, facts), format, facts)
      return text === '' ? [] : [text + end_txt]
    })
    if (texts.length === 0) return []
    const colon = facts.locale === 'en' ? ': ' : '：'
    return [`${row_title === '' ? '' : row_title + colon}${texts.join('')}`]
  })

const sentimentWords = { 1: 'positive', 0: 'neutral', [-1]: 'negative' } as const

type Value = string | number | Date | null

function fieldValue(field: TemplateField, { incident, article, reason, locale, words = [] }: TemplateFacts): Value {
  switch (field) {
    case 'warning':
      return incident.warningName
    case 'reason':
      return describeReason(incident, reason, locale)
    case 'level':
      return incident.level === null ? null : say(strings[`level${incident.level as 1 | 2 | 3 | 4}`], locale)
    case 'articles':
      return incident.articles
    case 'media':
      return incident.media
    case 'openedAt':
      return incident.openedAt
    case 'title':
      return incident.measured ? describeMeasured(incident.measured, locale) : incident.title
    case 'source':
      return article?.media ?? null
    case 'publishedAt':
      return article?.publishedAt ?? null
    case 'summary':
      return article?.summary ?? null
    case 'author':
      return article?.author ?? null
    case 'sentiment':
      return article ? say(strings[sentimentWords[article.sentiment]], locale) : null
    case 'interactions':
      return article?.interactions || null
    case 'words':
      return words.length > 0 ? words.join('、') : null
  }
}

function written(
  value: Value,
  format: TemplateFormat,
  { timeZone, words = [] }: Pick<TemplateFacts, 'timeZone' | 'words'>,
): string {
  if (value === null) return ''
  if (value instanceof Date) return momentOf(value, timeZone, format === 'date')
  if (typeof value === 'number')
    return format === 'wan' && value >= 10_000 ? `${(value / 10_000).toFixed(1)}万` : String(value)
  if (format === 'hits') return marked(value, words)
  return format.startsWith('cut:') ? cut(value, Number(format.slice(4))) : value
}

/** The longest of the words that begin at a place; plain texts know no colours. */
function marked(text: string, words: readonly string[]): string {
  const requested = words.filter(word => word !== '').toSorted((one, other) => other.length - one.length)
  if (requested.length === 0) return text
  const pattern = requested.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')
  return text.replace(new RegExp(pattern, 'giu'), hit => `【${hit}】`)
}

function cut(text: string, most: number): string {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

/** `11-22 16:30`, or the day alone as `2026-11-22`. */
function momentOf(at: Date, timeZone: string, isDay: boolean): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return isDay ? text.slice(0, 10) : text.slice(5)
}
