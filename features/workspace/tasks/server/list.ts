/** Tasks as people see them. */
import { type Locale, refuse } from '@guanlan/platform/contract'
import type { AnyJob, CallScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostListed, type Task } from '../contract.ts'

export type JobNamed = (kind: string) => AnyJob | undefined

interface Row
  extends Omit<Task, 'title' | 'outcome' | 'file' | 'opens' | 'startsIn' | 'createdAt' | 'startedAt' | 'endedAt'> {
  /** How long the last ones of its kind took. */
  seconds: number | null
  input: unknown
  hasFile: boolean
  result: unknown
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

/** A refusal's sentence, in the reader's language. */
export type SayRefusal = (key: string, values: Readonly<Record<string, unknown>>) => string

export async function listTasks(scope: CallScope, jobNamed: JobNamed, say: SayRefusal): Promise<Task[]> {
  const { rows } = await sql<Row>`
    select t.id, t.kind, t.input, t.result, t.state, t.done, t.total, t.problem, t.has_file as "hasFile", t.user_id is not distinct from ${scope.userId}::int as "isMine",
      coalesce(member_name(t.user_id), '#' || t.user_id) as by, t.created_at, t.started_at, t.ended_at, p.ahead, p.seconds,
      case when t.state in ('done', 'failed', 'cancelled') and o.changed > 0 and o.undone_by is null then o.id end as operation, o.undone_by is not null as undone
    from tasks t left join operations o on o.org_id = t.org_id and o.id = t.operation_id left join (${placesInLine(scope.orgId)}) p on p.id = t.id
    where t.org_id = ${scope.orgId} and ${visible(scope)}
    order by t.created_at desc, t.id desc limit ${mostListed}`.execute(scope.db)
  return rows.map(row => ({
    ...taskOf(row, jobNamed(row.kind), scope.locale),
    problem: row.problem === null ? null : problemOf(row.problem, say),
  }))
}

/**
 * Of what waits, as workers take it (`platform/server/jobs/worker.ts`): people take turns, and what waited for longest comes first of each. How
 * long the last twenty took says how long the next will.
 */
const placesInLine = (orgId: number) => sql`
  select l.id, l.ahead, took.seconds
  from (
    select id, kind, state, (row_number() over (partition by kind order by state = 'waiting', turn, waiting_since, id) - 1)::int as ahead
    from (
      select id, kind, state, waiting_since, row_number() over (partition by kind, user_id, state order by waiting_since, id) as turn
      from tasks where org_id = ${orgId} and state in ('waiting', 'running')) each) l
  left join lateral (
    select avg(extract(epoch from ended_at - started_at))::float8 as seconds from (
      select started_at, ended_at from tasks where org_id = ${orgId} and kind = l.kind and state = 'done' order by created_at desc limit 20) done) took on true
  where l.state = 'waiting'`

function taskOf(
  { input, result, hasFile, seconds, created_at, started_at, ended_at, ...row }: Row,
  job: AnyJob | undefined,
  locale: Locale,
): Task {
  const known = job?.input.safeParse(input)
  return {
    ...row,
    // A version of the program that does not know the job yet, or no more, names it by its kind.
    title: job && known?.success ? job.title(known.data, locale) : row.kind,
    // Work that was not needed any more when its turn came ends without a result.
    outcome: (row.state === 'done' && result !== null && job?.outcome?.(result, locale)) || null,
    file: hasFile ? fileOf(row, input, job, locale).name : null,
    opens: (row.state === 'done' && known?.success && job?.opens?.(known.data)) || null,
    startsIn: row.ahead === null || seconds === null ? null : (row.ahead * seconds) / (job?.perOrganisation ?? 1),
    operation: job?.undo ? row.operation : null,
    createdAt: created_at.toISOString(),
    startedAt: started_at?.toISOString() ?? null,
    endedAt: ended_at?.toISOString() ?? null,
  }
}

/** Kept by its key when it was refused; otherwise what the program said. */
function problemOf(problem: string, say: SayRefusal): string {
  if (!problem.startsWith('{"key":')) return problem
  const { key, values } = JSON.parse(problem) as { key: string; values: Record<string, unknown> }
  return say(key, values)
}

export function fileOf(
  { id, kind }: Pick<Task, 'id' | 'kind'>,
  input: unknown,
  job: AnyJob | undefined,
  locale: Locale,
): { name: string; type: string } {
  const known = job?.input.safeParse(input)
  if (job?.file && known?.success) return job.file(known.data, locale)
  return { name: `${kind.replace(/[^\w.]/g, '')}-${id}.csv`, type: 'application/octet-stream' }
}

/** One's own, and those of the system about the organisation; administrators see those of everybody. */
/** Titles and results of others' tasks may name what lies outside the folders of whoever is limited to some. */
function visible(scope: CallScope) {
  if (scope.limitedTo) return sql`t.user_id = ${scope.userId}::int`
  return scope.may('tasks.viewAll') ? sql`true` : sql`(t.user_id = ${scope.userId}::int or t.user_id is null)`
}

export interface KnownTask {
  id: number
  kind: string
  input: unknown
  hasFile: boolean
  expiresAt: Date | null
}

/** @throws missing, for somebody else's too */
export async function requireTask(scope: CallScope, id: number): Promise<KnownTask> {
  const { rows } = await sql<KnownTask>`
    select t.id, t.kind, t.input, t.has_file as "hasFile", t.expires_at as "expiresAt" from tasks t where t.org_id = ${scope.orgId} and t.id = ${id} and ${visible(scope)}`.execute(
    scope.db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}
