/** What fits a warning, counted by minute of arrival as it is stored: a look then costs the minutes and not the articles. */
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Purpose } from '../../contract.ts'
import type { WarningFacts } from '../deciding/facts.ts'
import type { Counts } from './measure.ts'
import { minuteMs, type Window } from './windows.ts'

const mostStories = 1_000
/** Of a minute: a warning names a few; what a rule of another purpose opens takes up what it counted. */
const samplesOf = ({ purpose }: Counted): number => (purpose === 'warning' ? 5 : 1_000)

export interface Counted {
  orgId: number
  warningId: number
  purpose: Purpose
  facts: Pick<WarningFacts, 'articleId' | 'storyId' | 'sentiment' | 'collectedAt'>
}

interface Minute {
  org_id: number
  warning_id: number
  minute: string
  articles: number
  negative: number
  story_ids: number[]
  article_ids: number[]
}

/** Pure. */
export function minutesOf(all: readonly Counted[]): Minute[] {
  const minuteOf = ({ facts }: Counted) =>
    new Date(Math.floor(facts.collectedAt.getTime() / minuteMs) * minuteMs).toISOString()
  const keyOf = (each: Counted) => [each.orgId, each.warningId, minuteOf(each)].join(' ')
  return [...Map.groupBy(all, keyOf).values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const facts = own.map(each => each.facts)
    return {
      org_id: first.orgId,
      warning_id: first.warningId,
      minute: minuteOf(first),
      articles: facts.length,
      negative: facts.filter(({ sentiment }) => sentiment < 0).length,
      story_ids: [...new Set(facts.map(({ storyId }) => storyId))].slice(0, mostStories),
      article_ids: facts.map(({ articleId }) => articleId).slice(-samplesOf(first)),
    }
  })
}

const shape = sql`(org_id int, warning_id int, minute timestamptz, articles int, negative int, story_ids bigint[], article_ids bigint[])`

/** Within the transaction that stores the articles. */
export async function addCounts(tx: Tx, fits: readonly Counted[]): Promise<void> {
  for (const [most, own] of Map.groupBy(fits, samplesOf))
    await sql`
    insert into warning_minutes as m (org_id, warning_id, minute, articles, negative, story_ids, article_ids)
    select * from json_to_recordset(${jsonRows(minutesOf(own))}::json) as u ${shape} order by 1, 2, 3
    on conflict (org_id, warning_id, minute) do update set articles = m.articles + excluded.articles, negative = m.negative + excluded.negative,
      story_ids = (array(select distinct s from unnest(m.story_ids || excluded.story_ids) s))[1:${sql.lit(mostStories)}],
      article_ids = (excluded.article_ids || m.article_ids)[1:${sql.lit(most)}]`.execute(tx)
}

/** Minutes that are counted anew from what is stored; those after `until` were counted as they came. */
export async function replaceCounts(
  tx: Tx,
  { orgId, warningId, until }: { orgId: number; warningId: number; until: Date },
  fits: readonly Counted[],
): Promise<void> {
  await sql`delete from warning_minutes where org_id = ${orgId} and warning_id = ${warningId} and minute < ${until}`.execute(
    tx,
  )
  await sql`
    insert into warning_minutes (org_id, warning_id, minute, articles, negative, story_ids, article_ids)
    select * from json_to_recordset(${jsonRows(minutesOf(fits))}::json) as u ${shape} order by 1, 2, 3 on conflict do nothing`.execute(
    tx,
  )
}

/** Of each window, in one statement: ranges of one index, a row a minute. */
export async function countsIn(
  tx: Tx,
  { orgId, warningId }: { orgId: number; warningId: number },
  windows: readonly Window[],
): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select coalesce(sum(m.articles), 0)::int as articles, coalesce(sum(m.negative), 0)::int as negative,
      (select count(distinct s)::int from warning_minutes o, unnest(o.story_ids) s
        where o.org_id = ${orgId} and o.warning_id = ${warningId} and o.minute >= w.from_at and o.minute < w.to_at) as stories
    from unnest(${windows.map(({ from }) => from)}::timestamptz[], ${windows.map(({ to }) => to)}::timestamptz[]) with ordinality as w (from_at, to_at, place)
    left join warning_minutes m on m.org_id = ${orgId} and m.warning_id = ${warningId} and m.minute >= w.from_at and m.minute < w.to_at
    group by w.place, w.from_at, w.to_at order by w.place`.execute(tx)
  return rows
}

/** The newest articles of a window. */
export async function articlesIn(
  tx: Tx,
  { orgId, warningId }: { orgId: number; warningId: number },
  { from, to }: Window,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.id from warning_minutes m, unnest(m.article_ids) as a (id)
    where m.org_id = ${orgId} and m.warning_id = ${warningId} and m.minute >= ${from} and m.minute < ${to} order by a.id desc limit ${most}`.execute(
    tx,
  )
  return rows.map(({ id }) => Number(id))
}

/** Longer than any comparison reaches back. */
const keptDays = 30
export const purgeMinutes = async (db: Pick<Tx, 'deleteFrom'>, now = new Date()): Promise<void> => {
  await db
    .deleteFrom('warning_minutes')
    .where('minute', '<', new Date(now.getTime() - keptDays * 86_400_000))
    .execute()
}
