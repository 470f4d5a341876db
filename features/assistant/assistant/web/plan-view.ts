/** A plan as a view of the desk, and back; the address of the list that it asks for. Pure. */
import { momentsOf } from '@guanlan/features/articles/articles/web'
import { deskAddress, emptyView, searchAddress, type View } from '@guanlan/features/desk/article-list/web'
import type { Plan } from '../contract.ts'

export const viewOfPlan = ({ from, to, monitors, filters }: Plan): View => ({
  ...emptyView,
  range: { from, to },
  monitors,
  filters,
})

/** @param zone of the organisation, in which named ranges begin */
export const planOfView = (plan: Plan, part: Partial<View>, now: number, zone: string): Plan => ({
  ...plan,
  ...(part.range && momentsOf(part.range, now, zone)),
  ...(part.monitors && { monitors: [...part.monitors] }),
  ...(part.filters && { filters: [...part.filters] }),
})

export const listOfPlan = (plan: Plan): string =>
  plan.query === '' ? deskAddress(viewOfPlan(plan)) : searchAddress(plan.query, viewOfPlan(plan))
