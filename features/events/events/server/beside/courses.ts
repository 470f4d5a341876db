/** Courses as they are laid over one another, and which are near: of the articles that whoever reads sees. */
import { cueKinds } from '@guanlan/features/articles/articles/contract'
import { hoursOfSets } from '@guanlan/features/articles/articles/server/facts'
import { refuse } from '@guanlan/platform/contract'
import { numberList, type Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import {
  type CourseBeside,
  type CourseFacts,
  distanceOf,
  type EventState,
  mostNearest,
  type NearestEvent,
  type ShapeHour,
  type Subjects,
  shapeOf,
} from '../../contract.ts'

/** Of fewer a curve says nothing. */
const leastArticles = 10
/** Those that began last; an organisation has fewer. */
const mostLookedAt = 200

interface Row {
  id: number
  title: string
  state: EventState
  kind: string
  subjects: Subjects
}

const rowsOfEvents = async ({ orgId, db }: Scope, ids: readonly number[] | null): Promise<Row[]> =>
  (
    await sql<Row>`
      select e.id, e.title, e.kind, e.subjects, coalesce(s.state, 'emerging') as state
      from events e left join event_states s on s.org_id = e.org_id and s.event_id = e.id
      where e.org_id = ${orgId} and e.binned_at is null and ${ids === null ? sql`true` : sql`e.id = any(${numberList(ids)}::int[])`}
      order by e.begin_at desc, e.id desc limit ${mostLookedAt}`.execute(db)
  ).rows

async function hoursOf(scope: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, ShapeHour[]>> {
  const hours = await hoursOfSets(scope, 'event', ids)
  return new Map([...hours].map(([id, its]) => [id, its.map(each => ({ ...each, at: each.at.getTime() }))]))
}

/** In the order in which they were named. @throws missing */
export async function coursesBeside(scope: Scope, ids: readonly number[]): Promise<CourseBeside[]> {
  const chosen = [...new Set(ids)]
  const rows = new Map((await rowsOfEvents(scope, chosen)).map(row => [row.id, row]))
  const hours = await hoursOf(scope, chosen)
  const answers = await firstAnswers(scope, chosen)
  return chosen.map(id => {
    const row = rows.get(id)
    if (!row) throw refuse('missing', 'events.missing')
    const its = hours.get(id) ?? []
    const [first, answer] = [its[0]?.at, answers.get(id)]
    return {
      ...{ id, title: row.title, state: row.state },
      shape: shapeOf(its, scope.now.getTime()),
      hoursToAnswer:
        first === undefined || answer === undefined ? null : Math.max(0, Math.floor((answer - first) / hourMs)),
      hours: its.map(({ at, count, negative }) => [at, count, negative]),
    }
  })
}
const hourMs = 3_600_000

/** Of their courses: when somebody answered first, as far as cues say it. */
async function firstAnswers({ orgId, db }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select event_id as id, min(begin_at) as at from event_nodes
    where org_id = ${orgId} and event_id = any(${numberList(ids)}::int[]) and kind = 'turn' and not hidden and reason = any(${[...cueKinds]}::text[])
    group by event_id`.execute(db)
  return new Map(rows.map(({ id, at }) => [id, at.getTime()]))
}

/** @throws missing */
export async function nearestEvents(scope: Scope, id: number): Promise<NearestEvent[]> {
  const rows = await rowsOfEvents(scope, null)
  const own = rows.find(row => row.id === id) ?? (await rowsOfEvents(scope, [id]))[0]
  if (!own) throw refuse('missing', 'events.missing')
  const others = rows.filter(row => row.id !== id)
  const hours = await hoursOf(scope, [id, ...others.map(row => row.id)])
  const factsOf = (row: Row): CourseFacts | null => {
    const its = hours.get(row.id) ?? []
    const shape = shapeOf(its, scope.now.getTime())
    return shape.articles < leastArticles ? null : { hours: its, shape, subjects: wordsOf(row) }
  }
  const facts = factsOf(own)
  if (!facts) return []
  return others
    .flatMap(row => {
      const its = factsOf(row)
      return its ? [{ id: row.id, title: row.title, state: row.state, ...distanceOf(facts, its) }] : []
    })
    .sort((a, b) => a.distance - b.distance || b.id - a.id)
    .slice(0, mostNearest)
}

/** What it is about: its kind, if it is one, and whom it names. */
const wordsOf = ({ kind, subjects: { companies, brands, products } }: Row): ReadonlySet<string> =>
  new Set([...(kind === 'other' ? [] : [`kind ${kind}`]), ...companies, ...brands, ...products])
