/** What a brief says of each article. Pure. */
import type { LoadedArticle } from '@guanlan/features/articles/articles/server/questions'
import type { ChartTone, Locale } from '@guanlan/platform/contract'
import { say } from '@guanlan/platform/contract'
import { wallClock } from '@guanlan/platform/server'
import type { BriefOrder, BriefPart } from '../contract.ts'
import { strings } from '../strings.ts'

export interface BriefLine {
  id: number
  title: string
  url: string | null
  /** 新京报 · 11-18 09:30 · 负面 */
  facts: string
  tone: ChartTone
  /** Empty where it is not wanted or there is none. */
  summary: string
}

export interface LineLook {
  parts: readonly BriefPart[]
  order: BriefOrder
  locale: Locale
  /** IANA name. */
  zone: string
}

type Briefed = Pick<
  LoadedArticle,
  | 'id'
  | 'title'
  | 'url'
  | 'media'
  | 'published_at'
  | 'sentiment'
  | 'summary'
  | 'reads'
  | 'comments'
  | 'shares'
  | 'likes'
>

export function linesOf(articles: readonly Briefed[], { parts, order, locale, zone }: LineLook): BriefLine[] {
  const wants = (part: BriefPart) => parts.includes(part)
  const clock = wallClock(zone)
  const count = (value: number | null) => (value === null ? '—' : String(value))
  return inOrder(articles, order).map(article => {
    const {
      id,
      title,
      url,
      media,
      published_at: publishedAt,
      sentiment,
      summary,
      reads,
      comments,
      shares,
      likes,
    } = article
    const tone = toneOf(sentiment)
    const facts = [
      wants('media') && media,
      wants('time') && clock.text(publishedAt).slice(0, 16),
      wants('sentiment') && say(strings[tone], locale),
      wants('numbers') &&
        say(strings.numbers, locale, {
          reads: count(reads),
          comments: count(comments),
          shares: count(shares),
          likes: count(likes),
        }),
    ].filter(fact => fact !== false)
    return {
      id,
      title: oneLine(title) || '—',
      url: wants('link') ? url : null,
      facts: facts.join(' · '),
      tone,
      summary: wants('summary') ? oneLine(summary ?? '') : '',
    }
  })
}

function inOrder<A extends Briefed>(articles: readonly A[], order: BriefOrder): readonly A[] {
  const newestFirst = (one: A, other: A) =>
    other.published_at.getTime() - one.published_at.getTime() || other.id - one.id
  if (order === 'newest') return articles.toSorted(newestFirst)
  if (order === 'negative')
    return articles.toSorted((one, other) => one.sentiment - other.sentiment || newestFirst(one, other))
  return articles
}

const toneOf = (sentiment: number): ChartTone => (sentiment < 0 ? 'negative' : sentiment > 0 ? 'positive' : 'neutral')

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
