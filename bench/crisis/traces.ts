/**
 * 1,000 trace tasks of one organisation on 200 hosts of this machine: how late each look is, and what the hosts were asked. First a minute of their life:
 * all are due once in ten minutes, the pace of the first day. Then ten times as dense. The rest of a host between two requests is the usual one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { adopt } from '../../features/articles/articles/server/facts/index.ts'
import { newArticle } from '../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../features/articles/articles/server/testing/store-articles.ts'
import { startTracing } from '../../features/crisis/tracking/server/index.ts'
import { runTraces } from '../../features/crisis/tracking/server/trace-tasks/index.ts'
import { diskFiles, openDatabases, openListener } from '../../platform/server/index.ts'
import { withDatabase } from '../database.ts'
import { line, spread } from '../machine.ts'
import { addOrganisations, asLead, load, print, type RealArticle } from './place.ts'

const [orgId, hosts, tasks] = [1, 200, 1_000]
/** Of the first day. */
const paceSeconds = 600
const minuteMs = 60_000
const rounds = [
  ['a minute at their pace', paceSeconds],
  ['a round of ten minutes within one', 60],
] as const
/** As the loop of the worker rests (`trackingWorker`). */
const idleMs = 5_000
/** One page in ten may not be asked for. */
const isForbidden = (n: number) => n % 10 === 9
/** Each a host of its own, all of them this machine. */
const addressOf = (host: number) => `127.0.${1 + Math.floor(host / 250)}.${1 + (host % 250)}`

export async function measureTraces(articles: readonly RealArticle[]): Promise<void> {
  if (articles.length < tasks) return print('traces: no articles here; nothing measured')
  const site = await openHosts(articles)
  await withDatabase(async url => {
    const databases = openDatabases(url, { app: 4, worker: 20 })
    const listener = await openListener(url)
    const db = databases.worker
    const files = await mkdtemp(join(tmpdir(), 'guanlan-traces-'))
    await addOrganisations(db, [orgId])
    const ids = await db.transaction().execute(async tx => {
      const stored = Array.from({ length: tasks }, (_, n) =>
        newArticle({ url: site.urlOf(n), title: articles[n]?.title ?? '', body: `${n} ${articles[n]?.body}` }),
      )
      await storeArticles(tx, stored, new Map())
      const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(tx)
      await adopt(
        { orgId, db: tx },
        rows.map(({ id }) => Number(id)),
      )
      return rows.map(({ id }) => Number(id))
    })
    const started = await asLead(databases, orgId, scope =>
      startTracing(scope as never, ids, { origin: 'hand', originId: null }),
    )
    const parts = {
      ...{ db, adapters: [], trustedHosts: site.trusted, listener, files: await diskFiles(files) },
      log: (error: unknown, message: string) => process.stderr.write(`${message}: ${error}\n`),
    }
    for (const [name, roundSeconds] of rounds) {
      const before = site.counts()
      const begin = new Date(Date.now() + 2_000)
      const { rows: due } = await sql<{ id: number; at: Date }>`
        update trace_states set leased_until = null, copy_at = null,
          next_at = ${begin}::timestamptz + (task_id * 7919 % ${tasks}) * ${roundSeconds / tasks}::float8 * interval '1 second'
        returning task_id as id, next_at as at`.execute(db)
      const looks = due.filter(({ at }) => at.getTime() < begin.getTime() + minuteMs)
      const looked = async () =>
        (
          await sql<{ id: number; at: Date }>`
            select task_id as id, min(at) as at from trace_looks where at >= ${begin}::timestamptz and task_id = any(${looks.map(({ id }) => id)}::int[]) group by 1`.execute(
            db,
          )
        ).rows
      // As long as something is due it does not rest.
      let isOver = false
      const worker = (async () => {
        while (!isOver) {
          await runTraces(parts)
          await new Promise(resolve => setTimeout(resolve, idleMs))
        }
      })()
      while ((await looked()).length < looks.length && Date.now() < begin.getTime() + 3 * minuteMs)
        await new Promise(resolve => setTimeout(resolve, 1_000))
      isOver = true
      await sql`update trace_states set next_at = null, copy_at = null`.execute(db)
      await worker
      const at = new Map((await looked()).map(row => [row.id, row.at.getTime()]))
      const late = looks.map(row => (at.get(row.id) ?? Number.POSITIVE_INFINITY) - row.at.getTime())
      const p95 = spread(late).p95 / 1_000
      const { requests, together, forbidden } = site.counts()
      print(line(`traces: ${started.length} tasks on ${hosts} hosts, ${name}`, spread(late)))
      print(
        `traces ${name}: ${looks.length} looks, p95 ${p95.toFixed(1)} s late, ${((p95 / paceSeconds) * 100).toFixed(1)} % of the pace of ${paceSeconds / 60} minutes (must 10, aim 5); ${requests - before.requests} requests, ${together} times two at once at one host, ${forbidden} against robots.txt so far; ${load()}`,
      )
    }
    await listener.close()
    await databases.close()
    await rm(files, { recursive: true, force: true })
  })
  await site.close()
}

/** Pages take as long as pages do, so that two requests at once would meet. */
const answerMs = 150

async function openHosts(articles: readonly RealArticle[]) {
  const underWay = new Map<string, number>()
  let [requests, together, forbidden] = [0, 0, 0]
  const server = createServer(({ url = '', headers }, reply) => {
    const { host = '' } = headers
    requests++
    const now = (underWay.get(host) ?? 0) + 1
    underWay.set(host, now)
    if (now > 1) together++
    reply.on('close', () => underWay.set(host, (underWay.get(host) ?? 1) - 1))
    if (url === '/robots.txt')
      return void reply.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /closed/\n')
    if (url.startsWith('/closed/')) forbidden++
    const article = articles[Number(url.replace(/\D/g, ''))]
    setTimeout(() => {
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      reply.end(`<html><head><title>${article?.title}</title></head><body><p>${article?.body}</p></body></html>`)
    }, answerMs)
  })
  await new Promise<void>(resolve => server.listen(0, '0.0.0.0', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlOf: (n: number) =>
      `http://${addressOf(n % hosts)}:${port}/${isForbidden(Math.floor(n / hosts) * 2 + n) ? 'closed' : 'open'}/${n}`,
    trusted: new Set(Array.from({ length: hosts }, (_, host) => `${addressOf(host)}:${port}`)),
    counts: () => ({ requests, together, forbidden }),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
