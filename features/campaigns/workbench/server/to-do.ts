/** What of all campaigns waits for people: releases that are due or late, and pieces to decide. */
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { countWaiting } from '@guanlan/features/campaigns/pieces/server'
import { releaseRows } from '@guanlan/features/campaigns/releases/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostReleases, type ToDo } from '../contract.ts'

const weekMs = 7 * 86_400_000

interface Row {
  id: number
  title: string
  campaignId: number
  campaign: string
  releaseAt: Date
  isLate: boolean
  late: number
  due: number
}

export async function listToDo(scope: Scope): Promise<ToDo> {
  const { db, orgId, now } = scope
  const { rows } = await sql<Row>`
    select r.id, r.title, c.id as "campaignId", c.name as campaign, r.release_at as "releaseAt", r.release_at < ${now}::timestamptz as "isLate",
      (count(*) filter (where r.release_at < ${now}::timestamptz) over ())::int as late,
      (count(*) filter (where r.release_at >= ${now}::timestamptz) over ())::int as due
    from ${releaseRows} r join ${campaignRows} c on c.org_id = r.org_id and c.id = r.activity_id
    where r.org_id = ${orgId} and r.sent_at is null and r.release_at < ${new Date(now.getTime() + weekMs)}::timestamptz
    order by r.release_at, r.id limit ${mostReleases}`.execute(db)
  const waiting = await countWaiting(scope)
  const names = await namesOf(scope)
  return {
    lateReleases: rows[0]?.late ?? 0,
    dueReleases: rows[0]?.due ?? 0,
    releases: rows.map(({ late: _, due: __, releaseAt, ...row }) => ({ ...row, releaseAt: releaseAt.toISOString() })),
    waiting: [...waiting]
      .flatMap(([campaignId, pieces]) => {
        const campaign = names.get(campaignId)
        return campaign === undefined ? [] : [{ campaignId, campaign, pieces }]
      })
      .sort((one, other) => other.pieces - one.pieces || one.campaign.localeCompare(other.campaign)),
  }
}

async function namesOf({ db, orgId }: Scope): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name from ${campaignRows} c where c.org_id = ${orgId}`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
