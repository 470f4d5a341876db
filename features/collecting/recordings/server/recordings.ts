import { type Locale, refuse } from '@guanlan/platform/contract'
import { type FileKey, requireKey, type Scope, sayFetchProblem } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { airingFlags, collectionFlags, type Recording, type RecordingTask } from '../contract.ts'

interface Row {
  task_id: number
  id: number
  starts_at: Date
  ends_at: Date
  began_at: Date | null
  collection: number
  airing: number
  bytes: number
  seconds: number
  gaps: number
  missing_seconds: number
  is_mp4: boolean
  problem: string | null
  kept_until: Date
}
const columns = sql`r.task_id, r.id, r.starts_at, r.ends_at, r.began_at, r.collection, r.airing, r.bytes::float8 as bytes, r.seconds, r.gaps,
  r.missing_seconds, r.is_mp4, r.problem, r.kept_until`

/** How far the recognition of recordings has come, by their numbers; those nobody had recognised are left out. Told by a feature above. */
export type RecognitionOf = (
  scope: Scope,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Recording['recognitionFlag']>>

async function withRecognition(scope: Scope, recognitionOf: RecognitionOf, rows: readonly Row[]): Promise<Recording[]> {
  const flags =
    rows.length > 0
      ? await recognitionOf(
          scope,
          rows.map(({ id }) => id),
        )
      : new Map()
  return rows.map(row => ({ ...present(row, scope.locale), recognitionFlag: flags.get(row.id) ?? 'v_0' }))
}

const present = (row: Row, locale: Locale): Omit<Recording, 'recognitionFlag'> => ({
  id: row.id,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  beganAt: row.began_at?.toISOString() ?? null,
  collectionFlag: row.bytes === 0 ? 'c_0' : (collectionFlags[row.collection] ?? 'c_0'),
  airingFlag: airingFlags[row.airing] ?? 's_0',
  bytes: row.bytes,
  seconds: row.seconds,
  gaps: row.gaps,
  missingSeconds: row.missing_seconds,
  type: row.is_mp4 ? 'video/mp4' : 'video/mp2t',
  problem: row.problem && sayFetchProblem(row.problem, locale),
  keptUntil: row.kept_until.toISOString(),
})

/** With the newest recording, whose flags are the task's. */
export const withLatest =
  (recognitionOf: RecognitionOf) =>
  async <R extends { id: number; collects: boolean }>(
    scope: Scope,
    tasks: readonly R[],
  ): Promise<(R & Pick<RecordingTask, 'collectionFlag' | 'airingFlag' | 'recognitionFlag' | 'latest'>)[]> => {
    const { orgId, db } = scope
    const { rows } = await sql<Row>`
    select distinct on (r.task_id) ${columns} from broadcast_recordings r
    where r.org_id = ${orgId} and r.task_id = any(${tasks.map(({ id }) => id)}::int[]) order by r.task_id, r.starts_at desc`.execute(
      db,
    )
    const recordings = await withRecognition(scope, recognitionOf, rows)
    const latest = new Map(rows.map((row, n) => [row.task_id, recordings[n]]))
    return tasks.map(task => {
      const recording = latest.get(task.id) ?? null
      return {
        ...task,
        latest: recording,
        collectionFlag: task.collects ? (recording?.collectionFlag ?? 'c_0') : 'c_-1',
        airingFlag: recording?.airingFlag ?? 's_0',
        recognitionFlag: recording?.recognitionFlag ?? 'v_0',
      }
    })
  }

export async function recordingsOf(
  scope: Scope,
  recognitionOf: RecognitionOf,
  taskId: number,
): Promise<{ list: Recording[] }> {
  const { orgId, db } = scope
  const { rows } = await sql<Row>`
    select ${columns} from broadcast_recordings r where r.org_id = ${orgId} and r.task_id = ${taskId}
    order by r.starts_at desc, r.id limit 100`.execute(db)
  return { list: await withRecognition(scope, recognitionOf, rows) }
}

/** Its pieces in order, and what the file is called. */
export async function piecesOf(
  { orgId, db }: Scope,
  id: number,
): Promise<{ parts: { key: FileKey; bytes: number }[]; name: string; type: string }> {
  const { rows } = await sql<{ starts_at: Date; is_mp4: boolean; station: string | null }>`
    select r.starts_at, r.is_mp4, (select t.station from broadcast_tasks t where t.org_id = r.org_id and t.id = r.task_id) as station
    from broadcast_recordings r where r.org_id = ${orgId} and r.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) throw refuse('missing', 'platform.missing')
  const { rows: pieces } = await sql<{ key: string; bytes: number }>`
    select key, bytes from broadcast_segments where org_id = ${orgId} and recording_id = ${id} order by position limit 50000`.execute(
    db,
  )
  const at = row.starts_at.toISOString().slice(0, 16).replace(':', '')
  return {
    parts: pieces.map(({ key, bytes }) => ({ key: requireKey(key), bytes })),
    name: `${row.station ?? 'recording'} ${at}Z.${row.is_mp4 ? 'mp4' : 'ts'}`,
    type: row.is_mp4 ? 'video/mp4' : 'video/mp2t',
  }
}
