/** A release that was written or changed is matched with what was stored before it, without anybody asking for it. */
import { createHash } from 'node:crypto'
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { type ReleaseOfCampaign, releaseRows, releasesOf } from '@guanlan/features/campaigns/releases/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { type Database, type Scope, startTask, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { correlate } from '../jobs.ts'

/** Somebody who writes five releases begins one run, not five. */
const quietSeconds = 20
const mostAtOnce = 20

interface Due {
  orgId: number
  id: number
  name: string
  changedAt: Date
}

/** @param quiet seconds for which nobody has changed a release of the campaign @returns whether a run was begun */
export async function startDueRuns(db: Database, quiet = quietSeconds): Promise<boolean> {
  const { rows } = await sql<Due>`
    select c.org_id as "orgId", c.id, c.name, r.at as "changedAt"
    from (select org_id, activity_id, max(updated_at) as at from ${releaseRows} r group by org_id, activity_id) r
    join ${campaignRows} c on c.org_id = r.org_id and c.id = r.activity_id
    join ${organisationRows} o on o.id = c.org_id and o.rested_at is null
    left join piece_runs p on p.org_id = c.org_id and p.activity_id = c.id
    where r.at <= now() - make_interval(secs => ${quiet}) and (p.began_at is null or p.began_at < r.at)
    order by r.at limit ${mostAtOnce}`.execute(db)
  let begun = false
  for (const due of rows) if (await withScope(db, { orgId: due.orgId }, scope => startRun(scope, due))) begun = true
  return begun
}

/** Of two workers one begins it. */
async function startRun(scope: Scope, { id, name, changedAt }: Due): Promise<boolean> {
  if (!(await noteRun(scope, id, changedAt))) return false
  await startTask({ orgId: scope.orgId, userId: null, db: scope.db }, correlate, { campaignId: id, name }, null, {
    about: String(id),
  })
  return true
}

/** @returns false where a run began after `since`, or with the same releases: what was noted as sent says nothing else */
export async function noteRun(scope: Scope, campaignId: number, since: Date = scope.now): Promise<boolean> {
  const { db, orgId, now } = scope
  const digest = digestOf(await releasesOf(scope, [campaignId]))
  const { rows } = await sql<{ isOther: boolean }>`
    insert into piece_runs (org_id, activity_id, began_at, digest) values (${orgId}, ${campaignId}, ${now}::timestamptz, ${digest})
    on conflict (org_id, activity_id) do update set began_at = excluded.began_at, digest = excluded.digest where piece_runs.began_at < ${since}::timestamptz
    returning old.digest is distinct from new.digest as "isOther"`.execute(db)
  return rows[0]?.isOther === true
}

/** Pure. */
const digestOf = (releases: readonly ReleaseOfCampaign[]): string =>
  createHash('sha256')
    .update(JSON.stringify(releases.map(({ sentAt: _, ...release }) => release)))
    .digest('base64url')
