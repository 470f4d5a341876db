/** What the address says about the desk, so that a view can be sent to a colleague. Pure. */
import {
  type Filter,
  filterFields,
  places,
  type Question,
  sortOrders,
} from '@guanlan/features/articles/articles/contract'
import { isNamed, type NamedRange, rangeOfQuery, type TimeRange } from '@guanlan/features/articles/articles/web'

export type Sort = (typeof sortOrders)[number]

export interface View {
  /** Absent: all articles of the organisation. */
  monitor: number | null
  /** Several in its place, where a figure over several leads here; usually none. */
  monitors: readonly number[]
  range: TimeRange
  sort: Sort
  filters: readonly Filter[]
  /** Similar articles as one. */
  fold: boolean
  /** The lists, the recycle bin, or what filters took out. */
  place: Question['place']
  /** The article in the reading pane. */
  open: number | null
}

export const defaultRange: NamedRange = '24h'

export const emptyView: View = {
  monitor: null,
  monitors: [],
  range: defaultRange,
  sort: 'time_desc',
  filters: [],
  fold: false,
  place: 'desk',
  open: null,
}

/** Reads leniently: what is not understood is left out, so that an old or damaged link still opens the desk. */
export function viewOf(query: URLSearchParams): View {
  return {
    monitor: idOf(query.get('monitor')),
    monitors: (query.get('monitors') ?? '')
      .split(',')
      .flatMap(text => idOf(text) ?? [])
      .slice(0, 20),
    range: rangeOfQuery(query) ?? defaultRange,
    sort: sortOrders.find(sort => sort === query.get('sort')) ?? emptyView.sort,
    filters: query
      .getAll('filter')
      .flatMap(text => filterOf(text) ?? [])
      .slice(0, 20),
    fold: query.get('fold') === '1',
    place: places.find(place => place === query.get('place')) ?? emptyView.place,
    open: idOf(query.get('open')),
  }
}

export function queryOf({ monitor, monitors, range, sort, filters, fold, place, open }: View): URLSearchParams {
  const query = new URLSearchParams()
  if (monitor !== null) query.set('monitor', String(monitor))
  else if (monitors.length > 0) query.set('monitors', monitors.join())
  if (!isNamed(range)) {
    query.set('from', range.from)
    query.set('to', range.to)
  } else if (range !== defaultRange) query.set('range', range)
  if (sort !== emptyView.sort) query.set('sort', sort)
  for (const filter of filters) query.append('filter', textOf(filter))
  if (fold) query.set('fold', '1')
  if (place !== emptyView.place) query.set('place', place)
  if (open !== null) query.set('open', String(open))
  return query
}

/** The desk that is asked for nothing shows copies of one text as one; an address that asks for something lists what its number counted. */
export const deskViewOf = (query: URLSearchParams): View => ({
  ...viewOf(query),
  ...(query.size === 0 && { fold: true }),
})

/** What `deskViewOf` reads back as the same view. */
export function deskQueryOf(view: View): URLSearchParams {
  const query = queryOf(view)
  return query.size === 0 ? new URLSearchParams({ fold: '0' }) : query
}

/** `mediaType:weibo,weixin`, and `!author:…` for *is not*. Commas inside a value are written %2C. */
const textOf = ({ field, is, values }: Filter): string =>
  `${is === 'isNot' ? '!' : ''}${field}:${values.map(value => value.replace(/%/g, '%25').replace(/,/g, '%2C')).join(',')}`

function filterOf(text: string): Filter | null {
  const [, not, name, rest = ''] = /^(!?)(\w+):(.+)$/s.exec(text) ?? []
  const field = filterFields.find(each => each === name)
  const values = rest
    .split(',')
    .map(value => value.replace(/%2C/gi, ',').replace(/%25/g, '%'))
    .filter(value => value !== '' && value.length <= 100)
    .slice(0, 50)
  return field && values.length > 0 ? { field, is: not ? 'isNot' : 'is', values } : null
}

function idOf(text: string | null): number | null {
  const id = Number(text)
  return text && Number.isSafeInteger(id) && id > 0 ? id : null
}
