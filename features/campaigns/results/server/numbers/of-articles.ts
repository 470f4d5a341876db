/** What articles of a campaign amount to, as figures. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import type { Measured } from '@guanlan/features/articles/articles/server/questions'
import { netSentimentOf } from '@guanlan/features/charts/charts/contract'
import type { Behind, Figure, FigureKey } from '../../contract.ts'

export const nothing: Measured = {
  ...{ articles: 0, stories: 0, media: 0, positive: 0, neutral: 0, negative: 0 },
  ...{ interactions: 0, readsKnown: 0, readers: 0, estimatedReaders: 0 },
}

const isNegative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }
const towards = (sentiment: '1' | '0' | '-1'): Filter => ({ field: 'sentiment', is: 'is', values: [sentiment] })

/** @param filters that find all articles counted */
export const articlesBehind = (filters: readonly Filter[], fold = false): Behind => ({
  of: 'articles',
  filters: [...filters],
  fold,
})

/** How each is read of what was measured; null: there is nothing to count it of. */
const values: Readonly<Partial<Record<FigureKey, (of: Measured) => number | null>>> = {
  articles: of => of.articles,
  stories: of => of.stories,
  media: of => of.media,
  interactions: of => of.interactions,
  reads: of => (of.readsKnown > 0 ? of.readers : null),
  reach: of => (of.articles > of.readsKnown ? of.estimatedReaders : null),
  positive: of => of.positive,
  neutral: of => of.neutral,
  negative: of => of.negative,
  negativeShare: of => (of.articles > 0 ? (of.negative / of.articles) * 100 : null),
  netSentiment: of => netSentimentOf({ count: of.articles, positive: of.positive, negative: of.negative }),
}

const narrowing: Readonly<Partial<Record<FigureKey, Filter>>> = {
  positive: towards('1'),
  neutral: towards('0'),
  negative: isNegative,
  negativeShare: isNegative,
}

/** @param before as much time before; null: it is not compared */
export function figuresOfArticles(measured: Measured, before: Measured | null, filters: readonly Filter[]): Figure[] {
  return (Object.keys(values) as FigureKey[]).map(key => {
    const value = values[key]?.(measured) ?? null
    const narrowed = narrowing[key]
    return {
      key,
      value,
      before: before === null ? null : (values[key]?.(before) ?? null),
      coverage: coverageOf(key, measured),
      why: value === null ? 'nothing' : null,
      behind: articlesBehind(narrowed ? [...filters, narrowed] : filters, key === 'stories'),
    }
  })
}

function coverageOf(key: FigureKey, { readsKnown, articles }: Measured): Figure['coverage'] {
  if (key === 'reads') return { known: readsKnown, of: articles }
  // What a site tells is in no estimate.
  return key === 'reach' ? { known: articles - readsKnown, of: articles } : null
}
