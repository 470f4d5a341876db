/** Campaigns that are over and stand as cases within their organisation. */
import { campaignRows, requireCampaign } from '@guanlan/features/campaigns/campaigns/server'
import { requireWholeSight } from '@guanlan/features/monitors/monitors/server'
import { refuse } from '@guanlan/platform/contract'
import { isoOf, patternOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Case } from '../../contract.ts'
import { takeEnd } from './take.ts'

const cases = (where: RawBuilder<unknown>, paging = sql``) => sql<Case & { total: number }>`
  select s.activity_id as id, s.version, c.name, c.kind, ${isoOf('c.start_time')} as "startTime", ${isoOf('e.ended_at')} as "endedAt", ${isoOf('e.taken_at')} as "takenAt",
    e.articles, s.summary, ${isoOf('s.published_at')} as "publishedAt", member_name(s.published_by) as "publishedBy", (count(*) over ())::int as total
  from activity_cases s join ${campaignRows} c on c.org_id = s.org_id and c.id = s.activity_id
  join activity_ends e on e.org_id = s.org_id and e.activity_id = s.activity_id
  where ${where} order by s.published_at desc, s.activity_id desc ${paging}`

const shown = ({ total: _, ...row }: Case & { total: number }): Case => row

export async function caseOf({ db, orgId }: Scope, id: number): Promise<Case | null> {
  const { rows } = await cases(sql`s.org_id = ${orgId} and s.activity_id = ${id}`).execute(db)
  return rows[0] ? shown(rows[0]) : null
}

export async function listCases(
  scope: Scope,
  { like, page, pageSize }: { like: string; page: number; pageSize: number },
) {
  requireWholeSight(scope)
  const { db, orgId } = scope
  const found =
    like.trim() === '' ? sql`true` : sql`(c.name ilike ${patternOf(like)} or s.summary ilike ${patternOf(like)})`
  const { rows } = await cases(
    sql`s.org_id = ${orgId} and ${found}`,
    sql`limit ${pageSize} offset ${(page - 1) * pageSize}`,
  ).execute(db)
  return { list: rows.map(shown), total: rows[0]?.total ?? 0, page, pageSize }
}

/** @throws a conflict where it is not over, or where somebody changed the case since */
export async function publishCase(
  scope: Scope,
  id: number,
  { summary, version }: { summary: string; version?: number | undefined },
): Promise<Case> {
  await requireCampaign(scope, id)
  requireWholeSight(scope)
  const { db, orgId, userId, now } = scope
  const before = await caseOf(scope, id)
  if (before && before.version !== version)
    throw refuse('conflict', 'platform.changedSince', { by: before.publishedBy ?? '' })
  if (!before && version !== undefined) throw refuse('conflict', 'results.noCase')
  const { rows } = await sql`select 1 from activity_ends where org_id = ${orgId} and activity_id = ${id}`.execute(db)
  if (rows.length === 0) await takeEnd(scope, id)
  await sql`
    insert into activity_cases (org_id, activity_id, summary, published_at, published_by) values (${orgId}, ${id}, ${summary}, ${now}, ${userId})
    on conflict (org_id, activity_id) do update set summary = excluded.summary, version = activity_cases.version + 1`.execute(
    db,
  )
  const made = await caseOf(scope, id)
  if (!made) throw refuse('missing', 'campaigns.missing')
  return made
}

export async function withdrawCase(scope: Scope, id: number): Promise<{ changed: number }> {
  await requireCampaign(scope, id)
  requireWholeSight(scope)
  const { numAffectedRows = 0n } = await sql`
    delete from activity_cases where org_id = ${scope.orgId} and activity_id = ${id}`.execute(scope.db)
  if (numAffectedRows === 0n) throw refuse('missing', 'results.noCase')
  return { changed: Number(numAffectedRows) }
}
