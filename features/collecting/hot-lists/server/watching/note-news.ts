/** Keeps what an observation means to the watches of all organisations that see its board. */
import { prepare, type RuleArticle } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { ruleOfText } from '@guanlan/features/monitors/monitors/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Recorded, TopicChange } from '../recording/record.ts'
import { watchedCourses } from './courses.ts'
import { newsOf, type WatchConditions } from './news.ts'

interface StoredWatch extends WatchConditions {
  orgId: number
  id: number
  rule: string
}

const nothing = canonicalise('')
/** Rules by their text; the same words are watched by many. */
const prepared = new Map<string, (article: RuleArticle) => boolean>()
const mostPrepared = 20_000

export async function noteNews(tx: Tx, { changes, onlyOrg, at }: Recorded): Promise<void> {
  if (changes.length === 0) return
  const { rows: watches } = await sql<StoredWatch>`
    select org_id as "orgId", id, rule, platforms, enters, top_rank as "topRank", rises, within_minutes as "withinMinutes", second_platform as "secondPlatform", leaves
    from hot_watches where (${onlyOrg}::int is null or org_id = ${onlyOrg}::int) order by org_id, id`.execute(tx)
  const requested = await wantedBy(watches, changes)
  if (requested.length === 0) return
  const ids = [...new Set(requested.map(({ topicId }) => topicId))]
  const { rows: topics } = await sql<{ id: number; eventId: number; platform: string; title: string }>`
    select t.id, t.event_id as "eventId", b.platform, t.title from hot_topics t join hot_boards b on b.id = t.board_id where t.id = any(${ids}::int[])`.execute(
    tx,
  )
  const longest = Math.max(...requested.map(({ watch }) => watch.withinMinutes))
  const courses = await watchedCourses(tx, topics, new Date(at.getTime() - 2 * longest * 60_000))
  const news = requested.flatMap(({ watch, topicId }) => {
    const course = courses.get(topicId)
    const found = course ? newsOf(watch, course) : []
    return found
      .filter(one => one.at.getTime() === at.getTime())
      .map(({ kind, rank }) => ({ org: watch.orgId, watch: watch.id, topic: topicId, kind, rank }))
  })
  if (news.length === 0) return
  await sql`
    insert into hot_watch_news (org_id, watch_id, topic_id, at, kind, rank)
    select n.org, n.watch, n.topic, ${at}::timestamptz, n.kind, n.rank from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) n (org int, watch int, topic int, kind text, rank smallint)
    on conflict do nothing`.execute(tx)
}

async function wantedBy(watches: readonly StoredWatch[], changes: readonly TopicChange[]) {
  const articles = changes.map(({ topicId, title }) => ({
    topicId,
    article: { title: canonicalise(title), body: nothing },
  }))
  const requested: { watch: StoredWatch; topicId: number }[] = []
  for (const watch of watches) {
    const wants = await ruleOf(watch.rule)
    if (wants) for (const { topicId, article } of articles) if (wants(article)) requested.push({ watch, topicId })
  }
  return requested
}

async function ruleOf(text: string) {
  const known = prepared.get(text)
  if (known) return known
  const rule = await ruleOfText(text)
  if (!rule) return null
  const wants = prepare(rule)
  if (prepared.size >= mostPrepared) prepared.clear()
  prepared.set(text, wants)
  return wants
}
