/** Which articles stand behind a number: the question of the overview, narrowed, as an address of the desk. Pure. */
import type { Filter, Question } from '@guanlan/features/articles/articles/contract'
import { deskAddress } from '@guanlan/features/desk/desk/web'

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
  (asked: Pick<Question, 'monitor' | 'from' | 'to'>): Behind =>
  ({ filters = [], from = asked.from, to = asked.to, sort = 'time_desc' } = {}) =>
    deskAddress({ monitor: asked.monitor ?? null, range: { from, to }, filters, sort })
