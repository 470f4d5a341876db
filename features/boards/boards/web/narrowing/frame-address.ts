/** What a board is narrowed to, as its address says it: only what differs from how its view is saved. Pure. */
import { emptyView, queryOf, type View, viewOf } from '@guanlan/features/desk/article-list/web'
import type { Frame } from '../../contract.ts'

const parts = ['range', 'from', 'to', 'monitors', 'filter'] as const

/** @param saved of the view, where the address says nothing */
export function frameOf(query: URLSearchParams, saved: Frame): Frame {
  const view = viewOf(query)
  return {
    range: query.has('range') || query.has('from') ? view.range : saved.range,
    monitors: query.has('monitors') ? [...view.monitors] : saved.monitors,
    filters: query.has('filter') ? view.filters.map(copied) : saved.filters,
  }
}

/** The same address with the board narrowed otherwise. */
export function withFrame(query: URLSearchParams, frame: Frame, saved: Frame): URLSearchParams {
  const next = withoutFrame(query)
  const written = queryOf({ ...emptyView, ...frame })
  if (!same(frame.range, saved.range)) {
    if (typeof frame.range === 'string') next.set('range', frame.range)
    else for (const end of ['from', 'to'] as const) next.set(end, frame.range[end])
  }
  // Empty where the view is narrowed and the address takes that away.
  if (!same(frame.monitors, saved.monitors)) next.set('monitors', frame.monitors.join())
  if (!same(frame.filters, saved.filters)) {
    const filters = written.getAll('filter')
    for (const filter of filters.length > 0 ? filters : ['']) next.append('filter', filter)
  }
  return next
}

export function withoutFrame(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const part of parts) next.delete(part)
  return next
}

export function frameAfter(frame: Frame, { range, monitors, filters }: Partial<View>): Frame {
  return {
    range: range ?? frame.range,
    monitors: monitors ? [...monitors] : frame.monitors,
    filters: filters ? filters.map(copied) : frame.filters,
  }
}

const copied = ({ field, is, values }: View['filters'][number]) => ({ field, is, values: [...values] })
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
