/** 10,000 clocks whose time is up in one minute, of crises of 20 organisations: how long after its moment each is told, by the worker as it runs. */
import { sql } from 'kysely'
import pg from 'pg'
import { runClocks } from '../../features/crisis/crisis/server/clocks/tell.ts'
import { type Database, openDatabases } from '../../platform/server/index.ts'
import { withDatabase } from '../database.ts'
import { databaseProcessorMs } from '../database-processor.ts'
import { line, spread } from '../machine.ts'
import { addOrganisations, load, print } from './place.ts'

const organisations = 20
const count = 10_000
/** As the loop of the worker rests (`crisisWorker`). */
const idleMs = 5_000

export async function measureClocks(): Promise<void> {
  await withDatabase(async url => {
    const databases = openDatabases(url)
    const db = databases.worker
    const orgIds = Array.from({ length: organisations }, (_, n) => n + 1)
    await addOrganisations(db, orgIds)
    // Of each organisation 500 crises with a lead and a deputy.
    await sql`
      insert into crises (org_id, id, name, level, status, origin, started_at)
      select 1 + n % ${organisations}, n, '危机 ' || n, 1, 'started', 'hand', now() - interval '15 minutes' from generate_series(1, ${count}::int) n`.execute(
      db,
    )
    await sql`
      insert into crisis_people (org_id, crisis_id, role, user_id)
      select org_id, id, role, org_id * 10 + case role when 'lead' then 1 else 2 end from crises, unnest(array['lead', 'deputy']) role`.execute(
      db,
    )
    const owner = new pg.Client(url)
    await owner.connect()
    await owner.query('vacuum analyze')
    await owner.end()
    for (const [name, seconds] of [
      ['spread over a minute', 60],
      ['all in one moment', 0],
    ] as const) {
      await sql`delete from deliveries`.execute(db)
      await sql`delete from crisis_lines`.execute(db)
      await sql`delete from crisis_clocks`.execute(db)
      const begin = new Date(Date.now() + 2_000)
      // Fifteen minutes that began so long ago; a quarter before its end each was told already.
      await sql`
        insert into crisis_clocks (org_id, crisis_id, chapter, kind, starts_at, minutes, due_at, tell_at, state, notified)
        select org_id, id, 1, 'acknowledge', at - interval '15 minutes', 15, at, at, 'running', 1
        from crises cross join lateral (select date_trunc('milliseconds', ${begin}::timestamptz + id * ${seconds / count}::float8 * interval '1 second') as at) a`.execute(
        db,
      )
      const [own, ofDatabase] = [process.cpuUsage(), await databaseProcessorMs(db)]
      const delays = await runUntilNotified(db)
      const { user, system } = process.cpuUsage(own)
      const spent = ofDatabase === null ? null : ((await databaseProcessorMs(db)) ?? 0) - ofDatabase
      const { rows } = await sql<{ messages: number; twice: number }>`
        select count(*)::int as messages, (count(*) - count(distinct (org_id, once, address)))::int as twice from deliveries where purpose = 'crisis' and channel = 'inApp'`.execute(
        db,
      )
      print(line(`clocks: ${count} ${name}, late by`, spread(delays), 'ms'))
      print(
        `clocks ${name}: the last one was ${(Math.max(...delays) / 1000).toFixed(1)} s after its moment (must 15, aim 8); ${rows[0]?.messages} messages, ${rows[0]?.twice} of them twice; ${((user + system) / 1000 / count).toFixed(2)} ms of this process and ${spent === null ? '?' : (spent / count).toFixed(2)} of PostgreSQL a clock; ${load()}`,
      )
    }
    await databases.close()
  })
}

/** As the worker's loop runs: again at once while there is more, otherwise after its rest. @returns milliseconds from the moment of each clock until its message was committed */
async function runUntilNotified(db: Database): Promise<number[]> {
  const delays: number[] = []
  let last = 0
  while (delays.length < count) {
    const more = await runClocks(db)
    const at = Date.now()
    const { rows } = await sql<{ id: number; once: string }>`
      select id, once from deliveries where id > ${last} and purpose = 'crisis' and channel = 'inApp' order by id`.execute(
      db,
    )
    last = rows.at(-1)?.id ?? last
    delays.push(...rows.map(({ once }) => at - Number(once.split(':')[2])))
    if (!more && delays.length < count) await new Promise(resolve => setTimeout(resolve, idleMs))
  }
  return delays
}
