/**
 * One installation at work, with exports, timers and warnings under way, through what a hard day does to it; and what it has afterwards, in an order and
 * with names that do not depend on when anything happened, to be held against a day on which nothing did.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportsServer } from '@guanlan/features/handling/exports/server'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor } from '@guanlan/features/monitors/monitors/server'
import { accept, waiting } from '@guanlan/pipeline'
import {
  type AnyServerHalf,
  createApp,
  type Database,
  type Databases,
  diskFiles,
  openDocuments,
  requireKey,
  withPatience,
  withScope,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import { startClocks } from './crisis-under-kills.ts'
import {
  charactersOf,
  type DrillArticle,
  databaseOf,
  killDatabase,
  openInstallation,
  supervise,
  untilQuiet,
  wait,
} from './under-kills.ts'
import { compareWarnings, countMessages, openMail, openWebhook, prepareWarnings } from './warned-under-kills.ts'

const [orgId, userId] = [5, 51]
const word = '泊舟'
const perBatch = 8
/** Articles that are exported: stored before the day begins. */
const archived = 2_000
const exportsOfADay = 5
const clocks = 60

/** What happens, one after the other; between them articles come in. */
export type Blow =
  /** `kill -9`; with every third one the database as well. */
  | { kind: 'kill'; after: number }
  /** SIGSTOP of the server, and then of every process of the database, for so many milliseconds each. */
  | { kind: 'freeze'; ms: number }
  /** The wall clock of the server and the database, by so many milliseconds against the true one. */
  | { kind: 'clock'; ahead: number; ms: number }

export interface HardDay {
  data: string
  blows: readonly Blow[]
  /** Articles that come in over the day. */
  articles: number
  /** When the day began, of which articles say when they were published: the same for all days that are compared. */
  dayBegan: number
  serve: (
    app: Awaited<ReturnType<typeof createApp>>,
    databases: Databases,
    halves: readonly AnyServerHalf[],
  ) => Promise<void>
  /** The file that says by how much the clock is wrong, and what makes programs believe it. */
  clock?: { preload: string; file: string }
}

export interface DayReport {
  /** Each a line; two days are alike when all of them are. */
  contents: { articles: string[]; hits: string[]; incidents: string[]; clocks: string[]; files: string[] }
  /** Messages that were lost, came twice or are of nothing. Nothing may stand here. */
  faults: string[]
  /** From the last blow until nothing waited any more. */
  seconds: number
}

export async function liveThrough(day: HardDay): Promise<DayReport> {
  const { data, blows, articles, dayBegan, clock } = day
  const fooled = clock && { LD_PRELOAD: clock.preload, FAKETIME_TIMESTAMP_FILE: clock.file, ...steady }
  // The database is started by this process and has its surroundings.
  if (clock) await setClock(clock.file, 0)
  Object.assign(process.env, fooled ?? {})
  const installation = await openInstallation(data, { app: 3, worker: 3 })
  for (const name of Object.keys(fooled ?? {})) delete process.env[name]
  const { databases } = installation
  const db = databases.worker
  const [webhooks, mails, app] = [await openWebhook(), await openMail(), await createApp({ logger: false })]
  try {
    await prepareWarnings(db, data, webhooks.host)
    await sql`update memberships set role = 'orgAdmin' where org_id = ${orgId} and user_id = ${userId}`.execute(db)
    const monitors = await addMonitors(db)
    await day.serve(app, databases, [exportsServer(openDocuments(null))])
    const server = supervise({
      ...installation.env,
      ...fooled,
      GUANLAN_TRUSTED_RECEIVERS: webhooks.host,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      MAIL_FROM: '观澜 <alerts@guanlan.example.com>',
    })
    const archive = Array.from({ length: archived }, (_, n) => articleOf(n, dayBegan - 3 * 86_400_000, false))
    await handIn(db, archive, 400)
    await untilQuiet(db, async () => 0)
    await startClocks(db, clocks, 2_000 * blows.length + 2_000)
    const today = Array.from({ length: articles }, (_, n) => articleOf(n, dayBegan - articles * 1_000, true))
    const share = Math.ceil(today.length / (blows.length + 1) / perBatch) * perBatch
    let killed = 0
    for (const [n, blow] of blows.entries()) {
      const coming = handIn(db, today.slice(n * share, (n + 1) * share), perBatch)
      if (n % Math.ceil(blows.length / exportsOfADay) === 0) await order(app, monitors.archive, dayBegan)
      if (blow.kind === 'kill') {
        await wait(blow.after)
        if (n % 3 === 2) killed = await killDatabase(data, killed)
        server.kill()
      } else if (blow.kind === 'freeze') {
        await freeze([server.pid()], blow.ms)
        await freeze(await processesOf(await databaseOf(data)), blow.ms)
      } else if (clock) {
        await setClock(clock.file, blow.ahead)
        await wait(blow.ms)
        await setClock(clock.file, 0)
      }
      await coming
    }
    const since = performance.now()
    await handIn(db, today.slice(blows.length * share), perBatch)
    while ((await ordered(db)) < exportsOfADay) await order(app, monitors.archive, dayBegan)
    await untilQuiet(db, async () => (await countMessages(db)) + (await countOthers(db)))
    const seconds = (performance.now() - since) / 1_000
    await server.end()
    const { faults } = await compareWarnings(db, [...archive, ...today], webhooks.numbers, mails.ids)
    return { contents: await contentsOf(db, data), faults, seconds }
  } finally {
    await app.close()
    webhooks.close()
    mails.close()
    await installation.close()
  }
}

/** The steady clock goes on as it is; the file is read anew at each look. */
const steady = { FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_DONT_RESET: '1' }
const setClock = (file: string, ahead: number) => writeFile(file, `${ahead < 0 ? '' : '+'}${ahead / 1_000}s\n`)

async function addMonitors(db: Database): Promise<{ archive: number }> {
  const [archive = 0] = await Promise.all(
    ['北汀', word].map(rule =>
      withScope(db, { orgId, userId }, scope =>
        createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: rule, rule })),
      ).then(({ id }) => id),
    ),
  )
  return { archive }
}

/** Events of their own words, some told by two articles, some of no concern to the warnings; one a second. */
function articleOf(n: number, from: number, isToday: boolean): DrillArticle {
  const event = (isToday ? 10_000 : 0) + (n % 5 === 4 ? n - 1 : n)
  const own = charactersOf(event, 40)
  const named = isToday && n % 3 === 0 ? `${word}${n % 2 === 0 ? '召回' : ''}` : '北汀'
  return {
    sourceId: `${isToday ? 'today' : 'archive'}-${n}`,
    title: `${named} 第 ${event}.${n} 件`,
    body: `${own}。${named}。${own}`,
    publishedAt: new Date(from + n * 1_000).toISOString(),
  }
}

/** So many batches wait at most. */
const mostWaiting = 5

/** All of them, each batch again until it is safe. */
async function handIn(db: Database, articles: readonly DrillArticle[], size: number): Promise<void> {
  for (let at = 0; at < articles.length; at += size) {
    while ((await withPatience(() => waiting(db))).articles > mostWaiting * size) await wait(50)
    const items = articles.slice(at, at + size).map(article => ({
      ...article,
      mediaType: 'web' as const,
      url: `https://drill.example/${article.sourceId}`,
    }))
    await withPatience(() => accept(db, { source: 'drill', onlyOrg: null, items }))
    await wait(20)
  }
}

/** The archive as a file. Refused while the database is away: whoever wants it asks again. */
async function order(app: Awaited<ReturnType<typeof createApp>>, monitor: number, dayBegan: number): Promise<void> {
  const range = { from: new Date(dayBegan - 3 * 86_400_000 - 1_000), to: new Date(dayBegan - 2 * 86_400_000) }
  const fields = ['title', 'url', 'publishedAt', 'sentiment', 'monitors', 'body'].map(key => ({ key }))
  const payload = {
    whole: {
      question: { from: range.from.toISOString(), to: range.to.toISOString(), monitor },
      until: new Date(Date.now() + 3_600_000).toISOString(),
    },
    ...{ fields, format: 'csv', fileName: `archive ${performance.now()}` },
  }
  const headers = { authorization: `Bearer ${userId}`, orgid: String(orgId) }
  const answer = await app.inject({ method: 'POST', url: '/inews/downloadInfo', headers, payload })
  if (answer.statusCode !== 200) await wait(500)
}

const ordered = (db: Database): Promise<number> =>
  withPatience(async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from downloads`.execute(db)
    return rows[0]?.n ?? 0
  })

/** Clocks that ran out unheard, and files that are not made. */
const countOthers = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from downloads where state in ('waiting', 'running'))::int
      + (select count(*) from crisis_clocks where state = 'running' and minutes = 15 and notified < 2)::int as n`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

async function freeze(pids: readonly number[], ms: number): Promise<void> {
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await wait(ms)
  for (const pid of pids) signal(pid, 'SIGCONT')
}

/** One that ended meanwhile hears nothing. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A process and those it started (Linux). */
async function processesOf(parent: number): Promise<number[]> {
  const all = (await readdir('/proc')).filter(name => /^\d+$/.test(name))
  const found = [parent]
  for (const name of all) {
    const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    if (Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) === parent) found.push(Number(name))
  }
  return found
}

/** Nothing of numbers, which are given in the order of arrival. */
async function contentsOf(db: Database, data: string): Promise<DayReport['contents']> {
  const lines = async (query: ReturnType<typeof sql<{ line: string }>>) =>
    (await query.execute(db)).rows.map(({ line }) => line).sort()
  return {
    articles: await lines(
      sql<{ line: string }>`select concat_ws(' ', url, md5(title || body), published_at) as line from articles`,
    ),
    hits: await lines(sql<{ line: string }>`
      select concat_ws(' ', a.url, m.rule) as line from hits h join monitors m on m.id = h.monitor_id join articles a on a.id = h.article_id`),
    incidents: await lines(sql<{ line: string }>`
      select concat_ws(' ', i.warning_name, string_agg(a.url, ' ' order by a.url)) as line
      from warning_incidents i join warning_incident_articles m on m.org_id = i.org_id and m.incident_id = i.id join articles a on a.id = m.article_id
      group by i.org_id, i.id, i.warning_name`),
    clocks: await lines(sql<{ line: string }>`
      select concat_ws(' ', r.name, c.state, c.notified, (select count(*) from crisis_lines l where l.org_id = c.org_id and l.crisis_id = c.crisis_id and l.kind = 'clock'),
        (select count(*) from deliveries d where d.org_id = c.org_id and d.once like 'crisisClock:' || c.id || ':%' and d.state = 'accepted')) as line
      from crisis_clocks c join crises r on r.org_id = c.org_id and r.id = c.crisis_id where c.minutes = 15`),
    files: await filesOf(db, data),
  }
}

/** State, bytes and SHA-256 of each file that was ordered. */
async function filesOf(db: Database, data: string): Promise<string[]> {
  const store = await diskFiles(join(data, 'files'))
  const { rows } = await sql<{ state: string; rows: number; keys: string[] }>`
    select state, row_count as rows, array(select key from download_parts p where p.org_id = d.org_id and p.download_id = d.id order by place) as keys
    from downloads d where folder_type = 'download'`.execute(db)
  const files: string[] = []
  for (const { state, rows: count, keys } of rows) {
    const sum = createHash('sha256')
    for (const key of keys)
      for await (const piece of (await store.get(requireKey(key)))?.stream ?? []) sum.update(piece)
    files.push(`${state} ${count} ${sum.digest('hex')}`)
  }
  // Whoever was not answered has asked again.
  return [...new Set(files)].sort()
}
