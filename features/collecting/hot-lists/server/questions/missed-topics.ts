/** Topics of the last day and what the store has of each: the ones without an article of ours, and how late ours came. */
import {
  type ArticleSearch,
  beginOf,
  collectedAt,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import { requireRule } from '@guanlan/features/monitors/monitors/server'
import { locales } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { TopicCoverage } from '../../contract.ts'
import { ruleOf } from './events.ts'

const hourMs = 3_600_000
/** Topics of the last hours, those that stood highest. */
const hours = 24
const most = 20
/** Media are often earlier than the boards. */
const daysBefore = 2
const mostArticles = 200
const workMs = 300

interface Event {
  id: number
  titles: string[]
  platforms: number
  peak: number
  firstSeen: Date
}

export async function topicCoverage(scope: Scope): Promise<{ list: TopicCoverage[] }> {
  const { rows } = await sql<Event>`
    select t.event_id as id, array_agg(distinct t.title) as titles, count(distinct t.board_id)::int as platforms,
      min(t.peak_rank)::int as peak, min(t.first_seen) as "firstSeen"
    from hot_topics t join hot_boards b on b.id = t.board_id
    where b.enabled and t.last_seen > ${new Date(scope.now.getTime() - hours * hourMs)}
    group by t.event_id order by platforms desc, peak, t.event_id desc limit ${most}`.execute(scope.db)
  const list: TopicCoverage[] = []
  for (const event of rows) list.push(await coverageOf(scope, event))
  // Those that nothing of ours speaks about first; within them as they stood on the boards.
  return { list: list.sort((one, other) => Number(one.articles !== 0) - Number(other.articles !== 0)) }
}

async function coverageOf(scope: Scope, { id, titles, platforms, peak, firstSeen }: Event): Promise<TopicCoverage> {
  const [title = ''] = [...titles].sort((one, other) => one.length - other.length)
  const { rule } = await requireRule({ form: null, rule: ruleOf(titles) }, locales.indexOf(scope.locale), new Map())
  const from = new Date(firstSeen.getTime() - daysBefore * 24 * hourMs)
  const search: ArticleSearch = {
    rule,
    wanted: { monitorIds: null, from, to: scope.now, filters: [], fold: false, place: 'desk' },
  }
  const { rows, place } = await walkSearch(scope, search, beginOf(scope.now), {
    most: mostArticles,
    workMs,
    bare: true,
  })
  const first = await firstCollected(
    scope,
    rows.map(row => row.id),
  )
  return {
    eventId: id,
    title,
    platforms,
    peak,
    firstSeen: firstSeen.toISOString(),
    articles: rows.length === 0 && place !== null ? null : rows.length,
    minutesLate: first && Math.round((first.getTime() - firstSeen.getTime()) / 60_000),
  }
}

async function firstCollected({ db }: Scope, ids: readonly number[]): Promise<Date | null> {
  const times = [...(await collectedAt(db, ids)).values()].map(Number)
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
