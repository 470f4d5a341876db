// OpenSearch against the definition: random rules on random articles, and rules made of real titles on real articles.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { conditionOf, evaluate, parse, prepare, print, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { connectSearch, type SearchClient } from '@guanlan/platform/server'
import { seed } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { article, rule } from '../../../../../../engine/rules/testing/random.ts'
import { startOpenSearch } from '../../../../../../tools/scale/opensearch/start.ts'
import { isExact, type Query } from './bounds.ts'
import { searchesFor } from './query.ts'
import { analysis, spaced, textField } from './text-index.ts'

const isWhole = process.env.GUANLAN_SCALE !== 'quick'
let client: SearchClient
let end: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-opensearch-'))
  const { nodes, urls } = await startOpenSearch({ folder, port: 18973 })
  client = connectSearch({ nodes: urls })
  end = async () => {
    await client.close()
    await Promise.all(nodes.map(node => node.end()))
    await rm(folder, { recursive: true, force: true })
  }
})
afterAll(() => end())

async function makeIndex(index: string, articles: readonly RuleArticle[]): Promise<void> {
  // A second try of a test finds the index of the first.
  await client.indices.delete({ index, ignore_unavailable: true })
  const keyword = { type: 'keyword' }
  const properties = { title: textField, body: textField, corps: keyword, brands: keyword, products: keyword }
  await client.indices.create({
    index,
    body: {
      settings: { number_of_shards: 1, number_of_replicas: 0, analysis } as never,
      mappings: { dynamic: false, _source: { enabled: false }, properties } as never,
    },
  })
  for (let from = 0; from < articles.length; from += 500) {
    const body = articles
      .slice(from, from + 500)
      .flatMap(({ title, body, corps, brands, products }, i) => [
        { index: { _index: index, _id: String(from + i) } },
        { title: spaced(title), body: spaced(body), corps, brands, products },
      ])
    const answer = await client.bulk({ body: body as never })
    expect(answer.body.errors).toBe(false)
  }
  await client.indices.refresh({ index })
}

/** Numbers of all articles found. */
async function found(index: string, query: Query): Promise<Set<number>> {
  const ids = new Set<number>()
  let after: unknown[] | undefined
  for (;;) {
    const answer = await client.search({
      index,
      body: {
        query: { bool: { filter: [query] } } as never,
        size: 10_000,
        _source: false,
        sort: [{ _doc: 'asc' }] as never,
        track_total_hits: false,
        ...(after && { search_after: after as never }),
      },
    })
    const { hits } = answer.body.hits
    for (const { _id } of hits) ids.add(Number(_id))
    after = hits.at(-1)?.sort as unknown[] | undefined
    if (hits.length < 10_000 || !after) return ids
  }
}

interface Tally {
  cases: number
  wanted: number
  between: number
}

async function agree(
  index: string,
  requested: Rule,
  expected: ReadonlySet<number>,
  total: number,
  tally: Tally,
): Promise<void> {
  const upper = new Set<number>()
  const lower = new Set<number>()
  for (const bounds of searchesFor(conditionOf(requested))) {
    const most = await found(index, bounds.upper)
    for (const id of most) upper.add(id)
    for (const id of isExact(bounds) ? most : await found(index, bounds.lower)) lower.add(id)
  }
  const named = print(requested).slice(0, 300)
  expect({ rule: named, lost: [...expected].filter(id => !upper.has(id)) }).toEqual({ rule: named, lost: [] })
  expect({ rule: named, invented: [...lower].filter(id => !expected.has(id)) }).toEqual({ rule: named, invented: [] })
  tally.cases += total
  tally.wanted += expected.size
  tally.between += upper.size - lower.size
}

describe('OpenSearch decides a rule', () => {
  test('of ten thousand words, and one whose words stand beside another condition', async () => {
    const articles = Array.from({ length: 300 }, (_, i) => ({
      title: canonicalise(`第${i}期 甲乙${i}丙`),
      body: canonicalise(`${'共同 '.repeat(i % 4)}word${i} 末尾`),
    }))
    await makeIndex('large', articles)
    const tally = { cases: 0, wanted: 0, between: 0 }
    const many = Array.from({ length: 10_000 }, (_, i) => `甲乙${i + 200}丙`).join('|')
    const short = Array.from({ length: 10_000 }, (_, i) => `word${i + 250}`).join('|')
    for (const text of [many, short, `(${many})+共同^2`, `末尾-(${many})`, `(${many}){5}期`, `(${many})^2|共同^3`]) {
      const parsed = parse(text)
      if (!('rule' in parsed)) throw new Error(JSON.stringify(parsed).slice(0, 200))
      const wants = prepare(parsed.rule as Rule)
      const expected = new Set(articles.flatMap((one, id) => (wants(one) ? [id] : [])))
      await agree('large', parsed.rule as Rule, expected, articles.length, tally)
    }
    expect(tally.wanted).toBeGreaterThan(300)
  })

  test('whose window holds a word twice, and words of any order twice', async () => {
    const texts = [
      '手机 手机 韩国',
      '韩国 手机 甲 手机',
      '手机 甲 乙 丙 丁 戊 手机 韩国',
      '手机 韩国',
      '手机 电脑 韩国',
    ]
    const articles = texts.map(text => ({ title: canonicalise(''), body: canonicalise(text) }))
    await makeIndex('twice', articles)
    const tally = { cases: 0, wanted: 0, between: 0 }
    for (const text of [
      '(手机+手机+韩国){2}',
      '(手机+手機+手机){9}',
      '((手机|电脑)+(电脑|手机)+韩国){3}',
      '(手机+手机+韩国){9}',
    ]) {
      const parsed = parse(text)
      if (!('rule' in parsed)) throw new Error(JSON.stringify(parsed).slice(0, 200))
      const expected = new Set(articles.flatMap((one, id) => (evaluate(parsed.rule as Rule, one) ? [id] : [])))
      await agree('twice', parsed.rule as Rule, expected, articles.length, tally)
    }
    expect(tally.wanted).toBeGreaterThan(5)
  })

  test('as the plain evaluation does, on random rules and articles', async () => {
    const articles = fc.sample(article, { seed, numRuns: 1_000 })
    const rules = fc.sample(rule, { seed: seed + 1, numRuns: isWhole ? 3_000 : 500 })
    await makeIndex('random', articles)
    const tally = { cases: 0, wanted: 0, between: 0 }
    for (const requested of rules) {
      const expected = new Set(articles.flatMap((one, id) => (evaluate(requested, one) ? [id] : [])))
      await agree('random', requested, expected, articles.length, tally)
    }
    expect(tally.wanted).toBeGreaterThan(10_000)
    console.log(`random rules: ${JSON.stringify(tally)}`)
  }, 600_000)

  const folder = fileURLToPath(new URL('../../../../../../../shared/data/news/', import.meta.url))
  const present = existsSync(folder)
  if (!present) console.warn('query.scale.test: ../shared/data/news is absent, so real articles are not tried')

  test.runIf(present)(
    'as the engine does, on rules made of real titles and real articles',
    async () => {
      const rows = (await realArticles(folder)).filter((_, i) => isWhole || i % 10 === 0)
      const articles = rows.map(({ title, body }) => ({ title: canonicalise(title), body: canonicalise(body) }))
      await makeIndex('news', articles)
      const tally = { cases: 0, wanted: 0, between: 0 }
      for (const text of rulesOf(
        rows.map(row => row.title),
        isWhole ? 2_000 : 150,
      )) {
        const parsed = parse(text)
        if (!('rule' in parsed)) continue
        const wants = prepare(parsed.rule as Rule)
        const expected = new Set(articles.flatMap((one, id) => (wants(one) ? [id] : [])))
        await agree('news', parsed.rule as Rule, expected, articles.length, tally)
      }
      expect(tally.wanted).toBeGreaterThan(1_000)
      console.log(`real articles: ${JSON.stringify(tally)} of ${articles.length}`)
    },
    3_600_000,
  )
})

async function realArticles(folder: string): Promise<{ title: string; body: string }[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.jsonl.gz')).sort()
  return files.flatMap(file =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as Record<string, unknown>)
      .map(row => ({ title: String(row.title ?? ''), body: String(row.body ?? '') })),
  )
}

/** Rules of every shape, of pieces of titles; the same ones each time. */
function rulesOf(titles: readonly string[], count: number): string[] {
  let state = 7
  const random = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state % below
  }
  const word = (): string => {
    const title = (titles[random(titles.length)] ?? '').replace(/[^\p{Script=Han}a-zA-Z0-9]/gu, '')
    const from = random(Math.max(1, title.length - 4))
    return title.slice(from, from + 1 + random(4)) || '中国'
  }
  const shapes = [
    () => `${word()}+${word()}`,
    () => `${word()}|${word()}|${word()}`,
    () => `${word()}-${word()}`,
    () => `${word()}{${random(30)}}${word()}`,
    () => `${word()}^${1 + random(10)}`,
    () => `(${word()}|${word()})^${2 + random(5)}`,
    () => `(${word()}|${word()})+${word()}-t:${word()}`,
    () => `t:${word()}|c:${word()}+${word()}`,
    () => `(${word()}|${word()}){${random(12)}}(${word()}|${word()})`,
    () => `(${word()}+${word()}+${word()}){${random(200)}}`,
    () => `c:(${word()}^2)+${word()}`,
    () => `${word()}{${random(8)}}${word()}-(${word()}|${word()})`,
  ]
  return Array.from({ length: count }, (_, i) => (shapes[i % shapes.length] as () => string)())
}
