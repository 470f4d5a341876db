/**
 * Looks at warnings that count: every ten seconds each, by whichever worker comes first. A look reads the minutes of at most six stretches, so that it
 * costs the same however many articles came.
 */
import { articleRows } from '@guanlan/features/articles/articles/server/questions'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { jsonRows, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Measured, Purpose, TimeCondition } from '../../contract.ts'
import { describeMeasured } from '../../strings.ts'
import { articlesIn, countsIn } from '../measuring/count.ts'
import { type Course, keyOfCondition, noCourse, step } from '../measuring/course.ts'
import { basisOf, fillNext } from '../measuring/history.ts'
import { type Counts, figuresOf, isMeasured, measure } from '../measuring/measure.ts'
import { lastMinutes, type Window } from '../measuring/windows.ts'
import { nextIncidentIds } from './incidents.ts'
import { type IncidentListener, tellListeners } from './listeners.ts'
import { notifyReceivers, type Telling } from './notify.ts'

/** With the five seconds that a worker rests, no later than 15 s after what is looked for. */
const everyMs = 10_000
const atOnce = 50
/** Named by the incident of a warning: the others are behind its words. What a rule of another purpose opens takes up what it counted, the newest of very many. */
const mostArticles = (purpose: Purpose): number => (purpose === 'warning' ? 50 : 10_000)

interface Looked {
  orgId: number
  warningId: number
  version: number
  name: string
  purpose: Purpose
  settings: unknown
  conditions: TimeCondition[]
  timeZone: string
  looksFirst: boolean
  lookMinutes: number
  knownSince: Date | null
  courses: Record<string, Course & { incidentId: number }>
}

/** Within one transaction; others skip what it holds. True: there may be more to do at once. */
export async function evaluateMeasures(
  tx: Tx,
  now: Date,
  listeners: readonly IncidentListener[] = [],
): Promise<boolean> {
  if (await fillNext(tx, now)) return true
  const { rows } = await sql<Looked>`
    select w.org_id as "orgId", w.id as "warningId", w.version, w.name, w.purpose, w.purpose_settings as settings, w.time_conditions as conditions, o.time_zone as "timeZone", w.looks_first as "looksFirst",
      w.look_minutes as "lookMinutes", m.counted_since as "knownSince", m.courses
    from warning_measures m join warnings w on w.org_id = m.org_id and w.id = m.warning_id join ${organisationRows} o on o.id = w.org_id
    where w.enabled and m.basis = ${basisOf} and (m.looked_at is null or m.looked_at <= ${new Date(now.getTime() - everyMs)}::timestamptz)
      and (${now}::timestamptz at time zone o.time_zone)::date between w.starts_on and w.ends_on
    order by m.looked_at nulls first limit ${atOnce} for update of m skip locked`.execute(tx)
  for (const warning of rows) await lookAt(tx, warning, now, listeners)
  return rows.length === atOnce
}

async function lookAt(tx: Tx, warning: Looked, now: Date, listeners: readonly IncidentListener[]): Promise<void> {
  const { orgId, warningId, conditions, courses } = warning
  const next: Looked['courses'] = {}
  for (const condition of conditions.filter(isMeasured)) {
    const key = keyOfCondition(condition)
    const { incidentId = 0, ...course } = courses[key] ?? (noCourse as Looked['courses'][string])
    const found = await measured(tx, warning, condition, now)
    const { course: after, tell: notified } = step(course, found.holds !== null, condition, now)
    const at = { ...warning, condition, now, listeners }
    const id = notified === 'begun' && found.holds ? await begin(tx, at, found.holds) : incidentId
    if (notified === 'over') await end(tx, at, incidentId, found.count)
    next[key] = { ...after, incidentId: id }
  }
  await sql`update warning_measures set looked_at = ${now}, courses = ${JSON.stringify(next)}::jsonb where org_id = ${orgId} and warning_id = ${warningId}`.execute(
    tx,
  )
}

/** Windows are asked in one statement, in the order in which the decision reads them. */
async function measured(tx: Tx, warning: Looked, condition: TimeCondition, now: Date) {
  const windows: Window[] = []
  const blank: Counts = { articles: 0, negative: 0, stories: 0 }
  const ask = (count: (window: Window) => Counts) => figuresOf(condition, { ...warning, now }, count)
  ask(window => {
    windows.push(window)
    return blank
  })
  const counts = await countsIn(tx, warning, windows)
  let place = 0
  const figures = ask(() => counts[place++] ?? blank)
  return { holds: measure(condition, figures), count: figures.now[condition.counts] }
}

interface At extends Looked {
  condition: TimeCondition
  now: Date
  listeners: readonly IncidentListener[]
}

/** An incident of its own, told like any other. */
async function begin(tx: Tx, at: At, found: Measured): Promise<number> {
  const { orgId, warningId, version, name, purpose, condition, looksFirst, lookMinutes, now } = at
  const articles = await articlesIn(tx, at, lastMinutes(condition.minutes, now), mostArticles(purpose))
  const [id = 0] = await nextIncidentIds(tx, 1)
  const review = looksFirst ? 'waiting' : 'none'
  const due = looksFirst ? new Date(now.getTime() + lookMinutes * 60_000) : null
  const { rows } = await sql<{ title: string; demonstration: boolean }>`
    insert into warning_incidents (org_id, id, warning_id, warning_version, warning_name, source, purpose, title, first_article_id, sentiment, articles, review, review_due, opened_at, last_at,
      told_at, told_at_size, demonstration, measured)
    select ${orgId}, ${id}, ${warningId}, ${version}, ${name}, ${looksFirst ? 'semiAuto' : 'auto'}, ${purpose}, ${describeMeasured(found, 'zh')}, ${articles[0] ?? null}::bigint,
      ${found.kind === 'negativeShare' ? -1 : 0}, ${found.count}, ${review}, ${due}::timestamptz, ${now}, ${now}, ${now}, ${found.count},
      coalesce((select bool_and(a.demonstration) from ${articleRows} a where a.id = any(${articles}::bigint[])), false), ${JSON.stringify(found)}::jsonb
    returning title, demonstration`.execute(tx)
  await sql`
    insert into warning_incident_articles (org_id, incident_id, article_id, added_at)
    select org_id, incident_id, article_id, ${now} from json_to_recordset(${jsonRows(articles.map(articleId => ({ org_id: orgId, incident_id: id, article_id: articleId })))}::json)
      as u (org_id int, incident_id int, article_id bigint)`.execute(tx)
  if (purpose !== 'warning') {
    const { settings, listeners } = at
    const { title = name, demonstration = false } = rows[0] ?? {}
    const rule = { orgId, ruleId: warningId, ruleName: name, purpose, settings }
    const facts = { incidentId: id, title, level: null, articles: found.count, articleIds: articles, demonstration }
    await tellListeners(listeners, tx, [{ ...rule, ...facts, reason: 'measured', measured: found }], now)
  } else if (!looksFirst) await notifyReceivers(tx, [telling(at, id, 'measured')], now)
  return id
}

/** Said once, unless somebody has settled it, or it was never sent. */
async function end(tx: Tx, at: At, incidentId: number, count: number): Promise<void> {
  const { orgId, now } = at
  const { rows } = await sql<{ isOpen: boolean }>`
    update warning_incidents set measured = measured || ${JSON.stringify({ after: count })}::jsonb, last_at = ${now}, told_at = ${now}
    where org_id = ${orgId} and id = ${incidentId} and merged_into is null
    returning state not in ('done', 'falseAlarm') and review in ('none', 'sent') as "isOpen"`.execute(tx)
  if (rows[0]?.isOpen && at.purpose === 'warning') await notifyReceivers(tx, [telling(at, incidentId, 'over')], now)
}

const telling = ({ orgId, warningId }: At, incidentId: number, reason: Telling['reason']): Telling => ({
  orgId,
  warningId,
  incidentId,
  articleId: null,
  reason,
  level: null,
})
