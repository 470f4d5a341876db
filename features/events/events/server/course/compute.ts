/** The course of an event is computed: what a person touched stays, phases that are over keep their borders unless all of it is looked for anew. */
import { hoursOfSets } from '@guanlan/features/articles/articles/server/facts'
import { cueOf } from '@guanlan/features/articles/articles/server/questions'
import { jsonRows, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type CourseHour,
  mostPhases,
  type PhaseMethod,
  phasesAfter,
  phasesOf,
  type Stretch,
  wholeOf,
} from '../../contract.ts'
import { storedEvent } from '../records/shown.ts'
import { type ExpectedNode, expectedNodes, type KeyedPhase, neededTexts } from './expected.ts'
import { enteredLists } from './hot-lists.ts'
import { articlesOfPhases, textsOf, turningsOf, usualHours } from './materials.ts'
import { type NodeContent, type NodeRow, nodesOf, removeNodes } from './rows.ts'

export async function courseHours(scope: Scope, eventId: number): Promise<CourseHour[]> {
  const hours = (await hoursOfSets(scope, 'event', [eventId])).get(eventId) ?? []
  return hours.map(({ at, ...counts }) => ({ at: at.getTime(), ...counts }))
}

/**
 * @param anew borders of phases that are over are looked for again, and what people touched gets a proposal; false: they stay
 */
export async function computeCourse(scope: Scope, eventId: number, { anew }: { anew: boolean }): Promise<void> {
  const { ruleVersion } = await storedEvent(scope, eventId)
  // Two at once would write the same nodes twice.
  await sql`select from events where org_id = ${scope.orgId} and id = ${eventId} for no key update`.execute(scope.db)
  const hours = await courseHours(scope, eventId)
  const stored = await nodesOf(scope, eventId)
  const { rows } = await sql<{ ruleVersion: number; usual: number[]; usualBefore: Date }>`
    select rule_version as "ruleVersion", usual, usual_before as "usualBefore" from event_courses where org_id = ${scope.orgId} and event_id = ${eventId}`.execute(
    scope.db,
  )
  const isAnew = anew || rows[0]?.ruleVersion !== ruleVersion
  const begin = hours[0]?.at ?? 0
  // Counting four weeks of the organisation takes longer than all the rest.
  const usual = rows[0]?.usualBefore.getTime() === begin ? rows[0].usual : await usualHours(scope, begin)
  const { phases, method } = bordersOf(hours, stored, { isAnew, usual })
  const keyed = keyedPhases(phases, stored)
  const expected = hours.length === 0 ? [] : await contentOf(scope, eventId, keyed)
  await saveNodes(scope, eventId, { expected, stored })
  if (anew) await propose(scope, { expected, stored, whole: phasesOf(hours, { usual }).phases })
  await saveComputed(scope, eventId, {
    ruleVersion,
    method,
    usual,
    usualBefore: new Date(begin),
    articles: hours.reduce((sum, { count }) => sum + count, 0),
  })
}

async function contentOf(scope: Scope, eventId: number, phases: readonly KeyedPhase[]): Promise<ExpectedNode[]> {
  const articles = await articlesOfPhases(scope, eventId, phases)
  const turnings = await turningsOf(scope, eventId)
  const texts = await textsOf(scope, neededTexts(articles, turnings))
  const within = { from: phases[0]?.from ?? 0, to: phases.at(-1)?.to ?? 0 }
  const entered = await enteredLists(scope, eventId, within)
  const cue = (id: number) => {
    const text = texts.get(id)
    return text ? cueOf(text) : null
  }
  return expectedNodes({ phases, articles, turnings, cueOf: cue, texts, entered })
}

const phaseRows = (stored: readonly NodeRow[]) =>
  stored
    .filter(({ kind }) => kind === 'phase')
    .map(row => ({ row, from: Date.parse(row.startTime ?? ''), to: Date.parse(row.endTime ?? '') }))
    .sort((a, b) => a.from - b.from)

/** What a person fixed stays; the gaps between are divided, or, of a course that goes on, only what follows the last border. */
function bordersOf(
  hours: readonly CourseHour[],
  stored: readonly NodeRow[],
  { isAnew, usual }: { isAnew: boolean; usual: readonly number[] },
): { phases: Stretch[]; method: PhaseMethod } {
  const before = phaseRows(stored)
  const isLast = (index: number) => index === before.length - 1
  if (!isAnew && before.length > 0) {
    const whole = wholeOf(hours)
    // Articles from before the first of them came later; the last one is open unless a person ended it.
    const [first] = before
    if (first && whole && !first.row.detail.dated) first.from = Math.min(first.from, whole.from)
    const finished = before.filter(({ row }, index) => !isLast(index) || row.detail.dated)
    return phasesAfter(hours, finished, usual)
  }
  const fixed = before
    .map((one, index) => ({ ...one, isOpen: isLast(index) && !one.row.detail.dated }))
    .filter(({ row }) => row.touched)
  const all = phasesOf(hours, { usual })
  const whole = wholeOf(hours)
  if (fixed.length === 0 || !whole) return all
  const phases: Stretch[] = []
  const rest = Math.max(1, mostPhases - fixed.length)
  const divide = (from: number, to: number) => {
    if (to > from) phases.push(...phasesOf(hours, { within: { from, to }, most: rest, usual }).phases)
  }
  let from = whole.from
  for (const one of fixed) {
    divide(from, one.from)
    // What somebody wrote of an open phase is of its beginning; its end moves on.
    if (!one.isOpen) phases.push({ from: one.from, to: one.to })
    from = one.isOpen ? one.from : one.to
  }
  divide(from, whole.to)
  return { phases: fewest(phases, fixed), method: all.method }
}

/** Gaps have phases each: together there are no more than eight, the shortest join the one before them. */
function fewest(phases: Stretch[], fixed: readonly Stretch[]): Stretch[] {
  const isFixed = ({ from, to }: Stretch) => fixed.some(one => one.from === from && one.to === to)
  const left = [...phases]
  while (left.length > mostPhases) {
    const joinable = left.flatMap((one, index) => {
      const before = left[index - 1]
      return before && !isFixed(one) && !isFixed(before) && before.to === one.from
        ? [{ index, length: one.to - one.from }]
        : []
    })
    const shortest = joinable.sort((a, b) => a.length - b.length)[0]
    const [one, before] = [left[shortest?.index ?? -1], left[(shortest?.index ?? 0) - 1]]
    if (!shortest || !one || !before) return left
    left.splice(shortest.index - 1, 2, { from: before.from, to: one.to })
  }
  return left
}

/** A phase that is mostly the same as before keeps its node, so that readers find again what they read. */
function keyedPhases(phases: readonly Stretch[], stored: readonly NodeRow[]): KeyedPhase[] {
  const before = phaseRows(stored)
  const taken = new Set<string>()
  const common = (one: Stretch, other: Stretch) => Math.min(one.to, other.to) - Math.max(one.from, other.from)
  const keyOf = (phase: Stretch): string => {
    const [best] = before
      .filter(one => !taken.has(one.row.key) && common(phase, one) > 0)
      .sort((a, b) => begins(b, phase) - begins(a, phase) || common(phase, b) - common(phase, a))
    const fresh = `phase:${phase.from}`
    // What somebody wrote stays with the beginning that it was written of.
    const isOther = best?.row.touched && begins(best, phase) === 0
    const known = isOther ? undefined : best?.row.key
    const key =
      known ?? (taken.has(fresh) || before.some(({ row }) => row.key === fresh) ? `${fresh}-${phase.to}` : fresh)
    taken.add(key)
    return key
  }
  return phases.map(phase => ({ from: phase.from, to: phase.to, key: keyOf(phase) }))
}

const begins = (one: Stretch, other: Stretch) => Number(one.from === other.from)

/** What nobody touched becomes what was found; what is found no more goes. */
async function saveNodes(
  scope: Scope,
  eventId: number,
  { expected, stored }: { expected: readonly ExpectedNode[]; stored: readonly NodeRow[] },
): Promise<void> {
  const { orgId, userId, now, db } = scope
  const keys = new Set(expected.map(({ key }) => key))
  // Articles beneath what somebody touched stay with it.
  const touched = new Set(stored.filter(({ touched }) => touched).map(({ key }) => key))
  const gone = stored.filter(
    ({ key, parentKey, touched: own }) => !own && !keys.has(key) && !touched.has(parentKey ?? ''),
  )
  await removeNodes(
    scope,
    gone.map(({ id }) => id),
  )
  const rows = [...new Map(expected.map(one => [one.key, one])).values()]
  await sql`
    insert into event_nodes as n (org_id, event_id, updated_at, updated_by, key, parent_key, kind, reason, detail, article_id, title, begin_at, end_at, sentences)
    select ${orgId}::int, ${eventId}::int, ${now}::timestamptz, ${userId}::int, u.* from json_to_recordset(${jsonRows(rows)}::json)
      as u (key text, "parentKey" text, kind text, reason text, detail jsonb, "articleId" bigint, title text, "startTime" timestamptz, "endTime" timestamptz, sentences jsonb)
    on conflict (org_id, event_id, key) do update set parent_key = excluded.parent_key, reason = excluded.reason, detail = excluded.detail, article_id = excluded.article_id,
      begin_at = excluded.begin_at, end_at = excluded.end_at, sentences = excluded.sentences, version = n.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    where not n.touched and (n.parent_key, n.reason, n.detail, n.article_id, n.begin_at, n.end_at, n.sentences)
      is distinct from (excluded.parent_key, excluded.reason, excluded.detail, excluded.article_id, excluded.begin_at, excluded.end_at, excluded.sentences)`.execute(
    db,
  )
  const ends = expected.filter(({ key, kind }) => kind === 'phase' && touched.has(key))
  // The end of an open phase moves on under what somebody wrote of it; it is the same version.
  await sql`
    update event_nodes n set begin_at = u."startTime", end_at = u."endTime" from json_to_recordset(${jsonRows(ends)}::json) as u (key text, "startTime" timestamptz, "endTime" timestamptz)
    where n.org_id = ${orgId} and n.event_id = ${eventId} and n.key = u.key and not coalesce((n.detail ->> 'dated')::boolean, false) and (n.begin_at, n.end_at) is distinct from (u."startTime", u."endTime")`.execute(
    db,
  )
}

/** Beside what a person wrote stands what would have been computed. */
async function propose(
  { orgId, db }: Scope,
  {
    expected,
    stored,
    whole,
  }: { expected: readonly ExpectedNode[]; stored: readonly NodeRow[]; whole: readonly Stretch[] },
): Promise<void> {
  const byKey = new Map(expected.map(one => [one.key, one]))
  for (const node of stored) {
    const found = byKey.get(node.key)
    if (!node.touched || node.kind === 'article' || !found) continue
    const stretch = node.kind === 'phase' ? nearest(node, whole) : null
    const proposal: NodeContent = {
      title: found.title,
      startTime: stretch && node.detail.dated ? new Date(stretch.from).toISOString() : found.startTime,
      endTime: stretch && node.detail.dated ? new Date(stretch.to).toISOString() : found.endTime,
      sentences: found.sentences,
    }
    // Its borders follow what is found.
    const moves = node.kind === 'phase' && !node.detail.dated
    const own: NodeContent = {
      title: node.title,
      startTime: moves ? found.startTime : node.startTime,
      endTime: moves ? found.endTime : node.endTime,
      sentences: node.sentences,
    }
    const next = JSON.stringify(proposal) === JSON.stringify(own) ? null : JSON.stringify(proposal)
    await sql`
      update event_nodes set proposal = ${next}::jsonb, version = version + 1 where org_id = ${orgId} and id = ${node.id} and proposal is distinct from ${next}::jsonb`.execute(
      db,
    )
  }
}

function nearest({ startTime, endTime }: NodeRow, phases: readonly Stretch[]): Stretch | null {
  const [from, to] = [Date.parse(startTime ?? ''), Date.parse(endTime ?? '')]
  const common = (phase: Stretch) => Math.min(phase.to, to) - Math.max(phase.from, from)
  return phases.filter(phase => common(phase) > 0).sort((a, b) => common(b) - common(a))[0] ?? null
}

async function saveComputed(
  { orgId, now, db }: Scope,
  eventId: number,
  {
    ruleVersion,
    method,
    articles,
    usual,
    usualBefore,
  }: { ruleVersion: number; method: PhaseMethod; articles: number; usual: readonly number[]; usualBefore: Date },
): Promise<void> {
  await sql`
    insert into event_courses (org_id, event_id, computed_at, rule_version, articles, method, usual, usual_before)
    values (${orgId}, ${eventId}, ${now}, ${ruleVersion}, ${articles}, ${JSON.stringify(method)}::jsonb, ${[...usual]}::int[], ${usualBefore})
    on conflict (org_id, event_id) do update set computed_at = excluded.computed_at, rule_version = excluded.rule_version, articles = excluded.articles, method = excluded.method,
      usual = excluded.usual, usual_before = excluded.usual_before`.execute(db)
}
