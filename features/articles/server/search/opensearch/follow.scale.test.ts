// The index beside the database: whatever is stored, changed or removed, however far behind it is, and when it is away, an answer is the one the database alone gives.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { conditionOf, type Rule } from '@guanlan/engine/rules'
import { canonicalise, grams, markedText } from '@guanlan/engine/text'
import { connectSearch, openDatabases, type SearchClient } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rule, written } from '../../../../../engine/rules/testing/random.ts'
import { startOpenSearch } from '../../../../../tools/scale/opensearch/start.ts'
import { storeArticles } from '../../storing/index.ts'
import { newArticle } from '../../testing/new-article.ts'
import { findStored } from '../stored.ts'
import { answerFromIndex, isIndexAway } from './answer.ts'
import { compareTexts } from './compare.ts'
import { beginTextIndex, endTextIndexes, fillTexts, followTexts, rebuildTexts } from './follow.ts'
import { partOf, type TextIndex, textIndex } from './parts.ts'
import { textIndexState } from './state.ts'

const everywhere = { from: null, to: null }
const limits = { languages: [], regions: [], mediaLimit: [] }
const day = (n: number) => new Date(Date.UTC(2026, 9, 1) + n * 86_400_000)
let databases: ReturnType<typeof openDatabases>
let cluster: Awaited<ReturnType<typeof startOpenSearch>>
let client: SearchClient
let index: TextIndex
const close: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-opensearch-'))
  cluster = await startOpenSearch({ folder, port: 18975 })
  client = connectSearch({ nodes: cluster.urls })
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 3 })
  close.push(
    () => databases.close(),
    () => database.drop(),
    () => client.close(),
    async () => Promise.all(cluster.nodes.map(node => node.end())),
    () => rm(folder, { recursive: true, force: true }),
  )
})
afterAll(async () => {
  answerFromIndex(null)
  for (const each of close) await each()
})

let made = 0
beforeEach(async () => {
  answerFromIndex(null)
  await endTextIndexes(databases.worker)
  index = textIndex(client, `test${++made}`)
})

/** Random articles over two months. @returns their ids */
async function store(count: number, seed: number): Promise<number[]> {
  const articles = fc.sample(written, { seed, numRuns: count }).map(({ title, body, article }, n) =>
    newArticle({
      title,
      body,
      publishedAt: day(n % 45),
      corps: [...(article.corps ?? [])],
      brands: [...(article.brands ?? [])],
      products: [...(article.products ?? [])],
      onlyOrg: n % 17 === 0 ? 2 : null,
    }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(databases.worker)
  return rows.map(row => row.id)
}

const fill = async (): Promise<void> => {
  await beginTextIndex(databases.worker, index)
  while (await fillTexts(databases.worker, index));
}
const follow = async (): Promise<void> => {
  while (await followTexts(databases.worker, index));
}

/** Both answer alike: all of it, and what one organisation has of a week. */
async function agree(rules: readonly Rule[]): Promise<number> {
  let found = 0
  for (const asked of rules)
    for (const [orgId, window] of [
      [1, everywhere],
      [2, { from: day(20), to: day(27) }],
    ] as const) {
      const question = { rule: asked, limits, orgId }
      answerFromIndex(null)
      const alone = await findStored(databases.worker, question, window)
      answerFromIndex(index)
      const beside = await findStored(databases.worker, question, window)
      expect({ asked, beside }).toEqual({ asked, beside: alone })
      found += alone.length
    }
  return found
}

/** Another text, as it is stored: with what the database searches. */
async function rewrite(id: number | undefined, title: string, body: string): Promise<void> {
  const text = { title: canonicalise(title), body: canonicalise(body) }
  await databases.worker.transaction().execute(async tx => {
    await sql`update articles set title = ${title}, body = ${body} where id = ${id}`.execute(tx)
    await sql`update article_grams set title = ${markedText(text.title)}, body = ${markedText(text.body)}, grams = ${[...grams([text.title, text.body])]}::int[] where article_id = ${id}`.execute(
      tx,
    )
  })
}

const rulesOf = (seed: number, count: number): Rule[] => fc.sample(rule, { seed, numRuns: count })
const behind = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from text_index_changes`.execute(databases.worker)).rows[0]?.n ??
  0

describe('an index of texts beside the database', () => {
  test('of no article at all is whole, and asked', async () => {
    await fill()
    const said: string[] = []
    answerFromIndex(index, (_, message) => said.push(message))
    const question = { rule: rulesOf(30, 1)[0] as Rule, limits, orgId: 1 }
    expect(await findStored(databases.worker, question, everywhere)).toEqual([])
    expect([said, isIndexAway()]).toEqual([[], false])
  })

  test('answers as the database does: filled, behind, followed, and after changes', async () => {
    await store(700, 1)
    await fill()
    expect(await behind()).toBe(0)
    expect(await agree(rulesOf(2, 60))).toBeGreaterThan(1_000)

    const ids = await store(300, 3)
    expect(await behind()).toBe(300)
    await agree(rulesOf(4, 20))
    await follow()
    expect(await behind()).toBe(0)
    await agree(rulesOf(5, 20))

    const [first, second, third] = ids
    // Enough of them that old texts would show in the answers.
    const others = fc.sample(written, { seed: 31, numRuns: 80 })
    for (const [n, { title, body }] of others.entries()) await rewrite(ids[100 + n], title, body)
    await sql`update articles set corps = '{华为}' where id = ${second}`.execute(databases.worker)
    await sql`delete from articles where id = ${third}`.execute(databases.worker)
    expect(await behind()).toBe(82)
    await agree(rulesOf(6, 40))
    await follow()
    await agree(rulesOf(7, 20))
    // What is no text is nothing that the index has to know.
    await sql`update articles set likes = 3 where id = ${first}`.execute(databases.worker)
    expect(await behind()).toBe(0)
  })

  test('is asked: what it has lost is not found', async () => {
    const ids = await store(50, 8)
    await fill()
    const question = {
      rule: { kind: 'term', text: '华为', tokens: ['华', '为'], prefix: false } as Rule,
      limits,
      orgId: 1,
    }
    answerFromIndex(index)
    expect((await findStored(databases.worker, question, everywhere)).length).toBeGreaterThan(0)
    const lost = ids.map(id => ({
      delete: { _index: partOf(index, id), _id: String(id), version: 2 ** 50, version_type: 'external' },
    }))
    await client.bulk({ refresh: true, body: lost as never })
    expect(await findStored(databases.worker, question, everywhere)).toEqual([])
  })

  test('is compared with the database: what differs is counted and mended', async () => {
    const ids = await store(80, 20)
    await fill()
    const { rows } = await sql<{ version: number }>`select nextval('text_index_versions')::float8 as version`.execute(
      databases.worker,
    )
    const version = rows[0]?.version
    const document = (id: number) => ({ _index: partOf(index, id), _id: String(id), version, version_type: 'external' })
    const invented = (ids.at(-1) ?? 0) + 1
    await client.bulk({
      refresh: true,
      body: [
        ...ids.slice(0, 3).map(id => ({ delete: document(id) })),
        { index: document(invented) },
        { id: invented, published: day(1).getTime(), title: '华 为', body: '', corps: [], brands: [], products: [] },
      ] as never,
    })
    expect(await compareTexts(databases.worker, index, { repair: false })).toEqual({ missing: 3, surplus: 1 })
    expect(await compareTexts(databases.worker, index, { repair: true })).toEqual({ missing: 3, surplus: 1 })
    await follow()
    expect(await compareTexts(databases.worker, index, { repair: true })).toEqual({ missing: 0, surplus: 0 })
    expect(await textIndexState(databases.worker)).toMatchObject({ filled: true, behind: 0, repaired: 4 })
  })

  test('does not put back what is older: two followers at once, and a filling beside them', async () => {
    const ids = await store(200, 9)
    await beginTextIndex(databases.worker, index)
    const change = async () => {
      for (let n = 0; n < 40; n++) {
        const id = ids[(n * 37) % ids.length]
        await rewrite(id, '华为', `改了${n}次 苹果公司`)
      }
    }
    await Promise.all([change(), fill(), follow(), follow()])
    await Promise.all([follow(), follow()])
    expect(await behind()).toBe(0)
    await agree(rulesOf(10, 30))
  })

  test('keeps one document it does not take apart, and says why', async () => {
    const ids = await store(30, 11)
    await fill()
    const long = 'x'.repeat(40_000)
    await sql`update articles set corps = array['华为', ${long}] where id = any(${ids.slice(0, 2)}::bigint[])`.execute(
      databases.worker,
    )
    await rewrite(ids[5], '手机', '苹果公司')
    await follow()
    const { rows } = await sql<{ refused: string }>`select refused from text_index_changes`.execute(databases.worker)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.refused).toContain('immense term')
    await agree(rulesOf(12, 20))
  })

  test('is left alone while it is away; changes wait', async () => {
    const ids = await store(60, 13)
    await fill()
    const [node] = cluster.nodes
    await node?.end('SIGKILL')
    const said: string[] = []
    answerFromIndex(index, (_, message) => said.push(message))
    const question = { rule: rulesOf(14, 1)[0] as Rule, limits, orgId: 1 }
    answerFromIndex(null)
    const alone = await findStored(databases.worker, question, everywhere)
    answerFromIndex(index, (_, message) => said.push(message))
    if (conditionOf(question.rule).kind !== 'unknown')
      expect(await findStored(databases.worker, question, everywhere)).toEqual(alone)
    expect([said.length, isIndexAway()]).toEqual([1, true])
    const before = await behind()
    await rewrite(ids[9], '手机', '苹果公司')
    await expect(followTexts(databases.worker, index)).rejects.toThrow()
    expect(await behind()).toBe(before + 1)
    cluster.nodes[0] = await cluster.start('n1')
    await follow()
    expect(await behind()).toBe(before)
    await agree(rulesOf(15, 20))
  })

  test('is made anew: while it is filled the database answers; a part that somebody removed comes back', async () => {
    await store(40, 21)
    await fill()
    const { body } = await client.indices.getAlias({ name: index.name })
    await client.indices.delete({ index: Object.keys(body)[0] as string })
    expect((await compareTexts(databases.worker, index, { repair: true })).missing).toBeGreaterThan(0)
    // The alias of the part is gone: the first writing finds out, the second makes it.
    await expect(followTexts(databases.worker, index)).rejects.toThrow('404')
    await follow()
    expect(await compareTexts(databases.worker, index, { repair: false })).toEqual({ missing: 0, surplus: 0 })
    await rebuildTexts(databases.worker, index)
    await agree(rulesOf(22, 5))
    expect(await textIndexState(databases.worker)).toMatchObject({ filled: false })
    await fill()
    await agree(rulesOf(23, 10))
  })

  test('refuses an index that somebody else made', async () => {
    await store(5, 16)
    await client.indices.create({ index: `${index.name}-202610` })
    await beginTextIndex(databases.worker, index)
    await expect(fillTexts(databases.worker, index)).rejects.toThrow('this Guanlan did not make')
  })
})
