// One name, however it is typeset: OpenSearch and the database find the same articles by it, and the word asked for may be typeset otherwise again.
import { print, term } from '@guanlan/engine/rules'
import { migratedDatabase, seed } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { typesetHeadline, typesetWord } from '../../../../engine/rules/testing/typeset.ts'
import { newArticle } from '../../../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../features/articles/articles/server/testing/store-articles.ts'
import { type Caller, openProduct, type Product } from '../product.ts'
import { answerCounts, askDatabaseAlone, askOpenSearch } from '../testing/both-answerers/answering.ts'
import { limits } from '../walk/calls.ts'

const stored = process.env.GUANLAN_SCALE === 'quick' ? 100 : 400
const questions = process.env.GUANLAN_SCALE === 'quick' ? 60 : 300
const now = Date.now()
const range = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 60_000).toISOString() }
/** Every other one has its name in the text. */
const articles = fc.sample(typesetHeadline, { seed, numRuns: stored }).map(({ word, typeset }, n) => ({
  word,
  article: newArticle({
    title: n % 2 ? typeset : `第${n}篇`,
    body: n % 2 ? `其他内容，第${n}篇。` : `今天，${typeset}。第${n}篇。`,
    publishedAt: new Date(now - n * 60_000),
  }),
}))

let product: Product
let member: Caller
const idsOf = new Map<string, number[]>()

beforeAll(async () => {
  const database = await migratedDatabase()
  // What is refused as too often compares nothing.
  product = await openProduct(database.url, { limits })
  member = await product.member(71, 'member71@example.com', 'orgAdmin')
  const { ids } = await product.databases.worker.transaction().execute(tx =>
    storeArticles(
      tx,
      articles.map(({ article }) => article),
      new Map(),
    ),
  )
  for (const { word, article } of articles)
    idsOf.set(word, [...(idsOf.get(word) ?? []), ids.get(article.identity) as number])
  await product.settled()
  return () => database.drop()
})
afterAll(() => product.close())

/** Which articles a list finds by a rule. */
async function found(query: string): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1, rows = 100; rows === 100; page++) {
    const { status, body } = await member.ask('POST', '/inews/monitorArticle/list', {
      ...range,
      query,
      fold: false,
      sort: 'time_asc',
      page,
      pageSize: 100,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    rows = body.data.list.length
    ids.push(...body.data.list.map((row: { id: number }) => row.id))
  }
  return ids.sort((a, b) => a - b)
}

test(`${questions} words that are typeset anew find all their articles by both`, { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(typesetWord, async ({ word, typeset }) => {
      const expected = [...(idsOf.get(word) ?? [])].sort((a, b) => a - b)
      const query = print(term(typeset))
      askDatabaseAlone()
      expect(await found(query)).toEqual(expected)
      askOpenSearch()
      expect(await found(query)).toEqual(expected)
    }),
    { seed, numRuns: questions, endOnFailure: true },
  )
  expect(answerCounts.failures).toEqual([])
  expect(answerCounts.found).toBeGreaterThan(questions)
})
