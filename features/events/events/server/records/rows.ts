/** Rows of events as they are stored. */
import { isoOf, patternOf, recordTable, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { EventDraft, EventState, InfoEvent, ScopedQuestion, Subjects } from '../../contract.ts'

/** What is stored of a draft: its rule read, and the ends as the table calls them. */
export interface StoredEvent
  extends Pick<EventDraft, 'title' | 'kind' | 'place' | 'note' | 'ownerId'>,
    Pick<InfoEvent, 'ruleVersion'> {
  rule: string | null
  written: string | null
  startTime: string | Date
  endTime: string | Date | null
  subjects: Subjects
  vocabularyIds: number[]
  vocabularyNames: string[]
}

/** Whose events `mine` are. */
export type PersonalQuestion = ScopedQuestion & { person: number | null }
export const ofPerson = ({ userId }: Scope, question: ScopedQuestion): PersonalQuestion => ({
  ...question,
  person: userId,
})

export const eventTable = recordTable<StoredEvent, PersonalQuestion, ScopedQuestion['sort']>({
  table: 'events',
  fields: {
    title: 'title',
    rule: 'rule',
    written: 'written',
    ruleVersion: 'rule_version',
    vocabularyIds: 'vocabulary_ids',
    vocabularyNames: 'vocabulary_names',
    startTime: 'begin_at',
    endTime: 'end_at',
    kind: 'kind',
    place: 'place',
    note: 'note',
    subjects: { json: 'subjects' },
    ownerId: 'owner_id',
  },
  where: question => conditionOf(question),
  sorts: {
    createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    startTime: { value: sql`r.begin_at`, type: 'timestamptz' },
    title: { value: sql`r.title`, type: 'text' },
  },
  taken: { events_title: ['title', 'events.titleTaken'] },
})

/** Rows `r` in a state; one that nobody looked at yet is emerging. */
export const isIn = (state: EventState) =>
  sql`(coalesce((select s.state from event_states s where s.org_id = r.org_id and s.event_id = r.id), 'emerging') = ${state})`

/** Rows `r` that a question wants. */
function conditionOf(question: PersonalQuestion): RawBuilder<unknown> {
  const { like, subject, industry, state, kind, isNot, startTime, endTime, scope, person, bin } = question
  const conditions: RawBuilder<unknown>[] = [bin ? sql`r.binned_at is not null` : sql`r.binned_at is null`]
  const only = (condition: RawBuilder<unknown>) => conditions.push(isNot ? sql`not ${condition}` : condition)
  if (like.trim()) conditions.push(sql`r.title ilike ${patternOf(like)}`)
  if (state) only(isIn(state))
  if (kind) only(sql`(r.kind = ${kind})`)
  if (scope === 'before') conditions.push(isIn('over'))
  if (scope === 'mine') conditions.push(sql`${person}::int in (r.owner_id, r.created_by)`)
  if (industry) conditions.push(sql`r.subjects ->> 'industry' = ${industry}`)
  if (subject)
    conditions.push(
      sql`(r.subjects -> 'companies' ? ${subject} or r.subjects -> 'brands' ? ${subject} or r.subjects -> 'products' ? ${subject})`,
    )
  if (startTime) conditions.push(sql`r.begin_at >= ${startTime}::timestamptz`)
  if (endTime) conditions.push(sql`r.begin_at <= ${endTime}::timestamptz`)
  return sql.join(conditions, sql` and `)
}

const nameOf = (column: string) => sql`coalesce(member_name(${sql.ref(column)}), '#' || ${sql.ref(column)})`

/** What the table holds besides what people wrote. */
export type EventFacts = Pick<
  InfoEvent,
  'origin' | 'chapter' | 'state' | 'stateAt' | 'createdAt' | 'createdBy' | 'owner'
> & {
  id: number
  startTime: string
  endTime: string | null
  isBinned: boolean
  /** Until when it takes articles in. */
  until: string
}

/** Articles published until this moment may join row `e`. */
export const untilOf = (row: string) =>
  sql`least(coalesce(${sql.ref(`${row}.end_at`)}, 'infinity'), ${sql.ref(`${row}.chapter_at`)} + interval '90 days')`

export async function factsOf({ orgId, db }: Scope, ids: readonly number[]): Promise<ReadonlyMap<number, EventFacts>> {
  const { rows } = await sql<EventFacts>`
    select r.id, r.origin, r.chapter, coalesce(s.state, 'emerging') as state, coalesce(${isoOf('s.state_at')}, ${isoOf('r.created_at')}) as "stateAt", ${isoOf('r.created_at')} as "createdAt", ${nameOf('r.created_by')} as "createdBy",
      ${isoOf('r.begin_at')} as "startTime", ${isoOf('r.end_at')} as "endTime", r.binned_at is not null as "isBinned", to_json(${untilOf('r')}) #>> '{}' as until,
      case when r.owner_id is not null then jsonb_build_object('id', r.owner_id, 'name', ${nameOf('r.owner_id')}) end as owner
    from events r left join event_states s on s.org_id = r.org_id and s.event_id = r.id where r.org_id = ${orgId} and r.id = any(${[...ids]}::int[])`.execute(
    db,
  )
  return new Map(rows.map(row => [row.id, row]))
}
