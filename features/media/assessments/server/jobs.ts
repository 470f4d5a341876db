/** Computing an assessment: what its articles say is measured at once, and written entry by entry. */
import { entriesOf } from '@guanlan/features/media/media-library/server'
import { say, sayCounts } from '@guanlan/platform/contract'
import { job, type Scope, type Slice, scopeOfSlice, startTask, work } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Computed } from '../contract.ts'
import { strings } from '../strings.ts'
import { measure } from './measure.ts'

const Input = z.object({ assessmentId: z.number().int(), name: z.string() })
type Input = z.infer<typeof Input>

export const computeAssessment = job<Input>({
  name: 'assessments.compute',
  title: ({ name }, locale) => say(strings.computing, locale, { name }),
  input: Input,
  outcome: (result, locale) =>
    sayCounts(strings.computed, locale, { count: (result as { count?: number } | null)?.count ?? 0 }),
  ofOrganisation: true,
})

/** Of one assessment only the newest computation counts. */
export const startComputing = (
  { orgId, userId, db }: Scope,
  { id, name }: { id: number; name: string },
): Promise<number> =>
  startTask({ orgId, userId, db }, computeAssessment, { assessmentId: id, name }, null, { about: String(id) })

const perSlice = 50
interface Place {
  at: number
  measured: readonly (readonly [string, Computed])[]
}

async function slice({ input: { assessmentId }, cursor, ...of }: Slice<Input>) {
  const scope = scopeOfSlice(of, 'zh')
  if (cursor === null) {
    const { rows } = await sql<{ entries: string[]; fromDay: string; toDay: string }>`
      select entries, from_day::text as "fromDay", to_day::text as "toDay" from assessments where org_id = ${scope.orgId} and id = ${assessmentId}`.execute(
      scope.db,
    )
    const task = rows[0]
    // Deleted meanwhile.
    if (!task) return { cursor: null, done: 0, result: { count: 0 } }
    const entries = await entriesOf(scope, task.entries)
    const measured = [...(await measure(scope, task, [...entries.values()]))]
    return { cursor: { at: 0, measured } satisfies Place, done: 0, total: measured.length }
  }
  const { at, measured } = cursor as Place
  const part = measured.slice(at, at + perSlice)
  await sql`
    insert into assessment_scores (org_id, assessment_id, entry, computed, computed_at)
    select ${scope.orgId}::int, ${assessmentId}::int, e ->> 0, e -> 1, ${scope.now}::timestamptz from jsonb_array_elements(${JSON.stringify(part)}::jsonb) e
    on conflict (org_id, assessment_id, entry) do update set computed = excluded.computed, computed_at = excluded.computed_at`.execute(
    scope.db,
  )
  const next = at + part.length
  return {
    cursor: next < measured.length ? ({ at: next, measured } satisfies Place) : null,
    done: part.length,
    result: { count: next },
  }
}

export const computing = work(computeAssessment, slice)
