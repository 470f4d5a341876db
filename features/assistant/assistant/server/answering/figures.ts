/** Figures of an answer: numbers that the database counts, each the total of the list that it opens. */
import { plainText } from '@guanlan/engine/text'
import { longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { countsOf, pageOf, searchPage, summaryOf, titlesOf } from '@guanlan/features/articles/articles/server/questions'
import { overviewOf } from '@guanlan/features/charts/charts/server'
import type { CallScope } from '@guanlan/platform/server'
import type { Figure, Plan } from '../../contract.ts'
import { type CountedBy, countedBy, countsCities } from '../planning/counted-by.ts'
import { narrowed } from './narrowed.ts'
import { causesOf, figuresOfSides, placeName, totalOf } from './requested-figures.ts'
import type { Requested } from './search-of.ts'

/** Media and places that are named, and where a question counts by them. */
const usually = { medium: 3, region: 1 }
const mostCounted = 8
const dayMs = 86_400_000

interface Parts {
  total: number
  isAtLeast: boolean
  negative: number | null
  positive: number | null
  media: readonly { id: string; name: string; count: number }[]
  /** The most first. */
  regions: readonly { id: string; name: string; count: number }[]
  /** In order; each begins where the one before ends. */
  volume: readonly { at: string; count: number }[]
}

/** @param question for what only some ask: since when, compared with before */
export async function figuresOf(
  scope: CallScope,
  requested: Requested,
  question: string,
  zone: string,
): Promise<Figure[]> {
  const { plan } = requested
  const parts = await partsOf(scope, requested, zone)
  const figure = (kind: Figure['kind'], value: number | null, opens: Plan, more: Partial<Figure> = {}): Figure => ({
    ...{ kind, name: '', value, isAtLeast: false, at: null, opens },
    ...more,
  })
  const figures = [figure('articles', parts.total, plan, { isAtLeast: parts.isAtLeast })]
  const sides = await figuresOfSides(scope, requested, question, zone)
  if (parts.total === 0) return [...figures, ...sides]
  const counts = new Set(countedBy(plainText(question)).map(({ by }) => by))
  const most = (by: CountedBy) => (counts.has(by) ? mostCounted : usually[by])
  figures.push(...sides)
  for (const [kind, count, value] of [
    ['negative', parts.negative, '-1'],
    ['positive', parts.positive, '1'],
  ] as const)
    if (count !== null && !asks(plan, 'sentiment'))
      figures.push(figure(kind, count, narrowed(plan, 'sentiment', value)))
  if (!asks(plan, 'media'))
    for (const { id, name, count } of parts.media.slice(0, most('medium')))
      figures.push(figure('medium', count, narrowed(plan, 'media', id), { name }))
  const peak = peakOf(parts.volume, plan)
  if (peak) figures.push(figure('peak', peak.count, { ...plan, from: peak.from, to: peak.to }, { at: peak.from }))
  if (!asks(plan, 'region'))
    for (const { id, name, count } of placesAlone(parts.regions, question).slice(0, most('region')))
      figures.push(figure('region', count, narrowed(plan, 'region', id), { name }))
  figures.push(...(await causesOf(scope, requested, question)))
  if (asksBefore.test(question)) figures.push(await beforeOf(scope, plan, zone, figure))
  if (asksFirst.test(question) && !parts.isAtLeast) figures.push(...(await earliestOf(scope, requested, figure)))
  return figures
}

const municipalities = new Set(['110000', '120000', '310000', '500000'])
/** Cities where a question counts by them and there are any. */
function placesAlone(places: Parts['regions'], question: string): Parts['regions'] {
  const cities = countsCities(question) ? places.filter(({ id }) => !id.endsWith('0000') || municipalities.has(id)) : []
  return cities.length > 0 ? cities : places
}

type Make = (kind: Figure['kind'], value: number | null, opens: Plan, more?: Partial<Figure>) => Figure

const asksBefore =
  /比|变化|變化|增长|增加|减少|趋势|環比|环比|此前|\bcompared?\b|\bchang|\btrend|\bmore than before\b/iu
const asksFirst = /最早|首次|首发|从何时|什么时候开始|何时开始|源头|\bsince when\b|\bfirst\b|\bearliest\b/iu

const asks = ({ filters }: Plan, field: string): boolean => filters.some(filter => filter.field === field)

async function partsOf(scope: CallScope, { search, query }: Requested, zone: string): Promise<Parts> {
  if (search) {
    const { total, capped, sample, facets, volume } = await summaryOf(scope, search, zone)
    const valuesOf = (field: string) => facets.find(facet => facet.field === field)?.values ?? []
    // What an even sample says is no total of a list.
    if (sample) return { total, isAtLeast: true, negative: null, positive: null, media: [], regions: [], volume: [] }
    const leaning = (value: string) => valuesOf('sentiment').find(each => each.value === value)?.count ?? 0
    const media = valuesOf('media').map(({ value, name, count }) => ({ id: value, name: name ?? '', count }))
    const regions = valuesOf('region')
      .filter(each => each.value !== '0')
      .map(({ value, count }) => ({ id: value, name: placeName(value, scope.locale), count }))
    return { total, isAtLeast: capped, negative: leaning('-1'), positive: leaning('1'), media, regions, volume }
  }
  if (!scope.may('charts.view')) {
    const of = (value: string) => ({
      ...query,
      filters: [...query.filters, { field: 'sentiment' as const, is: 'is' as const, values: [value] }],
    })
    const [total = 0, negative = 0, positive = 0] = await countsOf(scope, [query, of('-1'), of('1')])
    return { total, isAtLeast: false, negative, positive, media: [], regions: [], volume: [] }
  }
  const { total, media, regions, trend } = await overviewOf(scope, query, zone)
  return {
    total: total.count,
    isAtLeast: false,
    negative: total.negative,
    positive: total.positive,
    media: media.map(({ mediaId, name, count }) => ({ id: String(mediaId), name, count })),
    regions: regions
      .flatMap(each => (each.region === null ? [] : [{ ...each, id: String(each.region) }]))
      .toSorted((one, other) => other.count - one.count)
      .map(({ id, count }) => ({ id, name: placeName(id, scope.locale), count })),
    volume: trend,
  }
}

function peakOf(volume: Parts['volume'], { from, to }: Plan): { from: string; to: string; count: number } | null {
  if (volume.length < 2) return null
  const place = volume.reduce((best, { count }, at) => (count > (volume[best]?.count ?? 0) ? at : best), 0)
  const point = volume[place]
  const next = volume[place + 1]
  if (!point || point.count === 0) return null
  const end = next ? new Date(Date.parse(next.at) - 1).toISOString() : to
  return { from: point.at < from ? from : point.at, to: end, count: point.count }
}

/** The same length of time just before. */
async function beforeOf(scope: CallScope, plan: Plan, zone: string, figure: Make): Promise<Figure> {
  const [from, to] = [Date.parse(plan.from), Date.parse(plan.to)]
  const length = Math.min(to - from, longestRangeDays * dayMs - 1)
  const opens = { ...plan, from: new Date(from - 1 - length).toISOString(), to: new Date(from - 1).toISOString() }
  const { value, isAtLeast } = await totalOf(scope, opens, zone)
  return figure('before', value, opens, { isAtLeast })
}

async function earliestOf(scope: CallScope, { plan, search, query }: Requested, figure: Make): Promise<Figure[]> {
  const page = { page: 1, pageSize: 1, sort: 'time_asc' as const }
  const rows = search
    ? (await searchPage(scope, search, { ...page, cursor: null })).rows
    : await pageOf(scope, query, page)
  const [first] = await titlesOf(
    scope,
    rows.map(({ id }) => id),
  )
  if (!first) return []
  const at = first.publishedAt.toISOString()
  return [
    figure(
      'earliest',
      null,
      { ...plan, to: at < plan.from ? plan.from : at },
      { name: `${first.media} ${first.title}`, at },
    ),
  ]
}
