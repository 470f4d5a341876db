/**
 * Ten thousand sources: `npm run bench -- collect [--minutes 5] [--feeds 10000] [--hosts 2000] [--hanging 1000] [--news 0.1] [--every 600]`. A local server plays the world; a
 * whole worker of the product is a process of its own. The sources stand as in an installation that has run for a while: known, due at moments
 * spread over ten minutes; those that hang begin to with the measurement. Ends with 1 when the server's log shows a host met too soon.
 */
import { fork } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg, { type Client } from 'pg'
import { markOf } from '../pipeline/collect/asking/digest.ts'
import { hostOf } from '../platform/server/hosts/host.ts'
import { type Database, openDatabases } from '../platform/server/index.ts'
import { politenessOf } from './collect/politeness.ts'
import type { Cost } from './collect/worker.ts'
import { entriesOfFeed, entryId, openWorld, type World } from './collect/world.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    feeds: { type: 'string', default: '10000' },
    hosts: { type: 'string', default: '2000' },
    hanging: { type: 'string', default: '1000' },
    news: { type: 'string', default: '0.1' },
    every: { type: 'string', default: '600' },
  },
})
const numberOf = (name: keyof typeof values): number => Number(values[name])
const [minutes, feeds, everySeconds] = [numberOf('minutes'), numberOf('feeds'), numberOf('every')]
const idleSeconds = 20
const pauseMs = 1_000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const say = (text: string): void => void process.stdout.write(`${text}\n`)

say(machine())
await withDatabase(async (url, folder) => {
  const { worker: db, close } = openDatabases(url, { app: 1, worker: 2 })
  const world = await openWorld({
    feeds,
    hosts: numberOf('hosts'),
    hanging: numberOf('hanging'),
    news: numberOf('news'),
  })
  const owner = new pg.Client(url)
  await owner.connect()
  await noteVisits(owner)
  const costs: Cost[] = []
  const child = fork(join(import.meta.dirname, 'collect/worker.ts'), [url, folder, JSON.stringify(world.hosts)])
  child.on('message', cost => void costs.push(cost as Cost))
  try {
    await pause(idleSeconds * 1_000)
    const idle = costOf(costs, 5)
    await addSources(db, world)
    const started = costs.length
    const [beganAt, postgresBefore] = [Date.now(), await postgresCpuMs(owner)]
    await pause(minutes * 60_000)
    const cost = costOf(costs, started)
    const [seconds, postgres] = [(Date.now() - beganAt) / 1_000, (await postgresCpuMs(owner)) - postgresBefore]
    const until = Date.now()
    await report(owner, world, until)
    const cpu = ((cost.cpuMs / cost.seconds) * 100) / 1_000
    const idleCpu = ((idle.cpuMs / idle.seconds) * 100) / 1_000
    const answered = world.asked.filter(({ at }) => at <= until).length
    say(`${answered} requests in ${seconds.toFixed(0)} s, ${(answered / seconds).toFixed(1)} a second`)
    say(
      `processor of the worker ${cpu.toFixed(1)} % of a core (idle ${idleCpu.toFixed(1)} %), of PostgreSQL ${(postgres / seconds / 10).toFixed(1)} %`,
    )
    say(`processor of the worker beyond idle, a request ${(((cpu - idleCpu) * 10 * seconds) / answered).toFixed(2)} ms`)
    say(
      `memory of the worker ${megabytes(cost.mostBytes)} MB at most, ${megabytes(cost.mostBytes - idle.lastBytes)} MB above idle`,
    )
  } finally {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.send('stop')
    world.close()
    await ended
    await close()
    await owner.end()
  }
})

function costOf(costs: readonly Cost[], from: number) {
  const some = costs.slice(from)
  const [first, last] = [some[0], some.at(-1)]
  if (!first || !last) throw new Error('The worker did not tell what it costs')
  return {
    cpuMs: last.cpuMs - first.cpuMs,
    seconds: some.length - 1,
    lastBytes: last.rssBytes,
    mostBytes: Math.max(...some.map(({ rssBytes }) => rssBytes)),
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

/** Writes down when each visit was due: the product keeps the next one only. */
async function noteVisits(owner: Client): Promise<void> {
  await owner.query(`
    create unlogged table visits (source_id int not null, due_ms float8 not null, kept_ms float8 not null, failures int not null);
    create function note_visit() returns trigger language plpgsql security definer as $$ begin
      insert into visits values (new.id, extract(epoch from old.next_at) * 1000, extract(epoch from clock_timestamp()) * 1000, new.failures);
      return null;
    end $$;
    create trigger note_visit after update of last_asked_at on sources for each row execute function note_visit();`)
}

/** As they stand in the middle of their lives; the first of them are due at once. */
async function addSources(db: Database, world: World): Promise<void> {
  const known = (feed: number) => Array.from({ length: entriesOfFeed }, (_, n) => markOf(entryId(feed, -n)))
  const rows = Array.from({ length: feeds }, (_, feed) => {
    const url = world.addressOf(feed)
    return {
      url,
      host: hostOf(url),
      name: `第 ${feed} 家`,
      etag: '"0"',
      known: known(feed),
      due: everySeconds * ((feed * 0.754_877_666) % 1),
    }
  })
  await sql`
    insert into sources (kind, url, host, name, media_type, rhythm, interval_seconds, pace_seconds, etag, pages_read, next_at)
    select 'feed', url, host, name, 1, 'fixed', ${everySeconds}, ${everySeconds}, etag, known, now() + due * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (url text, host text, name text, etag text, known text[], due float8)`.execute(
    db,
  )
  await sql`analyze sources`.execute(db)
  await sql`analyze source_hosts`.execute(db)
}

async function report(owner: Client, world: World, until: number): Promise<void> {
  const { rows } = await owner.query<{ feed: number; due: number; kept: number; failures: number }>(`
    select substring(s.url from '[0-9]+$')::int as feed, due_ms as due, kept_ms as kept, v.failures from visits v
    join sources s on s.id = v.source_id order by kept_ms, feed`)
  const log = Map.groupBy(world.asked, ({ feed }) => feed)
  const late = { answering: [] as number[], beside: [] as number[] }
  for (const { feed, due, kept: stored } of rows) {
    const request = log.get(feed)?.findLast(({ at }) => at <= stored)
    if (!request || world.mannerOf(feed) === 'hanging') continue
    const lateness = (request.at - due) / 1_000
    late[world.isBesideHanging(feed) ? 'beside' : 'answering'].push(lateness)
  }
  const count = (status: number) => world.asked.filter(one => one.status === status).length
  const hung = world.asked.filter(({ feed }) => world.mannerOf(feed) === 'hanging').length
  say(`${count(304)} not modified, ${rows.length} visits kept, ${hung} requests that hung`)
  say(line('lateness of feeds on hosts that answer', spread(late.answering), 's'))
  say(line('lateness of feeds beside one that hangs', spread(late.beside), 's'))
  say(line('lateness of all that answer', spread([...late.answering, ...late.beside]), 's'))
  const { atOnce, tooSoon, shortestPauseMs, pauses } = politenessOf(world.asked, world.hostOf, pauseMs, until)
  say(
    `pauses between two requests to a host: ${pauses}, the shortest ${shortestPauseMs} ms; at the same time ${atOnce}, too soon ${tooSoon}`,
  )
  if (tooSoon > 0) process.exitCode = 1
}

/** Of the server and all its processes, on Linux; elsewhere NaN. */
async function postgresCpuMs(owner: Client): Promise<number> {
  const text = (path: string) => readFile(path, 'utf8').catch(() => '')
  const { rows } = await owner.query<{ own: number }>('select pg_backend_pid() as own')
  const statusOf = async (pid: string) => (await text(`/proc/${pid}/stat`)).replace(/^.*\) /s, '').split(' ')
  const [, postmaster] = await statusOf(String(rows[0]?.own))
  const processes = await readdir('/proc').catch(() => [])
  const ticks = await Promise.all(
    processes
      .filter(name => /^\d+$/.test(name))
      .map(async pid => {
        const fields = await statusOf(pid)
        const [parent, user, system, ofEndedUser, ofEndedSystem] = [1, 11, 12, 13, 14].map(at => fields[at])
        if (pid === postmaster) return Number(user) + Number(system) + Number(ofEndedUser) + Number(ofEndedSystem)
        return parent === postmaster ? Number(user) + Number(system) : 0
      }),
  )
  // A tick is a hundredth of a second.
  return processes.length > 0 ? ticks.reduce((sum, each) => sum + each, 0) * 10 : Number.NaN
}
