/** Why an article is not in a list, out of what is known of it. Pure. */
import type { Visibility } from '@guanlan/features/articles/articles/server/facts'
import type { NearMiss } from '@guanlan/features/monitors/monitors/server'
import type { AbsenceReason } from '../contract.ts'

export interface KnownOfList {
  /** Items of the list's monitor; null: everything of the organisation. */
  items: readonly number[] | null
  from: Date
  to: Date
  /** Indexes of the list's conditions that are false for the article. */
  failedConditions: readonly number[]
  /** The list shows another article in its place. */
  isFolded: boolean
  monitorName: (id: number) => string
  filterName: (id: number) => string
  misses: readonly NearMiss[]
  hasMonitors: boolean
}

/** The most telling first: what hides it everywhere, what keeps it from the monitor, what keeps it from this list of the monitor. */
export function reasonsFor(standing: Visibility, list: KnownOfList): AbsenceReason[] {
  const { erased, binned, hits } = standing
  if (erased) return [{ kind: 'erased' }]
  if (binned) return [{ kind: 'binned', by: binned.by, at: binned.at.toISOString() }]
  const isOfList = ({ monitorId }: { monitorId: number }) => list.items === null || list.items.includes(monitorId)
  const belongs = list.items === null ? standing.isShown : hits.some(hit => isOfList(hit) && hit.isShown)
  if (belongs) {
    const found = reasonsWithin(standing, list)
    return found.length > 0 ? found : [{ kind: 'shown' }]
  }
  const named = (monitorId: number) => ({ monitor: monitorId, name: list.monitorName(monitorId) })
  const taken = hits.filter(isOfList).flatMap(({ monitorId, filterId, takenOut }): AbsenceReason[] => {
    if (takenOut) return [{ kind: 'takenOut', ...named(monitorId), by: takenOut.by }]
    if (filterId === null) return []
    return [{ kind: 'filtered', ...named(monitorId), filter: filterId, filterName: list.filterName(filterId) }]
  })
  const elsewhere = hits
    .filter(hit => hit.isShown && !isOfList(hit))
    .map(({ monitorId }): AbsenceReason => ({ kind: 'otherMonitor', ...named(monitorId) }))
  const known = new Set(hits.map(hit => hit.monitorId))
  const missed = list.misses
    .filter(({ monitorId }) => !known.has(monitorId))
    .map(
      ({ monitorId, name, failing, limits }): AbsenceReason =>
        failing.length + limits.length === 0
          ? { kind: 'notFilled', monitor: monitorId, name }
          : { kind: 'unmatched', monitor: monitorId, name, failing, limits },
    )
  const all = [...taken, ...missed, ...elsewhere]
  return all.length > 0 || list.hasMonitors ? all : [{ kind: 'noMonitor' }]
}

function reasonsWithin(
  { publishedAt }: Visibility,
  { from, to, failedConditions, isFolded }: KnownOfList,
): AbsenceReason[] {
  const reasons: AbsenceReason[] = failedConditions.map(index => ({ kind: 'condition', index }))
  if (publishedAt < from || publishedAt > to) return [{ kind: 'outsideRange' }, ...reasons]
  // Which article stands for a story is asked of the list as it is: only when nothing else keeps it out.
  return reasons.length === 0 && isFolded ? [{ kind: 'folded' }] : reasons
}
