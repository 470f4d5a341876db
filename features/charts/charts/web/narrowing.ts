/** What narrows a question to the articles that one figure of a chart counts. Pure. */
import type { Filter, MediaType, Question } from '@guanlan/features/articles/articles/contract'
import type { HotWord } from '../contract.ts'
import type { RegionName } from './region-names.ts'

const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })
const isNot = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'isNot', values })

export const sentimentIs = (sentiment: 'positive' | 'neutral' | 'negative'): Filter =>
  is('sentiment', { positive: '1', neutral: '0', negative: '-1' }[sentiment])
export const mediaTypeIs = (mediaType: MediaType): Filter => is('mediaType', mediaType)
export const mediaIs = (mediaId: number): Filter => is('media', String(mediaId))
export const authorIs = (author: string): Filter => is('author', author)
export const dimensionIs = (dimension: string): Filter => is('dimension', dimension)
export const storyIs = (...stories: readonly number[]): Filter => ({
  field: 'story',
  is: 'is',
  values: stories.map(String),
})
export const arrivedAfter = (moment: string): Filter => is('arrived', moment)
export const wordIs = (word: string): Filter => is('keyword', word)
/** A province with its cities. */
export const regionOrBelow = (code: string): Filter => is('region', code)
/** A word stands among the keywords or in the title: the filter that it was counted by. */
export const hotWordIs = ({ by, word }: Pick<HotWord, 'by' | 'word'>): Filter => is(by, word)

/** A point of the trend: to just before the next one, within the question. */
export function pointOf(
  { trend }: { trend: readonly { at: string }[] },
  index: number,
  requested: Pick<Question, 'from' | 'to'>,
): { from: string; to: string } {
  const start = trend[index]?.at ?? requested.from
  const next = trend[index + 1]?.at
  const end = next ? new Date(Date.parse(next) - 1).toISOString() : requested.to
  return { from: start > requested.from ? start : requested.from, to: end < requested.to ? end : requested.to }
}

/** A province or city of a chart with all places in it; null: articles whose region is not known. */
export const regionIs = (region: number | null): Filter => is('region', String(region ?? 0))

/** What is marked with a place itself, or with nothing that lies in it. @param field release or mention */
export function filtersOfRemainder(
  field: 'region' | 'mentioned',
  region: number,
  names: readonly RegionName[],
): Filter[] {
  const below = names.filter(each => each.parent === String(region)).map(each => each.code)
  return [is(field, String(region)), ...(below.length > 0 ? [isNot(field, ...below)] : [])]
}
