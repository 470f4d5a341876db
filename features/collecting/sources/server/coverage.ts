/** The coverage board: what the organisation's sources bring by kind of medium, the hours without collection, and media that are no source. */
import { mediaTypeWord } from '@guanlan/features/articles/articles/server'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { CoverageBoard } from '../contract.ts'
import { fewMediaOf } from './few-media.ts'
import { unseenOf } from './unseen.ts'

const mostGroups = 500
const mostNamed = 20

export async function coverageOf(scope: Scope, days: number): Promise<CoverageBoard> {
  const [groups, ours, theirs, unseen, fewMedia] = [
    await groupsOf(scope, days),
    await hoursOfOurs(scope, days),
    await hoursOfTheirs(scope, days),
    await unseenOf(scope, days),
    await fewMediaOf(scope, days),
  ]
  return { days, groups, ours, theirs, ...unseen, fewMedia }
}

async function groupsOf({ db, orgId }: Scope, days: number): Promise<CoverageBoard['groups']> {
  const { rows } = await sql<{
    mediaType: number
    level: number
    language: string | null
    region: number | null
    sources: number
    faulty: number
    articles: number
  }>`
    with brought as (
      select source_id, sum(fresh)::int as articles from source_hours where hour > now() - ${days} * interval '1 day' group by source_id
    ) select r.media_type as "mediaType", r.media_level as level, r.language, r.region, count(*)::int as sources,
        (count(*) filter (where r.state <> 0 or r.silent))::int as faulty, coalesce(sum(b.articles), 0)::int as articles
      from visible_sources r left join brought b on b.source_id = r.id
      where r.org_id = ${orgId} and r.enabled
      group by r.media_type, r.media_level, r.language, r.region order by articles desc, sources desc, 1, 2, 3, 4 limit ${mostGroups}`.execute(
    db,
  )
  return rows.map(row => ({ ...row, mediaType: mediaTypeWord(row.mediaType) }))
}

/** Counted from the organisation's first source on, none without a source; the hour that runs is left out. */
async function hoursOfOurs({ db, orgId }: Scope, days: number): Promise<string[]> {
  const { rows } = await sql<{ hour: Date }>`
    with begun as (
      select min(coalesce(o.created_at, r.created_at)) as at from visible_sources r
      left join org_sources o on o.org_id = r.org_id and o.source_id = r.id where r.org_id = ${orgId} and r.enabled
    )
    select hour from begun, generate_series(date_trunc('hour', greatest(begun.at, now() - ${days} * interval '1 day')) + interval '1 hour',
      date_trunc('hour', now()) - interval '1 hour', interval '1 hour') as hour
    where begun.at is not null and not exists (select from source_hours h where h.hour = hour.hour and h.asked > 0) order by hour limit ${days * 24}`.execute(
    db,
  )
  return rows.map(({ hour }) => hour.toISOString())
}

async function hoursOfTheirs({ db, orgId }: Scope, days: number): Promise<CoverageBoard['theirs']> {
  const { rows } = await sql<{ id: number; name: string; hours: number }>`
    select r.id, r.name, count(*)::int as hours from source_hours h join visible_sources r on r.id = h.source_id
    where r.org_id = ${orgId} and r.enabled and h.hour > now() - ${days} * interval '1 day' and h.asked > 0 and h.failed = h.asked
    group by r.id, r.name order by hours desc, r.id limit ${mostNamed}`.execute(db)
  return rows
}
