// The index beside the database: whatever is stored, changed or removed, however far behind it is, and when it is away, an answer is the one the database alone gives.
import { conditionOf, type Rule } from '@guanlan/engine/rules'
import { connectSearch } from '@guanlan/platform/server'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { randomArticle } from '../../../../../../engine/rules/testing/random.ts'
import { startOpenSearch } from '../../../../../../tools/scale/opensearch/start.ts'
import { findStored } from '../stored.ts'
import { answerFromIndex, isIndexAway } from './answer.ts'
import { compareTexts } from './compare.ts'
import { spareCopies } from './copies.ts'
import { fillTexts, followTexts, rebuildTexts } from './follow.ts'
import { beginTextIndex, endTextIndexes, type TextIndexes, textIndexes } from './generations.ts'
import { partOf, partsOf, type TextIndex } from './parts.ts'
import { textIndexState } from './state.ts'
import { day, everywhere, limits, openBeside, rulesOf } from './testing/beside.ts'

let beside: Awaited<ReturnType<typeof openBeside>>
beforeAll(async () => {
  beside = await openBeside(startOpenSearch, 18975)
})
afterAll(() => beside.close())

let made = 0
let all: TextIndexes
let index: TextIndex
beforeEach(async () => {
  answerFromIndex(null)
  await endTextIndexes(beside.db)
  all = textIndexes(beside.client, `test${++made}`)
  index = { client: beside.client, name: `test${made}-texts-${all.layouts[0].version}`, layout: all.layouts[0] }
})
const fill = () => beside.fill(all, index)
const follow = () => beside.follow(index)
const agree = (rules: readonly Rule[]) => beside.agree(all, rules)

describe('an index of texts beside the database', () => {
  test('of no article at all is whole, and asked', async () => {
    await fill()
    const texts: string[] = []
    answerFromIndex(all, (_, message) => texts.push(message))
    const question = { rule: rulesOf(30, 1)[0] as Rule, limits, orgId: 1 }
    expect(await findStored(beside.db, question, everywhere)).toEqual([])
    expect([texts, isIndexAway()]).toEqual([[], false])
  })

  test('answers as the database does: filled, behind, followed, and after changes', async () => {
    await beside.store(700, 1)
    await fill()
    expect(await beside.behind()).toBe(0)
    expect(await agree(rulesOf(2, 60))).toBeGreaterThan(1_000)

    const ids = await beside.store(300, 3)
    expect(await beside.behind()).toBe(300)
    await agree(rulesOf(4, 20))
    await follow()
    expect(await beside.behind()).toBe(0)
    await agree(rulesOf(5, 20))

    const [first, second, third] = ids
    // Enough of them that old texts would show in the answers.
    const others = fc.sample(randomArticle, { seed: 31, numRuns: 80 })
    for (const [n, { title, body }] of others.entries()) await beside.rewrite(ids[100 + n], title, body)
    await sql`update articles set corps = '{华为}' where id = ${second}`.execute(beside.db)
    await sql`delete from articles where id = ${third}`.execute(beside.db)
    expect(await beside.behind()).toBe(82)
    await agree(rulesOf(6, 40))
    await follow()
    await agree(rulesOf(7, 20))
    // What is no text is nothing that the index has to know.
    await sql`update articles set likes = 3 where id = ${first}`.execute(beside.db)
    expect(await beside.behind()).toBe(0)
  })

  test('is filled without copies, and whoever ends the filling gives them back', async () => {
    await beside.store(20, 40)
    await fill()
    const copies = async () => {
      const { body } = await beside.client.indices.getSettings({ index: index.name })
      return new Set(Object.values(body).map(each => String(each.settings?.index?.number_of_replicas)))
    }
    expect(await copies()).toEqual(new Set(['1']))
    const { rows } = await sql<{ id: number }>`select id from articles`.execute(beside.db)
    const parts = partsOf(
      index,
      rows.map(row => row.id),
    )
    await spareCopies(index, parts)
    // Of a month that is done with they come back at once.
    await spareCopies(index, [partOf(index, 0)])
    expect(await copies()).toEqual(new Set(['0', '1']))
    await spareCopies(index, parts)
    // Ended here: the next one knows nothing of it but what the parts say.
    await sql`update text_indexes set filled_at = null, asked_at = null, filled_below = null`.execute(beside.db)
    const client = connectSearch({ nodes: beside.cluster.urls })
    while (await fillTexts(beside.db, { ...index, client }));
    await client.close()
    expect(await copies()).toEqual(new Set(['1']))
  })

  test('is asked: what it has lost is not found', async () => {
    const ids = await beside.store(50, 8)
    await fill()
    const question = {
      rule: { kind: 'term', text: '华为', tokens: ['华', '为'], prefix: false } as Rule,
      limits,
      orgId: 1,
    }
    answerFromIndex(all)
    expect((await findStored(beside.db, question, everywhere)).length).toBeGreaterThan(0)
    const lost = ids.map(id => ({
      delete: { _index: partOf(index, id), _id: String(id), version: 2 ** 50, version_type: 'external' },
    }))
    await beside.client.bulk({ refresh: true, body: lost as never })
    expect(await findStored(beside.db, question, everywhere)).toEqual([])
  })

  test('is compared with the database: what differs is counted and mended', async () => {
    const ids = await beside.store(80, 20)
    await fill()
    const { rows } = await sql<{ version: number }>`select nextval('text_index_versions')::float8 as version`.execute(
      beside.db,
    )
    const version = rows[0]?.version
    const document = (id: number) => ({ _index: partOf(index, id), _id: String(id), version, version_type: 'external' })
    const invented = (ids.at(-1) ?? 0) + 1
    await beside.client.bulk({
      refresh: true,
      body: [
        ...ids.slice(0, 3).map(id => ({ delete: document(id) })),
        { index: document(invented) },
        { id: invented, published: day(1).getTime(), title: '华 为', body: '', corps: [], brands: [], products: [] },
      ] as never,
    })
    expect(await compareTexts(beside.db, index, { repair: false })).toEqual({ missing: 3, surplus: 1 })
    expect(await compareTexts(beside.db, index, { repair: true })).toEqual({ missing: 3, surplus: 1 })
    await follow()
    expect(await compareTexts(beside.db, index, { repair: true })).toEqual({ missing: 0, surplus: 0 })
    expect(await textIndexState(beside.db)).toMatchObject({ filled: true, behind: 0, repaired: 4 })
  })

  test('does not put back what is older: two followers at once, and a filling beside them', async () => {
    const ids = await beside.store(200, 9)
    await beginTextIndex(beside.db, all)
    const change = async () => {
      for (let n = 0; n < 40; n++) {
        const id = ids[(n * 37) % ids.length]
        await beside.rewrite(id, '华为', `改了${n}次 苹果公司`)
      }
    }
    await Promise.all([change(), fill(), follow(), follow()])
    await Promise.all([follow(), follow()])
    expect(await beside.behind()).toBe(0)
    await agree(rulesOf(10, 30))
  })

  test('keeps one document it does not take apart, and says why', async () => {
    const ids = await beside.store(30, 11)
    await fill()
    const long = 'x'.repeat(40_000)
    await sql`update articles set corps = array['华为', ${long}] where id = any(${ids.slice(0, 2)}::bigint[])`.execute(
      beside.db,
    )
    await beside.rewrite(ids[5], '手机', '苹果公司')
    await follow()
    const { rows } = await sql<{ refused: string }>`select refused from text_index_changes`.execute(beside.db)
    expect(rows).toHaveLength(2)
    expect(rows[0]?.refused).toContain('immense term')
    await agree(rulesOf(12, 20))
  })

  test('is left alone while it is away; changes wait', async () => {
    const ids = await beside.store(60, 13)
    await fill()
    const [node] = beside.cluster.nodes
    await node?.end('SIGKILL')
    const texts: string[] = []
    answerFromIndex(all, (_, message) => texts.push(message))
    const question = { rule: rulesOf(14, 1)[0] as Rule, limits, orgId: 1 }
    answerFromIndex(null)
    const alone = await findStored(beside.db, question, everywhere)
    answerFromIndex(all, (_, message) => texts.push(message))
    if (conditionOf(question.rule).kind !== 'unknown')
      expect(await findStored(beside.db, question, everywhere)).toEqual(alone)
    expect([texts.length, isIndexAway()]).toEqual([1, true])
    const before = await beside.behind()
    await beside.rewrite(ids[9], '手机', '苹果公司')
    await expect(followTexts(beside.db, index)).rejects.toThrow()
    expect(await beside.behind()).toBe(before + 1)
    beside.cluster.nodes[0] = await beside.cluster.start('n1')
    await follow()
    expect(await beside.behind()).toBe(before)
    await agree(rulesOf(15, 20))
  })

  test('is made anew: while it is filled the database answers; a part that somebody removed comes back', async () => {
    await beside.store(40, 21)
    await fill()
    const { body } = await beside.client.indices.getAlias({ name: index.name })
    await beside.client.indices.delete({ index: Object.keys(body).find(name => !name.includes('-before')) as string })
    expect((await compareTexts(beside.db, index, { repair: true })).missing).toBeGreaterThan(0)
    // The alias of the part is gone: the first writing finds out, the second makes it.
    await expect(followTexts(beside.db, index)).rejects.toThrow('404')
    await follow()
    expect(await compareTexts(beside.db, index, { repair: false })).toEqual({ missing: 0, surplus: 0 })
    await rebuildTexts(beside.db, index)
    await agree(rulesOf(22, 5))
    expect(await textIndexState(beside.db)).toMatchObject({ filled: false })
    await fill()
    await agree(rulesOf(23, 10))
  })

  test('refuses an index that somebody else made', async () => {
    await beside.store(5, 16)
    await beside.client.indices.create({ index: `${index.name}-202610` })
    await beginTextIndex(beside.db, all)
    await expect(fillTexts(beside.db, index)).rejects.toThrow('this Guanlan did not make')
  })
})
