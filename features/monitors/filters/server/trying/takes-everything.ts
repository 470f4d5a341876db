/** Whether a filter would leave nothing of the last days in the monitors it holds for. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { daysTried, type TriedFilter } from '../../contract.ts'
import { deciderOf } from '../stored/decider.ts'
import { articlesBehind, type FilterPlace, placeOf } from '../stored/load.ts'
import { withDraft } from './with-draft.ts'

const articlesAtOnce = 100
/** A filter that keeps none of so many keeps none; of fewer than `least` nothing is concluded. */
const most = 2_000
const least = 10

/** Looks until it finds one that stays: of most filters, the newest article. */
export async function refuseIfEverything(scope: Scope, id: number | null, draft: TriedFilter['draft']): Promise<void> {
  if (draft.type === 'white' || !draft.enabled) return
  const decide = deciderOf(await withDraft(scope, id, draft))
  const since = new Date(scope.now.getTime() - daysTried * 86_400_000)
  const monitors = new Set(draft.monitorIds)
  let place: FilterPlace | null = null
  let gone = 0
  for (let looked = 0; looked < most; looked += articlesAtOnce) {
    const page = await articlesBehind(scope.db, scope.orgId, place, { since, count: articlesAtOnce })
    for (const { binned, text, facts, hits } of page) {
      // What another filter has taken or a person has put away says nothing about this one.
      const concerned = hits.filter(
        ({ monitorId, filterId, isTaken }) =>
          (monitors.size === 0 || monitors.has(monitorId)) && !isTaken && (filterId === null || filterId === id),
      )
      if (binned || concerned.length === 0) continue
      const taken = decide(
        text,
        facts,
        concerned.map(({ monitorId }) => monitorId),
      )
      if (concerned.some(({ monitorId, isKept: isStored }) => isStored || !taken.has(monitorId))) return
      gone++
    }
    const last = page.at(-1)
    if (!last || page.length < articlesAtOnce) break
    place = placeOf(last)
  }
  if (gone >= least) throw refuse('invalid', 'filters.takesEverything', { count: gone, days: daysTried })
}
