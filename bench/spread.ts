/** The spread of a story of 5,000 articles: `npm run bench -- spread`. Stored as the pipeline stores them, so that likenesses and stories are real. */
import { sql } from 'kysely'
import { Question } from '../features/articles/articles/contract.ts'
import { newArticle } from '../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../features/articles/articles/server/testing/store-articles.ts'
import { spreadOf } from '../features/charts/charts/server/spread/spread.ts'
import { articleQuery } from '../features/monitors/monitors/server/index.ts'
import { openDatabases, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { line, machine, time } from './machine.ts'

const articles = 5_000
const batch = 250
const media = 600
const runs = Number(process.argv[2] ?? 20)
const begin = Date.parse('2026-11-10T00:00:00Z')
const print = (text: string) => process.stdout.write(`${text}\n`)

/** 820 characters, as news has on average; a fifth of the copies is cut or has a paragraph of its own. */
const text = Array.from({ length: 820 }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 6000))).join('')
const addressOf = (n: number) => `https://site${n % media}.invalid/news/${n}`

/** Early articles are taken most: half of all come within the first day. */
function articleOf(n: number) {
  const at = begin + Math.round((n / articles) ** 3 * 9 * 86_400_000)
  const source = Math.floor((n * 0.618) % Math.max(1, Math.min(n, 40)))
  const named = n % 3 === 0 ? `来源：媒体${source % media}\n` : ''
  const linked = n % 10 === 1 ? `\n原文 ${addressOf(source)}` : ''
  const own = n % 5 === 0 ? String.fromCodePoint(0x5000 + (n % 4000)).repeat(60) : ''
  return newArticle({
    title: '港口扩建环评公示',
    body: named + own + (n % 5 === 1 ? text.slice(0, 640) : text) + linked,
    url: addressOf(n),
    media: `媒体${n % media}`,
    mediaType: (['web', 'weibo', 'weixin', 'app'] as const)[n % 4] ?? 'web',
    mediaLevel: n % 6,
    publishedAt: new Date(at),
    hits: [{ orgId: 1, monitorId: 1, version: 1 }],
  })
}

await withDatabase(async url => {
  const { app, worker, close } = openDatabases(url)
  await sql`insert into organisations (id, name) values (1, '一家')`.execute(worker)
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (1, 1, 'item', '港口', '港口', 1)`.execute(
    worker,
  )
  for (let from = 0; from < articles; from += batch) {
    const some = Array.from({ length: Math.min(batch, articles - from) }, (_, n) => articleOf(from + n))
    await worker.transaction().execute(tx => storeArticles(tx, some, new Map()))
  }
  await sql`analyze`.execute(worker)
  const { rows } = await sql<{ story: number; n: number }>`
    select cluster_id::float8 as story, count(*)::int as n from org_articles where org_id = 1 group by 1 order by 2 desc limit 1`.execute(
    worker,
  )
  const [largest] = rows
  const question = Question.parse({
    from: new Date(begin).toISOString(),
    to: new Date(begin + 10 * 86_400_000).toISOString(),
  })
  const ask = () =>
    withScope(app, { orgId: 1, userId: 1, now: new Date() }, async scope =>
      spreadOf(scope, await articleQuery(scope, question), largest?.story ?? 0, 'Asia/Shanghai'),
    )
  const { total, read, reasons, nodes } = await ask()
  print(machine())
  print(`a story of ${total} articles, ${read} read, ${nodes.length} told; ${JSON.stringify(reasons)}`)
  print(line('spread of a story', await time(runs, ask)))
  await close()
})
process.exit(0)
