/** Hits of stored articles, with what the organisation makes of each and the filter that takes it. */
import { type OwnAnalyses, storedFacts } from '@guanlan/features/articles/articles/server/analysis'
import type { NewHit } from '@guanlan/features/articles/articles/server/storing'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { MonitorQuery } from './monitor-query.ts'

/** By article, the filter that takes it out of this monitor. */
export type FiltersOfStored = (
  db: Tx,
  of: { orgId: number; monitorId: number },
  ids: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/** What stored articles are looked at with. */
export interface StoredLook {
  analyses: OwnAnalyses
  filters: FiltersOfStored
}

export async function storedHits(
  db: Tx,
  { analyses, filters }: StoredLook,
  { orgId, rule, version }: MonitorQuery,
  monitorId: number,
  ids: readonly number[],
): Promise<NewHit[]> {
  if (ids.length === 0) return []
  await analyses.catchUp(db)
  const facts = await storedFacts(db, { orgId, rule, analysis: analyses.of(orgId) }, ids)
  const taken = await filters(db, { orgId, monitorId }, ids)
  return ids.map(articleId => ({
    ...{ orgId, monitorId, articleId, version, filterId: taken.get(articleId) ?? null },
    ...facts.get(articleId),
  }))
}

/** Tells open screens that a monitor has so many articles more; 0: it has changed otherwise. */
export const announceHits = (db: Tx, orgId: number, monitorId: number, count: number): Promise<unknown> =>
  sql`select pg_notify('arrivals', ${JSON.stringify({ [orgId]: { [monitorId]: count } })})`.execute(db)
