/** Articles written to files by a worker: rows a second by format, and the memory of the process: `npm run bench -- export --rows 100000`. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import {
  collectionFormats,
  DownloadOrder,
  type FieldKey,
  fieldsOfLevel,
  mostVolumes,
  ofVolume,
} from '../features/handling/exports/contract.ts'
import { exportingArticles } from '../features/handling/exports/server/index.ts'
import { exportArticles } from '../features/handling/exports/server/ordering/job.ts'
import {
  diskFiles,
  findChromium,
  openCalls,
  openDatabases,
  openDocuments,
  openListener,
  requireKey,
  resultFiles,
  startTask,
  startTaskWorker,
} from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { machine } from './machine.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const rows = Number(values.rows)
const say = (text: string) => process.stdout.write(`${text}\n`)
const end = new Date('2026-11-20T12:00:00Z')
const begin = new Date(end.getTime() - 89 * 86_400_000)
/** All of the first two levels but one. */
const twentyFive: FieldKey[] = [...fieldsOfLevel[1], ...fieldsOfLevel[2]].filter(key => key !== 'hitWords')

await withDatabase(async (url, folder) => {
  const databases = openDatabases(url)
  const { worker: db } = databases
  await sql`insert into organisations (id, name) values (7, '泊舟')`.execute(db)
  await sql`insert into users (id, account, name) values (5, 'head@example.com', '林屿')`.execute(db)
  await sql`insert into memberships (org_id, user_id, role) values (7, 5, 'orgAdmin')`.execute(db)
  await sql`insert into media (id, name, media_type) select n, '媒体 ' || n, 1 + n % 10 from generate_series(1, 400) n`.execute(
    db,
  )
  await sql`insert into monitors (id, org_id, kind, name, rule) values (1, 7, 'item', '监测', '标题')`.execute(db)
  await sql`
    insert into articles (id, identity, title, body, url, language, media_type, media_id, author, published_at, likes, sentiment, level, region, cluster_id, keywords)
    select next_article_id(at), gen_random_uuid(), '标题 ' || n || '，澄屿汽车的车主等了四十分钟', '标题在正文里。' || repeat('文', 800), 'https://example.com/' || n, 'zh-CN',
      1 + n % 10, 1 + n % 400, '作者 ' || n % 5000, at, n % 1000, (n % 3) - 1, 4, 310000, n - n % 7, array['关键词' || n % 99, '车门', '召回']
    from (select n, ${begin}::timestamptz + n * (interval '88 days' / ${rows}::int) as at from generate_series(1, ${rows}::int) n offset 0) a`.execute(
    db,
  )
  await sql`
    insert into org_articles (org_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id)
    select 7, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id from articles`.execute(
    db,
  )
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, level, region, media_id, language, author, interactions, cluster_id, rule_version)
    select 7, 1, id, published_at, media_type, sentiment, level, region, media_id, language, author, likes, cluster_id, 1 from articles`.execute(
    db,
  )
  // As autovacuum leaves a database that has run for a while.
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()

  const documents = openDocuments(await findChromium(process.env.GUANLAN_CHROMIUM))
  const store = await diskFiles(join(folder, 'files'))
  const listener = await openListener(url)
  const tasks = await startTaskWorker({
    url,
    calls: openCalls(databases.appPool),
    system: db,
    listener,
    works: [exportingArticles(documents)],
    files: resultFiles(store),
    log: (error, message) => process.stderr.write(`${message}: ${error}\n`),
  })
  say(machine())

  async function run(name: string, more: object): Promise<void> {
    const order = DownloadOrder.parse({
      whole: {
        question: { from: begin.toISOString(), to: end.toISOString(), monitor: 1 },
        until: new Date().toISOString(),
      },
      fields: twentyFive.map(key => ({ key })),
      ...more,
    })
    const { rows: made } = await sql<{ id: number }>`
      insert into downloads (org_id, folder_type, name, format, ordered, row_count, created_by)
      values (7, 'download', ${name}, ${order.format}, ${JSON.stringify(order)}::jsonb, ${rows}, 5) returning id`.execute(
      db,
    )
    const id = made[0]?.id ?? 0
    const idle = process.memoryUsage().rss
    const quarters: number[] = []
    let most = idle
    const watching = setInterval(() => {
      const now = process.memoryUsage().rss
      quarters.push(now)
      most = Math.max(most, now)
    }, 50)
    const began = performance.now()
    await db.transaction().execute(async tx => {
      const input = { download: id, name, locale: 'zh' as const }
      const task = await startTask({ orgId: 7, userId: 5, db: tx }, exportArticles, input, null)
      await sql`update downloads set task_id = ${task} where id = ${id}`.execute(tx)
    })
    const recordOf = async () =>
      (
        await sql<{
          state: string
          bytes: string
          rows: number
        }>`select state, bytes, row_count as rows from downloads where id = ${id}`.execute(db)
      ).rows[0]
    while (!['done', 'failed'].includes((await recordOf())?.state ?? ''))
      await new Promise(resolve => setTimeout(resolve, 20))
    const seconds = (performance.now() - began) / 1000
    clearInterval(watching)
    const { state, bytes, rows: written } = (await recordOf()) ?? { state: '', bytes: '0', rows: 0 }
    const hash = createHash('sha256')
    const { rows: parts } = await sql<{
      key: string
    }>`select key from download_parts where download_id = ${id} order by place`.execute(db)
    for (const { key } of parts)
      for await (const chunk of (await store.get(requireKey(key)))?.stream ?? []) hash.update(chunk)
    const half = quarters[Math.floor(quarters.length / 2)] ?? idle
    say(
      `${name.padEnd(28)} ${state} ${written} rows in ${seconds.toFixed(1)} s: ${Math.round(written / seconds)} rows/s, ${(Number(bytes) / 1e6).toFixed(0)} MB; memory above idle: half-way ${Math.round((half - idle) / 1e6)}, at most ${Math.round((most - idle) / 1e6)} MB; ${hash.digest('hex').slice(0, 12)}`,
    )
  }
  await run('csv, 25 fields', { format: 'csv' })
  await run('csv, 25 fields', { format: 'csv' })
  await run('csv with the whole text', { format: 'csv', fields: [...twentyFive, 'body'].map(key => ({ key })) })
  await run('xlsx, 25 fields', { format: 'xlsx' })
  await run('json lines, 25 fields', { format: 'jsonl' })
  const whole = (['title', 'media', 'publishedAt', 'sentiment', 'url', 'body'] as const).map(key => ({ key }))
  if (rows <= ofVolume * mostVolumes)
    for (const format of collectionFormats)
      if (documents.kinds.includes(format)) await run(`${format}, whole texts`, { format, fields: whole })
  await documents.close()
  await tasks.stop()
  await listener.close()
  await databases.close()
})
process.exit(0)
