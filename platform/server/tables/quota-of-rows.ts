/** How many rows of a file a standing quota leaves room for. */
import { type Phrase, platformStrings, say } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { overQuota } from '../access/quotas.ts'
import type { Scope } from '../scope.ts'

export interface QuotaOfRows {
  name: string
  title: Phrase
  count: (scope: Scope) => Promise<number>
}
export interface Room {
  left: number
  limit: number
  title: Phrase
}

/** Null: there is no limit. Others who add wait until the transaction ends. */
export async function roomFor(scope: Scope, quota: QuotaOfRows | undefined): Promise<Room | null> {
  if (!quota) return null
  const { rows } = await sql<{ most: string }>`
    select most from org_limits where org_id = ${scope.orgId} and quota = ${quota.name}`.execute(scope.db)
  if (!rows[0]) return null
  // The lock of access/quotas.ts: two at once cannot both take the last place.
  await sql`select pg_advisory_xact_lock(hashtext(${quota.name}), ${scope.orgId})`.execute(scope.db)
  const limit = Number(rows[0].most)
  return { left: Math.max(0, limit - (await quota.count(scope))), limit, title: quota.title }
}

/** @param over how many rows have no place */
export async function fullSentence(
  { orgId, db, locale }: Scope,
  { title, limit }: Room,
  over: number,
): Promise<string> {
  const used = { used: limit + over, limit }
  return say(
    platformStrings.overQuota,
    locale,
    await overQuota({ orgId, db, locale }, { name: title, kind: 'standing' }, used),
  )
}
