/** What a receiver reads of an incident. Pure: texts are plain, each channel gives them its shape. */
import type { MessageDraft } from '@guanlan/features/workspace/notifications/contract'
import { type Locale, say } from '@guanlan/platform/contract'
import { mostSent, type Reason, type TemplateRow } from '../../contract.ts'
import { describeMeasured, strings } from '../../strings.ts'
import type { ArticleInMessage, IncidentMessage } from './incident-message.ts'
import { describeReason } from './reason.ts'
import { linesOf } from './render.ts'

/** Listed in one message; the rest is behind its link. What a person chose is listed as far as a message holds. */
export const mostListed = (reason: Reason): number => (reason === 'byHand' ? mostSent : 5)

export function messageOf(
  incident: IncidentMessage,
  articles: readonly ArticleInMessage[],
  {
    reason,
    text = '',
    locale,
    timeZone,
    link,
    template = null,
    words = [],
  }: {
    reason: Reason
    text?: string
    locale: Locale
    timeZone: string
    link: string
    template?: readonly TemplateRow[] | null
    words?: readonly string[]
  },
): MessageDraft {
  const { warningName, title, level, demonstration, measured } = incident
  const kind = say(strings.messageKind, locale, { name: warningName })
  return {
    ...levelOfMessage(level, locale),
    title: `${kind}${locale === 'en' ? ' ' : ''}${measured ? describeMeasured(measured, locale) : title}`,
    lines: [
      ...(text === '' ? [] : [text]),
      ...(template
        ? linesOf(template, { incident, article: articles[0], reason, locale, timeZone, words })
        : usualLines(incident, reason, locale)),
    ],
    items: articles.slice(0, mostListed(reason)).map(article => ({
      title: article.title,
      source: article.media,
      at: article.publishedAt.toISOString(),
      excerpt: article.summary,
      url: webAddress(article.url),
    })),
    more: Math.max(0, incident.articles - Math.min(articles.length, mostListed(reason))),
    link,
    locale,
    timeZone,
    mark: demonstration ? 'demonstration' : null,
  }
}

/** Why it was told and, of more than one article, how many there are. */
const usualLines = (incident: IncidentMessage, reason: Reason, locale: Locale): string[] => [
  describeReason(incident, reason, locale),
  ...(incident.articles > 1 && !incident.measured
    ? [say(strings.sizeOf, locale, { articles: incident.articles, media: incident.media })]
    : []),
]

/** The level of an incident as its messages have it: in its own words, and how loud a channel is about it. */
export const levelOfMessage = (level: number | null, locale: Locale): Pick<MessageDraft, 'level' | 'levelName'> => ({
  level: level === 1 ? 'urgent' : level === 2 ? 'important' : 'normal',
  levelName: level === null ? null : levelName(level as 1 | 2 | 3 | 4, locale),
})
const levelName = (level: 1 | 2 | 3 | 4, locale: Locale) => say(strings[`level${level}`], locale)

/** Articles come from outside: nobody is sent anywhere but to the web. */
const webAddress = (url: string | null): string | null =>
  url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null
