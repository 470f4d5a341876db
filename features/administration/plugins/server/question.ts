/** What a strategy asks for, as a list asks for it: its number is that of the list. Pure. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import type { StrategyConditions } from '../contract.ts'

const dayMs = 86_400_000

export function filtersOf({ keywords, keywordsIn, media, sentiment }: StrategyConditions): Filter[] {
  const filters: Filter[] = []
  if (keywords.length > 0) filters.push({ field: keywordsIn, is: 'is', values: [...keywords] })
  if (media.length > 0) filters.push({ field: 'media', is: 'is', values: media.map(String) })
  if (sentiment.length > 0) filters.push({ field: 'sentiment', is: 'is', values: sentiment.map(String) })
  return filters
}

/** @param from not before; the days of the strategy hold besides */
export function questionOf(strategy: StrategyConditions, now: Date, from?: Date): Question {
  const { monitorId, days } = strategy
  const farthest = now.getTime() - days * dayMs
  const begin = Math.min(Math.max(farthest, from?.getTime() ?? farthest), now.getTime())
  return {
    ...(monitorId !== null && { monitor: monitorId }),
    from: new Date(begin).toISOString(),
    to: now.toISOString(),
    filters: filtersOf(strategy),
    place: 'desk',
    fold: false,
  }
}
