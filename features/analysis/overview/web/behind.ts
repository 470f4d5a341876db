/** Which articles stand behind a number: the question of the overview, narrowed, as an address of the desk. Pure. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { deskAddress } from '@guanlan/features/desk/article-list/web'

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
  (requested: Pick<Question, 'monitor' | 'from' | 'to'>): Behind =>
  ({ filters = [], from = requested.from, to = requested.to, sort = 'time_desc' } = {}) =>
    deskAddress({ monitor: requested.monitor ?? null, range: { from, to }, filters, sort })
