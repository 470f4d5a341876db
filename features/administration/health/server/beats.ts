/** Each process says every few seconds that it is there; any of them can say who else is. */
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Process } from '../contract/processes.ts'

/** Who was not heard for so long is called silent: several beats, and a database that was away for a moment. */
const silentAfterSeconds = 30

export interface BeatParts {
  db: Database
  role: Process['role']
  version: string
  startedAt: Date
  /** Of what this process matches with; absent: it does not. */
  matching?: () => { version: string | null; lagMs: number }
  /** Whether the index beside the database is sent less, because it asked for it; absent: there is none. */
  sparesIndex?: () => boolean
}

export interface Beats {
  /** Of this process, for as long as it lives. */
  readonly id: string
  /** Writes this process's line and reads all. */
  beat(): Promise<void>
  /** As they were at the last beat, this one among them. */
  processes(): readonly Process[]
  /** This process leaves: it is not missed. */
  leave(): Promise<void>
}

export function openBeats({ db, role, version, startedAt, matching, sparesIndex }: BeatParts): Beats {
  const id = randomUUID()
  let all: readonly Process[] = []
  return {
    id,
    processes: () => all,
    async beat() {
      const rules = matching?.()
      await sql`
        insert into process_beats (id, host, pid, role, version, started_at, memory_bytes, rules_version, lag_ms, spares_index)
        values (${id}, ${hostname()}, ${process.pid}, ${role}, ${version}, ${startedAt}, ${process.memoryUsage.rss()}, ${rules?.version ?? null}, ${rules?.lagMs ?? null}, ${sparesIndex?.() ?? false})
        on conflict (id) do update set seen_at = clock_timestamp(), memory_bytes = excluded.memory_bytes,
          rules_version = excluded.rules_version, lag_ms = excluded.lag_ms, spares_index = excluded.spares_index`.execute(
        db,
      )
      all = await processesOf(db)
    },
    leave: async () => void (await db.deleteFrom('process_beats').where('id', '=', id).execute()),
  }
}

/** By role and age; those that were not heard for an hour are forgotten. */
async function processesOf(db: Database): Promise<Process[]> {
  const { rows } = await sql<Process>`
    select host, pid, role, version, started_at as "startedAt", memory_bytes as "memoryBytes", rules_version as "rulesVersion", lag_ms as "lagMs", spares_index as "sparesIndex",
      round(extract(epoch from clock_timestamp() - seen_at))::int as "silentSeconds",
      clock_timestamp() - seen_at > ${silentAfterSeconds} * interval '1 second' as silent
    from process_beats where seen_at > clock_timestamp() - interval '1 hour' order by role, started_at, version, id limit 500`.execute(
    db,
  )
  return rows.map(row => ({ ...row, startedAt: new Date(row.startedAt).toISOString() }))
}

/** How many other processes answer calls: with whom they are counted. */
export const otherWebs = (beats: Beats): number =>
  Math.max(0, beats.processes().filter(({ role, silent }) => role !== 'worker' && !silent).length - 1)

export const purgeBeats = async (db: Database): Promise<void> =>
  void (await sql`delete from process_beats where seen_at < clock_timestamp() - interval '1 hour'`.execute(db))
