/** Changes of facts, put together for one event. Pure. */
import { type Act, acts } from '@guanlan/features/articles/articles/contract'
import type { Changed } from '../contract.ts'

/** With more articles than this their ids are not sent: every screen that shows articles asks again. */
const mostIds = 1_000

/** What is told when it is not known what was missed. */
export const everything: Changed = Object.fromEntries(acts.map(act => [act, null]))

export function joined(known: Changed, { act, ids }: { act: Act; ids: readonly number[] | null }): Changed {
  const before = known[act]
  const all = before === null || ids === null ? null : [...new Set([...(before ?? []), ...ids])]
  return { ...known, [act]: all && all.length <= mostIds ? all : null }
}
