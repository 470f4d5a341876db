/**
 * Articles stored by the version before this one, written again by a process of its own while lists and searches are queries:
 * `npm run bench -- renewal --before DIR [--articles 100000]`, where DIR is a clone of that version. Every text has a name in another writing.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { writeTextsAgain } from '../features/articles/articles/server/storing/index.ts'
import { ListQuestion, SearchQuestion } from '../features/desk/article-list/contract.ts'
import { countSearch, searchArticles } from '../features/desk/article-list/server/search.ts'
import { ADDRESS_VERSION, renewedAddress } from '../pipeline/index.ts'
import { type CallScope, type Database, openDatabases, withScope } from '../platform/server/index.ts'
import { withDatabase } from './database.ts'
import { processorMsOf } from './database-processor.ts'
import { gramWeeks } from './gram-weeks.ts'
import { line, machine, spread } from './machine.ts'
import { chance } from './rules/random.ts'
import { days, texts, wordOf } from './stored-texts.ts'

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    articles: { type: 'string', default: '100000' },
    /** Given to the process that writes again. */
    database: { type: 'string' },
  },
})

/** As it stands in a text, and what is queries for. */
const names = [
  ['埃隆•马斯克', '埃隆马斯克'],
  ['史蒂夫‧乔布斯', '史蒂夫·乔布斯'],
  ['McDonald’s', "McDonald's"],
  ['工廠著火', '工厂着火'],
  ['Beyoncé', 'beyonce'],
  ['F‐35', 'F-35'],
  ['靑岛啤酒', '青岛啤酒'],
  ['锺南山', '钟南山'],
] as const

if (values.database) {
  const { worker, close } = openDatabases(values.database, { app: 1, worker: 1 })
  while (await writeTextsAgain(worker, { version: ADDRESS_VERSION, renewed: renewedAddress }));
  await close()
  process.exit(0)
}
if (!values.before) {
  process.stdout.write('renewal: --before names no version before; nothing measured\n')
  process.exit(0)
}

type Engine = typeof import('../engine/text/index.ts')
const before: Engine = await import(pathToFileURL(join(resolve(values.before), 'engine/text/index.ts')).href)
const luck = chance(33)

/** Letters of a text in another writing, each with a chance. */
const exchanged = (text: string): string =>
  text.replace(/[着·'-]|(?<=[a-z])e(?=[a-z])|(?<=\p{Script=Han})(?=\p{Script=Han})/gu, found => {
    if (found === '') return luck.next() < 0.002 ? '\u200b' : ''
    return luck.next() < 0.5 ? found : ({ 着: '著', '·': '•', "'": '’', '-': '‐', e: 'é' }[found] ?? found)
  })

async function store(url: string, articles: number): Promise<void> {
  const owner = new pg.Client(url)
  await owner.connect()
  await owner.query('select make_article_months(now())')
  await owner.query(gramWeeks(days))
  await owner.query("insert into media (id, name, media_type, level) values (1, '媒体', 1, 1)")
  for (let at = 0; at < articles; at += 500) {
    const rows = Array.from({ length: Math.min(500, articles - at) }, (_, i) => {
      const n = at + i
      const { title, body } = texts[n % texts.length] ?? { title: '', body: '' }
      const article = { title: `${exchanged(title)} ${names[n % names.length]?.[0]}`, body: exchanged(body) }
      const pair = { title: before.canonicalise(article.title), body: before.canonicalise(article.body) }
      return {
        ...article,
        n,
        url: `https://mp.weixin.qq.com/s?__biz=1&mid=${n}${n % 10 === 0 ? '&chksm=1' : ''}`,
        marked_title: before.markedText(pair.title),
        marked_body: before.markedText(pair.body),
        grams: [...before.grams([pair.title, pair.body])],
      }
    })
    await owner.query(
      `with given as materialized (
         select g.*, at, next_article_id(at) as id from json_to_recordset($1::json) as g (n int, title text, body text, url text, marked_title text, marked_body text, grams int[]),
           lateral (select date_trunc('milliseconds', now() - (g.n * 7919 % 86400000) / 86400000.0 * interval '${days - 1} days') as at) moment
       ), stored as (
         insert into articles (id, identity, url, title, body, language, media_type, media_id, published_at, sentiment, cluster_id)
         select id, gen_random_uuid(), url, title, body, 'zh-CN', 1, 1, at, 0, id from given
       )
       insert into article_grams (article_id, published_at, grams, title, body) select id, at, grams, marked_title, marked_body from given`,
      [JSON.stringify(rows)],
    )
  }
  await owner.query('vacuum analyze articles')
  await owner.query('vacuum analyze article_grams')
  await owner.end()
}

/** How many articles each name finds, of those that have it. */
async function found(app: Database, articles: number): Promise<string> {
  const shares: string[] = []
  for (const [at, [written, queries]] of names.entries()) {
    const count = await countOf(app, `"${queries}"`)
    shares.push(`${written} ${count} of ${Math.ceil((articles - at) / names.length)}`)
  }
  return shares.join(', ')
}

const scoped = <T>(app: Database, work: (scope: CallScope) => Promise<T>) =>
  withScope(app, { orgId: 1, userId: 1, now: new Date() }, scope => work(scope as CallScope))
const range = () => {
  const now = Date.now()
  return { from: new Date(now - days * 86_400_000).toISOString(), to: new Date(now).toISOString() }
}

const ask = (app: Database, query: string) =>
  scoped(app, scope => searchArticles(scope, { ...ListQuestion.parse({ ...range(), pageSize: 20 }), query }))

async function countOf(app: Database, query: string): Promise<number> {
  const question = SearchQuestion.parse({ ...range(), query })
  let [count, cursor] = [0, undefined as string | undefined]
  do {
    const part = await scoped(app, scope => countSearch(scope, { ...question, counted: count, cursor }))
    count = part.count
    cursor = part.next ?? undefined
  } while (cursor !== undefined)
  return count
}

await withDatabase(async url => {
  const articles = Number(values.articles)
  const started = performance.now()
  await store(url, articles)
  process.stdout.write(
    `${machine()}\n${articles} articles stored as before in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  )
  const { app, worker, close } = openDatabases(url)
  await sql`insert into organisations (id, name) values (1, '机构')`.execute(worker)
  process.stdout.write(`found before: ${await found(app, articles)}\n`)
  const queries = Array.from({ length: 60 }, () => `${wordOf(luck)}+${wordOf(luck)}`)
  const lists = async (until: () => boolean) => {
    const took: number[] = []
    for (let n = 0; !until(); n++) {
      const at = performance.now()
      await ask(app, queries[n % queries.length] ?? '')
      took.push(performance.now() - at)
      // As people ask: not without a pause.
      await new Promise(end => setTimeout(end, 100))
    }
    return spread(took)
  }
  let asks = 0
  const quiet = await lists(() => asks++ >= 2 * queries.length)
  process.stdout.write(`${line('first 20 of a search, nothing beside', quiet)}\n`)

  const began = performance.now()
  const renewing = spawn(process.execPath, [import.meta.filename, '--database', url], { stdio: 'inherit' })
  let processor = 0
  const watch = setInterval(
    () => void processorMsOf(renewing.pid ?? 0).then(ms => (processor = Math.max(processor, ms ?? 0))),
    500,
  )
  let ended = false
  const end = once(renewing, 'exit').then(() => (ended = true))
  const beside = await lists(() => ended)
  await end
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1000
  process.stdout.write(`${line('the same while texts are written again', beside)}\n`)
  const { rows } = await sql<{ changed: number }>`select changed::int from text_renewals`.execute(worker)
  const { rows: marked } = await sql<{
    n: number
  }>`select count(*)::int as n from articles where url like '%chksm%'`.execute(worker)
  process.stdout.write(
    `${rows[0]?.changed} texts written again in ${seconds.toFixed(0)} s, ${(processor / articles).toFixed(2)} ms of the processor an article; ${marked[0]?.n} addresses with marks left\n`,
  )
  process.stdout.write(`found after: ${await found(app, articles)}\n`)
  await close()
})
process.exit(0)
