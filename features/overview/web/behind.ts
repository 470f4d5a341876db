/** Which articles stand behind a number: the question of the overview, narrowed, as an address of the desk. Pure. */
import type { Filter, MediaType, Question } from '@guanlan/features/articles/contract'
import type { HotWord, Overview } from '@guanlan/features/charts/contract'
import { deskAddress } from '@guanlan/features/desk/web'
import type { RegionName } from './region-names.ts'

type Asked = Pick<Question, 'monitor' | 'from' | 'to'>
export type Narrowing = {
  filters?: readonly Filter[]
  from?: string
  to?: string
  sort?: 'time_desc' | 'interaction_desc'
}
/** Gives the desk's address for a narrowing of the question that the number answered. */
export type Behind = (narrowing?: Narrowing) => string

/** The moments are those the number was counted in, not "the last 7 days": the desk's total is the number. */
export const behind =
  (asked: Asked): Behind =>
  ({ filters = [], from = asked.from, to = asked.to, sort = 'time_desc' } = {}) =>
    deskAddress({ monitor: asked.monitor ?? null, range: { from, to }, filters, sort })

const is = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'is', values })
const isNot = (field: Filter['field'], ...values: string[]): Filter => ({ field, is: 'isNot', values })

export const sentimentIs = (sentiment: 'positive' | 'neutral' | 'negative'): Filter =>
  is('sentiment', { positive: '1', neutral: '0', negative: '-1' }[sentiment])
export const mediaTypeIs = (mediaType: MediaType): Filter => is('mediaType', mediaType)
export const mediaIs = (mediaId: number): Filter => is('media', String(mediaId))
export const authorIs = (author: string): Filter => is('author', author)
/** A word stands among the keywords or in the title: the filter that it was counted by. */
export const hotWordIs = ({ by, word }: Pick<HotWord, 'by' | 'word'>): Filter => is(by, word)

/** A point of the trend: to just before the next one, within the question. */
export function pointOf(overview: Overview, index: number, asked: Asked): { from: string; to: string } {
  const { trend } = overview
  const start = trend[index]?.at ?? asked.from
  const next = trend[index + 1]?.at
  const end = next ? new Date(Date.parse(next) - 1).toISOString() : asked.to
  return { from: start > asked.from ? start : asked.from, to: end < asked.to ? end : asked.to }
}

/**
 * A bar of the regions. The desk takes a province with all its cities, the bar counts what is marked with the province
 * alone, so its cities are taken out. Articles without a region are those of none of the provinces.
 */
export function regionIs(region: number | null, names: readonly RegionName[]): Filter[] {
  if (region === null) return [isNot('region', ...provincesOf(names))]
  const cities = names.filter(each => each.parent === String(region)).map(each => each.code)
  return [is('region', String(region)), ...(cities.length > 0 ? [isNot('region', ...cities)] : [])]
}

const provincesOf = (names: readonly RegionName[]): string[] =>
  names.filter(each => each.parent === null).map(each => each.code)
