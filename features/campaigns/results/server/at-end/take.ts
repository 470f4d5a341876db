/** Numbers of a campaign that is over are stored, so that they outlive its articles. */
import { campaignRows } from '@guanlan/features/campaigns/campaigns/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { type Database, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { EndAnswers } from '../../contract.ts'
import { overviewOfCampaign } from '../figures.ts'
import { negativeMediaOf } from '../negative.ts'
import { spreadOfCampaign } from '../spread.ts'
import { statisticsOfCampaign } from '../statistics.ts'
import { detailOfCampaign } from '../targets.ts'
import { fullTrendOf } from '../trend.ts'
import { wordsOfCampaign } from '../words.ts'

/** Rows `c` of campaigns that are over, as `campaignStateOf` says it; and since when. */
const endedAt = sql`coalesce(c.end_time, c.stopped_at)`
const isOver = (now: Date) =>
  sql`c.start_time <= ${now}::timestamptz and case when c.end_time is null then c.tracked_at is null and c.stopped_at is not null else c.end_time < ${now}::timestamptz end`

/** One campaign whose end nobody counted yet. @returns whether there may be more */
export async function takeNextEnd(db: Database, now = new Date()): Promise<boolean> {
  const { rows } = await sql<{ orgId: number; id: number }>`
    select c.org_id as "orgId", c.id from ${campaignRows} c
    join ${organisationRows} o on o.id = c.org_id and o.rested_at is null
    left join activity_ends e on e.org_id = c.org_id and e.activity_id = c.id and e.ended_at = ${endedAt}
    where e.activity_id is null and ${isOver(now)} order by ${endedAt} desc, c.org_id, c.id limit 1`.execute(db)
  const [due] = rows
  if (!due) return false
  await withScope(db, { orgId: due.orgId, now }, async scope => {
    // Of two workers one counts.
    const { rows: locks } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('end of campaign ' || ${String(due.orgId)} || ' ' || ${String(due.id)}, 0)) as "isFree"`.execute(
      scope.db,
    )
    if (locks[0]?.isFree) await takeEnd(scope, due.id)
  })
  return true
}

/** @throws a conflict where it is not over */
export async function takeEnd(scope: Scope, id: number): Promise<{ takenAt: string }> {
  const { db, orgId, now } = scope
  const { rows } = await sql<{ endedAt: Date }>`
    select ${endedAt} as "endedAt" from ${campaignRows} c where c.org_id = ${orgId} and c.id = ${id} and ${isOver(now)}`.execute(
    db,
  )
  const [end] = rows
  if (!end) throw refuse('conflict', 'results.notOver')
  const answers = await answersOf(scope, id)
  const articles = answers.overview.figures.find(({ key }) => key === 'articles')?.value ?? 0
  await sql`
    insert into activity_ends (org_id, activity_id, ended_at, taken_at, articles, answers)
    values (${orgId}, ${id}, ${end.endedAt}, ${now}, ${articles}, ${JSON.stringify(answers)}::jsonb)
    on conflict (org_id, activity_id) do update set ended_at = excluded.ended_at, taken_at = excluded.taken_at, articles = excluded.articles, answers = excluded.answers`.execute(
    db,
  )
  return { takenAt: now.toISOString() }
}

/** Of everything, whoever takes it; money is no part of it. */
async function answersOf(scope: Scope, id: number): Promise<EndAnswers> {
  return {
    overview: await overviewOfCampaign(scope, { id }),
    statistics: await statisticsOfCampaign(scope, { id }),
    trend: await fullTrendOf(scope, { id }),
    targets: (await detailOfCampaign(scope, { id })).targets,
    words: await wordsOfCampaign(scope, { id }),
    ownWords: await wordsOfCampaign(scope, { id, withoutReleases: true }),
    spread: await spreadOfCampaign(scope, { id }),
    negativeMedia: await negativeMediaOf(scope, { id }),
  }
}
