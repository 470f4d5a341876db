/** Articles with real or invented texts and their text index, and searches of them: what searching is measured on. */
import pg from 'pg'
import { parse } from '../engine/rules/index.ts'
import { canonicalise, grams, markedText } from '../engine/text/index.ts'
import { dataBeside } from './data.ts'
import { gramWeeks } from './gram-weeks.ts'
import { type Article, inventArticles, readArticles } from './rules/articles.ts'
import type { Chance } from './rules/random.ts'

/** Texts of their own; each is stored many times, at other moments. */
const mostTexts = 6_000
export const days = 90

export const texts = (readArticles(dataBeside) ?? inventArticles()).slice(0, mostTexts)

/** The texts once, read and marked as the pipeline does; then stored again and again at other moments, and the index built at the end. */
export async function storeTexts(url: string, articles: number): Promise<void> {
  const owner = new pg.Client(url)
  await owner.connect()
  try {
    await fillBy(owner, articles)
  } finally {
    await owner.end()
  }
}

async function fillBy(owner: pg.Client, articles: number): Promise<void> {
  await owner.query('select make_article_months(now())')
  await owner.query(gramWeeks(days))
  await owner.query("set maintenance_work_mem = '512MB'")
  await owner.query('drop index article_grams_grams')
  await owner.query(
    "insert into media (id, name, media_type, level) select n, '媒体 ' || n, 1 + n % 10, n % 6 from generate_series(1, 400) n",
  )
  await owner.query(
    'create temp table texts (n int, title text, body text, marked_title text, marked_body text, grams int[])',
  )
  for (let at = 0; at < texts.length; at += 500) {
    const rows = texts.slice(at, at + 500).map(({ title, body }: Article, i) => {
      const pair = { title: canonicalise(title), body: canonicalise(body) }
      return {
        n: at + i,
        title,
        body,
        marked_title: markedText(pair.title),
        marked_body: markedText(pair.body),
        grams: [...grams([pair.title, pair.body])],
      }
    })
    await owner.query('insert into texts select * from json_populate_recordset(null::texts, $1::json)', [
      JSON.stringify(rows),
    ])
  }
  await owner.query(
    `insert into articles (id, identity, title, body, language, media_type, media_id, author, published_at, shares, sentiment, region, cluster_id)
     select next_article_id(at), gen_random_uuid(), t.title, t.body, 'zh-CN', 1 + k % 10, 1 + k % 400, '作者 ' || k % 3000, at, (random() * 1000)::int, k % 3 - 1,
       (array[110000, 310000, 330100, 440300, null])[1 + k % 5], k
     from (select k, date_trunc('milliseconds', now() - random() * interval '${days} days') as at from generate_series(1, $1::int) k offset 0) a join texts t on t.n = a.k % $2::int`,
    [articles, texts.length],
  )
  await owner.query(
    `insert into article_grams (article_id, published_at, grams, title, body)
     select a.id, a.published_at, t.grams, t.marked_title, t.marked_body from articles a join texts t on t.n = a.cluster_id % $1::int order by a.published_at`,
    [texts.length],
  )
  await owner.query('create index article_grams_grams on article_grams using gin (grams)')
  await owner.query('vacuum analyze articles')
  await owner.query('vacuum analyze article_grams')
}

/** A run of two to four Han characters of some text: words as frequent as words are. */
export function wordOf({ of, upTo }: Chance): string {
  for (;;) {
    const { title, body } = of(texts)
    const runs = `${title} ${body}`.match(/\p{Script=Han}{4,}/gu)
    if (!runs) continue
    const run = of(runs)
    const at = upTo(run.length - 3)
    return run.slice(at, at + 2 + upTo(3))
  }
}

/** One to six words with every operator. */
export function queryOf(luck: Chance): string {
  for (;;) {
    let text = wordOf(luck)
    for (let more = luck.upTo(6); more > 0; more--) {
      const word = wordOf(luck)
      text =
        [
          `${text}+${word}`,
          `${text}|${word}`,
          `(${text})-${word}`,
          `(${text})|t:${word}`,
          `(${text})+${word}^2`,
          `(${text})|(${word}{8}${wordOf(luck)})`,
        ][luck.upTo(6)] ?? text
    }
    const { rule, problems } = parse(text)
    if (rule && problems.every(problem => problem.severity !== 'error')) return text
  }
}
