/** Topics as rows: followed, changed, stopped, and shown with where they stand. */
import { topicsOnBoards } from '@guanlan/features/collecting/hot-lists/server'
import { refuse } from '@guanlan/platform/contract'
import { containing, type RecordFacts, recordTable, type Scope, shownRecords } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { TopicDraft, TopicFailure, TopicQuestion, TopicState, TrackedTopic } from '../../contract/topics.ts'

type Stored = Omit<TopicDraft, 'startTime'> & { startTime: string; stoppedAt: string | null }

/** Of a row `r` at the present moment: the state, as `stateOf` says it of what was read. */
const stateSql = (status: TopicState): RawBuilder<unknown> => {
  const isOver = sql`(r.stopped_at is not null or r.end_time <= now())`
  const hasFailed = sql`exists (select from topic_track_checks c where c.org_id = r.org_id and c.track_id = r.id and c.start_time = r.start_time and c.failure is not null)`
  const conditions: Readonly<Record<TopicState, RawBuilder<unknown>>> = {
    0: sql`${isOver} is not true and r.start_time > now()`,
    1: sql`${isOver} is not true and r.start_time <= now() and not ${hasFailed}`,
    2: sql`${isOver}`,
    3: sql`${isOver} is not true and r.start_time <= now() and ${hasFailed}`,
  }
  return conditions[status]
}

/** Pure. */
export function stateOf(
  { startTime, endTime, stoppedAt }: Pick<Stored, 'endTime' | 'startTime' | 'stoppedAt'>,
  failure: TopicFailure | null,
  now: Date,
): TopicState {
  const passed = (time: string | null) => time !== null && new Date(time) <= now
  if (stoppedAt !== null || passed(endTime)) return 2
  if (!passed(startTime)) return 0
  return failure === null ? 1 : 3
}

const table = recordTable<Stored, Omit<TopicQuestion, 'sort' | 'order'>, TopicQuestion['sort']>({
  table: 'topic_tracks',
  fields: {
    topic: 'topic',
    platformCode: 'platform_code',
    startTime: 'start_time',
    endTime: 'end_time',
    host: 'host',
    note: 'note',
    stoppedAt: 'stopped_at',
  },
  where: ({ like, platformCode, status }) =>
    sql.join(
      [
        containing(['topic', 'host', 'note'], like) ?? sql`true`,
        platformCode === '' ? sql`true` : sql`r.platform_code = ${platformCode}`,
        status === '' ? sql`true` : stateSql(Number(status) as TopicState),
      ],
      sql` and `,
    ),
  sorts: { topic: { value: sql`r.topic`, type: 'text' }, updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' } },
  taken: { topic_tracks_by_topic: ['topic', 'tracking.topicTaken'] },
})

export const topics = shownRecords(table, { shown, fit })

const iso = (time: string): string => new Date(time).toISOString()

async function shown(scope: Scope, rows: readonly (Stored & RecordFacts)[]): Promise<TrackedTopic[]> {
  const failures = await failuresOf(scope, rows)
  const standings = await topicsOnBoards(
    scope,
    rows.map(({ topic, platformCode }) => ({ title: topic, platform: platformCode })),
  )
  return rows.map(({ stoppedAt, ...row }, index) => {
    const failure = failures.get(row.id) ?? null
    const status = stateOf({ ...row, stoppedAt }, failure, scope.now)
    return {
      ...row,
      startTime: iso(row.startTime),
      endTime: row.endTime === null ? null : iso(row.endTime),
      status,
      failure: status === 3 ? failure : null,
      standing: standings[index] ?? null,
    }
  })
}

async function failuresOf(
  { db, orgId }: Scope,
  rows: readonly RecordFacts[],
): Promise<ReadonlyMap<number, TopicFailure>> {
  if (rows.length === 0) return new Map()
  const { rows: failed } = await sql<{ id: number; failure: TopicFailure }>`
    select c.track_id as id, c.failure from topic_track_checks c join topic_tracks t on t.org_id = c.org_id and t.id = c.track_id and t.start_time = c.start_time
    where c.org_id = ${orgId} and c.track_id = any(${rows.map(({ id }) => id)}::int[]) and c.failure is not null`.execute(
    db,
  )
  return new Map(failed.map(({ id, failure }) => [id, failure]))
}

/** A topic that was stopped stays so. @throws invalid when it ends before it starts */
async function fit({ now }: Scope, draft: TopicDraft & { stoppedAt?: string | null }): Promise<Stored> {
  const startTime = draft.startTime ?? now.toISOString()
  if (draft.endTime !== null && new Date(draft.endTime) <= new Date(startTime))
    throw refuse('invalid', 'tracking.endBeforeStart', {}, 'endTime')
  return { ...draft, startTime, stoppedAt: draft.stoppedAt ?? null }
}

export async function updateTopic(
  scope: Scope,
  draft: TopicDraft & { id: number; version: number },
): Promise<TrackedTopic> {
  const { stoppedAt, startTime } = await table.get(scope, draft.id)
  return topics.update(scope, { ...draft, startTime: draft.startTime ?? iso(startTime), stoppedAt } as typeof draft)
}

export const stopTopic = (scope: Scope, id: number): Promise<TrackedTopic> =>
  topics.set(scope, id, { stoppedAt: scope.now.toISOString() })

export const startTopicAgain = (scope: Scope, id: number): Promise<TrackedTopic> =>
  topics.set(scope, id, { startTime: scope.now.toISOString(), endTime: null, stoppedAt: null })
