/** Hot lists: `npm run bench -- hot`, with `--hours 24` for more than the quick run. 50 boards of 50, each seen every two minutes, where every heat changes each time: the worst there is. */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { boardOf, record } from '../features/collecting/hot-lists/server/index.ts'
import { coursesOf } from '../features/collecting/hot-lists/server/questions/courses.ts'
import { eventsOf } from '../features/collecting/hot-lists/server/questions/events.ts'
import { wallOf } from '../features/collecting/hot-lists/server/questions/topics.ts'
import { openDatabases, type Scope, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread, time } from './machine.ts'
import { type Chance, chance } from './rules/random.ts'

const { values } = parseArgs({
  options: { hours: { type: 'string', default: '3' }, boards: { type: 'string', default: '50' } },
})
const [hours, boards] = [Number(values.hours), Number(values.boards)]
const [everyMinutes, length] = [2, 50]
/** Of the entries of a board, those that another one takes the place of at an observation. */
const replaced = 0.3
const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
const luck = chance(11)

const character = (from: Chance) => String.fromCodePoint(0x4e00 + from.upTo(3_000))
const title = () => Array.from({ length: 10 }, () => character(luck)).join('')

await withDatabase(async url => {
  const { app, worker, close } = openDatabases(url)
  await sql`insert into organisations (id, name) values (1, '热榜机构')`.execute(worker)
  const lists = await Promise.all(
    Array.from({ length: boards }, async (_, index) => ({
      boardId: await worker.transaction().execute(tx => boardOf(tx, { onlyOrg: null, platform: `board-${index}` })),
      titles: Array.from({ length }, title),
    })),
  )
  const recorded: number[] = []
  for (let at = now.getTime() - hours * 3_600_000; at <= now.getTime(); at += everyMinutes * 60_000)
    for (const { boardId, titles } of lists) {
      if (luck.next() < replaced) titles[luck.upTo(length)] = title()
      const reported = titles.map((name, place) => ({
        title: name,
        heat: Math.floor(1e6 / (place + 1) + luck.next() * 1e4),
      }))
      const started = performance.now()
      await worker.transaction().execute(tx => record(tx, { boardId, at: new Date(at), toldAt: null, said: reported }))
      recorded.push(performance.now() - started)
    }
  await sql`analyze`.execute(worker)
  console.log(machine())
  console.log(line(`an observation kept (${boards} boards of ${length}, ${hours} h)`, spread(recorded)))
  const { rows } = await sql<{ changes: number; bytes: number; rest: number }>`
    select (select count(*)::int from hot_changes) as changes, pg_total_relation_size('hot_changes')::float8 as bytes,
      (pg_total_relation_size('hot_topics') + pg_total_relation_size('hot_events'))::float8 as rest`.execute(worker)
  const { changes = 0, bytes = 0, rest = 0 } = rows[0] ?? {}
  const year = ((bytes + rest) / hours) * 24 * 365
  console.log(
    `${changes} changes, ${(bytes / changes).toFixed(0)} bytes each, topics ${(rest / 1e6).toFixed(1)} MB; a year unthinned ${(year / 1e9).toFixed(0)} GB`,
  )
  const scoped = <T>(work: (scope: Scope) => Promise<T>) => withScope(app, { orgId: 1, now }, work)
  const half = new Date(now.getTime() - hours * 1_800_000).toISOString()
  const question = {
    platformCode: '',
    startTime: null,
    endTime: null,
    words: '',
    leastMinutes: 0,
    sort: 'index',
    page: 1,
    pageSize: 50,
  } as const
  const longest = await worker
    .selectFrom('hot_topics')
    .select('event_id')
    .orderBy('minutes_on', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  console.log(
    line('the wall now', await time(40, () => scoped(scope => wallOf(scope, { time: null, most: 20 }, scope)))),
  )
  console.log(
    line('the wall at a minute', await time(20, () => scoped(scope => wallOf(scope, { time: half, most: 20 }, scope)))),
  )
  console.log(
    line(
      'a topic’s course',
      await time(40, () =>
        scoped(scope => coursesOf(scope, { eventId: longest.event_id, startTime: null, endTime: null })),
      ),
    ),
  )
  console.log(line('events by index', await time(20, () => scoped(scope => eventsOf(scope, question)))))
  await close()
})
