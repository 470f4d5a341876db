/** What the address says about the analysis; written as the desk writes its own, so that one leads to the other. Pure. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { isNamed, rangeOfQuery, type TimeRange } from '@guanlan/features/articles/articles/web'
import { type Against, type RegionKind, type SplitField, splitFields } from '@guanlan/features/charts/charts/contract'
import { againstOfText } from '@guanlan/features/charts/charts/web'
import { emptyView, queryOf, type View, viewOf } from '@guanlan/features/desk/article-list/web'
import type { Part } from './figures/drawn.ts'
import { type SplitLook, splitLooks } from './figures/of-shapes.ts'

export const firstRange = '7d'
const firstSplit = { by: 'mediaType', look: 'stacked' } as const

export interface RegionsLook {
  look: 'bars' | 'map' | null
  within: number | null
}

export interface AnalysisView extends View {
  /** The time that a stretch was cut out of; it is back when the stretch is let go. */
  whole: TimeRange
  /** By which field the volume is split, and how that is drawn. */
  split: { by: SplitField; look: SplitLook }
  /** What the volume is compared with, besides the usual; null: nothing. */
  against: Against | null
  /** Whether the band for what comes is drawn at the volume. */
  forecast: boolean
  /** How regions are shown, and of which place: of release and of mention. `look` null: as a map where one is approved, else as bars. */
  regions: Record<RegionKind, RegionsLook>
  /** A list in place of the charts, with what it asks; null: the charts. */
  list: Readonly<Record<string, string>> | null
}

/** Names of the address that are the list's own. */
const listNames = ['list', 'all', 'like', 'sort', 'order'] as const
export const listOf = (requested: Partial<Record<(typeof listNames)[number], string>>) => ({
  list: 'publishers',
  ...requested,
})

export function analysisViewOf(query: URLSearchParams): AnalysisView {
  const { monitor, monitors, ...view } = viewOf(query)
  const [from, to] = (query.get('whole') ?? '').split('~')
  const whole = rangeOfQuery(new URLSearchParams(to ? { from: from ?? '', to } : { range: from ?? '' }))
  return {
    ...view,
    monitor: null,
    monitors: monitor === null ? monitors : [monitor],
    range: rangeOfQuery(query) ?? firstRange,
    open: null,
    place: 'desk',
    sort: emptyView.sort,
    whole: whole ?? firstRange,
    against: againstOfText(query.get('against')),
    forecast: query.has('forecast'),
    list:
      query.get('list') === 'publishers'
        ? Object.fromEntries(listNames.flatMap(name => (query.get(name) ? [[name, query.get(name) ?? '']] : [])))
        : null,
    regions: { release: regionsOf(query.get('release')), mentioned: regionsOf(query.get('mentioned')) },
    split: {
      by: splitFields.find(field => field === query.get('split')) ?? firstSplit.by,
      look: splitLooks.find(look => look === query.get('as')) ?? firstSplit.look,
    },
  }
}

export function analysisQueryOf({
  whole,
  split,
  list,
  against,
  forecast,
  regions,
  ...view
}: AnalysisView): URLSearchParams {
  const query = queryOf(view)
  query.delete('range')
  if (!isNamed(view.range)) query.set('whole', isNamed(whole) ? whole : `${whole.from}~${whole.to}`)
  else if (view.range !== firstRange) query.set('range', view.range)
  // Of an own stretch the beginning is what counts: its length is that of the time shown.
  if (against) query.set('against', typeof against === 'string' ? against : `${against.since}..`)
  if (forecast) query.set('forecast', '1')
  if (split.by !== firstSplit.by) query.set('split', split.by)
  if (split.look !== firstSplit.look) query.set('as', split.look)
  for (const [name, { look, within }] of Object.entries(regions))
    if (look !== null || within !== null) query.set(name, [look ?? '', ...(within === null ? [] : [within])].join('~'))
  for (const [name, value] of Object.entries(list ?? {})) query.set(name, value)
  return query
}

/** `map`, `map~330000`, `~330000`. */
function regionsOf(text: string | null): RegionsLook {
  const [look, within = ''] = (text ?? '').split('~')
  return {
    look: look === 'map' || look === 'bars' ? look : null,
    within: /^[1-9]\d{5}$/.test(within) ? Number(within) : null,
  }
}

const sameFilter = (one: Filter, other: Filter): boolean =>
  one.field === other.field && one.is === other.is && one.values.join() === other.values.join()

/** A question takes this many filters. */
export const mostFilters = 20

/** The question narrowed to a figure, or without it; null when nothing changes or nothing more can be added. */
export function narrowed(view: AnalysisView, part: Part, way: 'only' | 'without'): Partial<AnalysisView> | null {
  const requested: readonly Filter[] =
    way === 'only' ? part.filters : part.own ? [{ ...part.own, is: part.own.is === 'is' ? 'isNot' : 'is' }] : []
  const fresh = requested.filter(filter => !view.filters.some(each => sameFilter(each, filter)))
  const range = way === 'only' ? part.range : undefined
  if ((fresh.length === 0 && !range) || view.filters.length + fresh.length > mostFilters) return null
  return { filters: [...view.filters, ...fresh], ...(range && cutOut(view, range)) }
}

/** A stretch of the time, with the way back to the whole. */
export const cutOut = (view: AnalysisView, range: TimeRange): Partial<AnalysisView> => ({
  range,
  whole: isNamed(view.range) ? view.range : view.whole,
})

/** The one story that is asked for; null: none, or several. */
export function storyOf(filters: readonly Filter[]): number | null {
  const [only, ...more] = filters.filter(({ field, is }) => field === 'story' && is === 'is')
  return only?.values.length === 1 && more.length === 0 ? Number(only.values[0]) : null
}
