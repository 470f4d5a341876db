/**
 * From handing an article in to the webhook that took the warning about it, through the whole pipeline: `npm run bench -- warnings [--rate 100] [--seconds 30] [--data DIR]`.
 * With `--fresh` the first burst on a database without statistics (`warnings/fresh.ts`).
 * Real articles, 1,000 rules and 200 warnings of 20 organisations, each with a receiver of its own. Skips without ../shared/data.
 */
import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { MonitorDraft } from '../features/monitors/monitors/contract.ts'
import { createMonitor } from '../features/monitors/monitors/server/index.ts'
import { WarningDraft } from '../features/warnings/warnings/contract.ts'
import { createWarning } from '../features/warnings/warnings/server/rules/save.ts'
import { sendersOf, startOutbox } from '../features/workspace/notifications/server/index.ts'
import { accept, startFlow, waiting } from '../pipeline/index.ts'
import { linkKeyOf, openDatabases, openListener, openSecretBox, withScope } from '../platform/server/index.ts'
import { dataBeside } from './data.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'
import { measureFresh } from './warnings/fresh.ts'

const { values: requested } = parseArgs({
  options: {
    data: { type: 'string', default: dataBeside },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    warnings: { type: 'string', default: '200' },
    fresh: { type: 'boolean', default: false },
    incidents: { type: 'string', default: '1600' },
  },
})
if (requested.fresh) {
  await measureFresh(Number(requested.incidents))
  process.exit(0)
}
const [rate, seconds, warnings] = [Number(requested.rate), Number(requested.seconds), Number(requested.warnings)]
const perBatch = 10
const organisations = 20
const file = join(resolve(requested.data), 'news/sina_2018.jsonl.gz')
const isThere = await access(file).then(
  () => true,
  () => false,
)
if (!isThere) {
  process.stdout.write(`warnings: no articles at ${requested.data}; nothing measured\n`)
  process.exit(0)
}

const words =
  '华为 小米 苹果 腾讯 阿里 百度 京东 汽车 手机 电影 足球 股市 基金 房价 地铁 高铁 武汉 北京 上海 深圳 召回 投诉 质量 价格 服务 安全 食品 药品 学校 医院 银行 保险 旅游 酒店 航班 天气 台风 地震 火灾 法院 警方 市场 消费 出口 关税 能源 电力 煤炭 农业 水稻'.split(
    ' ',
  )
const pair = (n: number, step: number): string =>
  `${words[(n * 7 + step) % words.length]}+${words[(n * 13 + 5 * step + 3) % words.length]}`

/** Articles as the file has them, at most so many. */
async function read(most: number): Promise<{ title: string; body: string }[]> {
  const articles: { title: string; body: string }[] = []
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  for await (const text of lines) {
    const { title = '', body = '' } = JSON.parse(text) as { title?: string; body?: string }
    articles.push({ title, body })
    if (articles.length >= most) break
  }
  lines.close()
  return articles
}

await withDatabase(async url => {
  const handedAt = new Map<number, number>()
  const delays: number[] = []
  let messages = 0
  const receiver = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', part => parts.push(part))
    request.on('end', () => {
      reply.end('{}')
      messages++
      const { data } = JSON.parse(Buffer.concat(parts).toString()) as { data: { items: { url: string | null }[] } }
      const at = handedAt.get(Number(/\/(\d+)$/.exec(data.items[0]?.url ?? '')?.[1]))
      if (at !== undefined) delays.push(performance.now() - at)
    })
  })
  await new Promise<void>(done => receiver.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`

  const databases = openDatabases(url)
  const listener = await openListener(url)
  const db = databases.worker
  const sealer = openSecretBox(randomBytes(32))
  const orgs = Array.from({ length: organisations }, (_, n) => n + 1)
  await db
    .insertInto('organisations')
    .values(orgs.map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  const sealed = sealer.seal({
    url: `http://${host}/hook`,
    secret: `whsec_${randomBytes(24).toString('base64')}`,
  }).sealed
  const channels = new Map<number, number>()
  for (const orgId of orgs) {
    const { rows } = await sql<{ id: number }>`
      insert into delivery_channels (org_id, name, kind, host, sealed) values (${orgId}, '接收', 'webhook', ${`http://${host}`}, ${sealed}) returning id`.execute(
      db,
    )
    channels.set(orgId, rows[0]?.id ?? 0)
  }
  for (let n = 0; n < 1_000; n++)
    await withScope(db, { orgId: 1 + (n % organisations) }, scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: `规则 ${n}`, rule: pair(n, n % 9) })),
    )
  for (let n = 0; n < warnings; n++) {
    const orgId = 1 + (n % organisations)
    const draft = WarningDraft.parse({
      name: `预警 ${n}`,
      warningWords: `${pair(n, 1 + (n % 11))}+${words[(n * 3 + 1) % words.length]}`,
      mediaType: ['web'],
      sentiment: [1, 0, -1],
      startTime: '2020-01-01',
      endTime: '2099-12-31',
      channelIds: [channels.get(orgId)],
    })
    await withScope(db, { orgId }, scope => createWarning(scope, draft))
  }
  await db.deleteFrom('tasks').execute()
  const log = (error: unknown) => process.stderr.write(`${error}\n`)
  const flow = startFlow(db, listener, log)
  const outbox = await startOutbox({
    url,
    db,
    listener,
    secretBox: sealer,
    linkKey: await linkKeyOf(db),
    origin: 'http://localhost',
    senders: sendersOf({ trustedReceivers: new Set([host]), mail: { smtpUrl: null, from: 'a <a@example.com>' } }),
    log,
  })
  const articles = await read(rate * seconds)
  process.stdout.write(
    `${machine()}\n${articles.length} articles at ${rate}/s, 1,000 rules, ${warnings} warnings of ${organisations} organisations\n`,
  )
  const worked = process.cpuUsage()
  const started = performance.now()
  for (let first = 0; first < articles.length; first += perBatch) {
    const wait = started + (first / rate) * 1_000 - performance.now()
    if (wait > 0) await new Promise(done => setTimeout(done, wait))
    const items = articles.slice(first, first + perBatch).map((article, n) => ({
      ...article,
      sourceId: String(first + n),
      url: `https://bench.example/${first + n}`,
      publishedAt: new Date().toISOString(),
      mediaType: 'web' as const,
    }))
    const at = performance.now()
    for (let n = 0; n < items.length; n++) handedAt.set(first + n, at)
    await accept(db, { source: 'bench', onlyOrg: null, items })
  }
  const unsent = async () =>
    (
      await sql<{
        n: number
      }>`select count(*)::int as n from deliveries where state in ('waiting', 'sending') and due_at <= now()`.execute(
        db,
      )
    ).rows[0]?.n ?? 0
  while ((await waiting(db)).articles > 0 || (await unsent()) > 0) await new Promise(done => setTimeout(done, 50))
  const { user, system } = process.cpuUsage(worked)
  const { rows } = await sql<{ incidents: number; articles: number }>`
    select count(*)::int as incidents, coalesce(sum(articles), 0)::int as articles from warning_incidents`.execute(db)
  process.stdout.write(`${line('handed in → taken by the webhook', spread(delays))}\n`)
  process.stdout.write(
    `${messages} messages of ${rows[0]?.incidents} incidents with ${rows[0]?.articles} articles; ${((user + system) / 1_000 / articles.length).toFixed(2)} ms of this process an article\n`,
  )
  await flow.stop()
  await outbox.stop()
  receiver.close()
  await listener.close()
  await databases.close()
})
process.exit(0)
