/**
 * 100,000 rules of 200 organisations in the database: how soon a process holds them, from the database and from disk, and how
 * soon a new rule is live while articles flow: `npm run bench -- follow [--rules N] [--data DIR]`.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { MonitorDraft } from '../features/monitors/monitors/contract.ts'
import { createMonitor } from '../features/monitors/monitors/server/index.ts'
import { accept, type Flow, startFlow, waiting } from '../pipeline/index.ts'
import { type Database, openDatabases, openListener, withScope } from '../platform/server/index.ts'
import { dataBeside } from './data.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'
import { ORGANISATIONS, owners, ruleTexts } from './rules/mix.ts'
import { prepare } from './rules/workload.ts'

const { values: requested } = parseArgs({
  options: {
    rules: { type: 'string', default: '100000' },
    data: { type: 'string', default: dataBeside },
  },
})
const count = Number(requested.rules)
const newRules = 30
/** Times that so many rules of one organisation change in one transaction. */
const rounds = 20
const rulesAtOnce = 100
const perBatch = 50
const say = (text: string): void => void process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const workload = prepare(resolve(requested.data), 3_000, () => {})
say(machine())

await withDatabase(async (url, folder) => {
  const databases = openDatabases(url)
  const listener = await openListener(url)
  const db = databases.worker
  const rulesFile = join(folder, 'rules.bin')
  await writeRules(db)
  const open = () =>
    startFlow(db, listener, (error, message) => process.stderr.write(`${message}: ${error}\n`), { rulesFile })

  const fromDatabase = await held(open)
  say(`${count} rules held, from the database: ${(fromDatabase.ms / 1000).toFixed(1)} s`)
  await fromDatabase.flow.stop()
  const fromDisk = await held(open)
  const { bytes, loadedFrom } = fromDisk.flow.state().rules
  say(`the same, from ${loadedFrom}: ${(fromDisk.ms / 1000).toFixed(1)} s, ${Math.round(bytes / 1e6)} MB`)

  const { flow } = fromDisk
  const stop = feed(db)
  while (flow.state().articles < 2_000) await pause(20)
  const before = { articles: flow.state().articles, at: performance.now() }
  const noticed: number[] = []
  const found: number[] = []
  for (let n = 0; n < newRules; n++) {
    const word = `雪${String.fromCharCode(0x4e00 + n * 37)}线观测站`
    const { changes } = flow.state().rules
    // The smaller organisations have room for more.
    const orgId = ORGANISATIONS - n
    const { id } = await withScope(db, { orgId }, scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: `新规则 ${n}`, rule: `${word}+今天` })),
    )
    const saved = performance.now()
    await accept(db, {
      source: 'bench',
      onlyOrg: null,
      items: [{ sourceId: word, title: word, body: '今天', media: '甲报' }],
    })
    while (flow.state().rules.changes === changes) await pause(1)
    noticed.push(performance.now() - saved)
    while (!(await hasHit(db, id))) await pause(10)
    found.push(performance.now() - saved)
    await pause(200)
  }
  const together: number[] = []
  for (let n = 0; n < rounds; n++) {
    const { changes } = flow.state().rules
    const { numUpdatedRows } = await changeRules(db, 1 + n, `雪${n}线`)
    const saved = performance.now()
    while (flow.state().rules.changes < changes + Number(numUpdatedRows)) await pause(1)
    together.push(performance.now() - saved)
    await pause(200)
  }
  const rate = ((flow.state().articles - before.articles) / (performance.now() - before.at)) * 1000
  stop()
  say(`articles stored meanwhile: ${rate.toFixed(0)} a second`)
  say(line('a saved rule is held after', spread(noticed)))
  say(line('its first article is stored with the hit after', spread(found)))
  say(line(`${rulesAtOnce} rules of one organisation, changed at once, are live after`, spread(together)))
  const { hits, articles } = (
    await sql<{ hits: number; articles: number }>`
      select (select count(*)::int from hits) as hits, (select count(*)::int from articles) as articles`.execute(db)
  ).rows[0]!
  say(`${hits} hits of ${articles} articles; ${(await waiting(db)).articles} waiting`)
  await flow.stop()
  await listener.close()
  await databases.close()
})
process.exit(0)

/** Rules of the mix that `bench/rules.ts` describes, as if each had been saved by its organisation. */
async function writeRules(db: Database): Promise<void> {
  const next = ruleTexts(workload.vocabulary, workload.skew)
  const ownerOf = owners(count)
  await sql`insert into organisations (id, name) select n, '机构 ' || n from generate_series(1, ${ORGANISATIONS}) n`.execute(
    db,
  )
  for (let from = 1; from <= count; from += 5_000) {
    const ids = Array.from({ length: Math.min(5_000, count - from + 1) }, (_, n) => from + n)
    await sql`
      insert into monitors (org_id, kind, name, position, version, rule, is_open)
      select org_id, 'item', '规则 ' || n, n, 1, rule, true
      from unnest(${ids.map(id => 1 + (ownerOf[id] ?? 0))}::int[], ${ids}::int[], ${ids.map(() => next())}::text[]) as u (org_id, n, rule)`.execute(
      db,
    )
  }
  await db.deleteFrom('tasks').execute()
}

/** As an import of rules does it: one transaction, one version more for each. */
function changeRules(db: Database, orgId: number, word: string) {
  return db
    .updateTable('monitors')
    .set(eb => ({ rule: sql`rule || ${`|${word}`}`, version: eb('version', '+', 1) }))
    .where('id', 'in', eb => eb.selectFrom('monitors').select('id').where('org_id', '=', orgId).limit(rulesAtOnce))
    .executeTakeFirstOrThrow()
}

/** How long until a started flow holds the rules of the database. */
async function held(open: () => Flow): Promise<{ flow: Flow; ms: number }> {
  const started = performance.now()
  const flow = open()
  while (flow.state().rules.version === null || flow.state().rules.rules < count) await pause(5)
  return { flow, ms: performance.now() - started }
}

/** Hands articles in as fast as they are taken, until told to stop. */
function feed(db: Database): () => void {
  let stopped = false
  let sent = 0
  const run = async () => {
    while (!stopped) {
      if ((await waiting(db)).articles > 4 * perBatch) {
        await pause(20)
        continue
      }
      const items = Array.from({ length: perBatch }, () => {
        const { title, body } = workload.measured[sent++ % workload.measured.length]!
        return { sourceId: String(sent), title, body, media: `媒体 ${sent % 40}` }
      })
      await accept(db, { source: 'feed', onlyOrg: null, items })
    }
  }
  run().catch(error => process.stderr.write(`${error}\n`))
  return () => {
    stopped = true
  }
}

async function hasHit(db: Database, monitorId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from hits where monitor_id = ${monitorId} limit 1`.execute(db)
  return rows.length > 0
}
