// OpenSearch is there and of no use: its disk is full, it is slow, another version or password, it answers for a part. Answers are those of the database, and nothing is lost.
import { createServer, request, type Server } from 'node:http'
import type { Rule } from '@guanlan/engine/rules'
import { connectSearch, searchVersion } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startOpenSearch } from '../../../../../../tools/scale/opensearch/start.ts'
import { keepTextsInIndexAlone } from '../../text-place.ts'
import { findStored } from '../stored.ts'
import { answerFromIndex, indexAwayFor } from './answer.ts'
import { compareTexts } from './compare.ts'
import { searchesOfRule } from './find.ts'
import { followTexts } from './follow.ts'
import { endTextIndexes, textIndexes } from './generations.ts'
import { layouts } from './layouts.ts'
import { isSpared } from './pace.ts'
import { textIndexState } from './state.ts'
import { everywhere, limits, openBeside, rulesOf } from './testing/beside.ts'

/** What a node between us and the cluster makes of an answer. */
type Manner = 'as it is' | 'spares itself' | 'slow' | 'another password' | 'an old version' | 'for a part'
let manner: Manner = 'as it is'
let refusals = 0
let between: Server
let beside: Awaited<ReturnType<typeof openBeside>>
let nodes: string[]

beforeAll(async () => {
  beside = await openBeside(startOpenSearch, 18983)
  const [cluster = ''] = beside.cluster.urls
  between = createServer((requested, answer) => {
    if (manner === 'slow') return
    if (manner === 'spares itself' && refusals-- > 0) {
      const error = { type: 'circuit_breaking_exception', reason: 'Data too large', durability: 'TRANSIENT' }
      return void answer
        .writeHead(429, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error, status: 429 }))
    }
    if (manner === 'another password') return void answer.writeHead(401).end()
    const passed = request(
      `${cluster}${requested.url}`,
      { method: requested.method, headers: requested.headers },
      from => {
        if (manner === 'as it is' || manner === 'spares itself') {
          answer.writeHead(from.statusCode ?? 500, from.headers)
          return void from.pipe(answer)
        }
        const reported: Buffer[] = []
        from.on('data', (piece: Buffer) => reported.push(piece))
        from.on('end', () => answer.writeHead(200, { 'content-type': 'application/json' }).end(changed(reported)))
      },
    )
    requested.pipe(passed)
  })
  await new Promise<void>(listening => between.listen(18985, '127.0.0.1', listening))
  nodes = ['http://127.0.0.1:18985']
})
afterAll(async () => {
  between.closeAllConnections()
  between.close()
  await beside.close()
})

function changed(reported: readonly Buffer[]): string {
  const body = JSON.parse(Buffer.concat(reported).toString('utf8'))
  if (manner === 'an old version') body.version.number = '2.19.1'
  if (manner === 'for a part') body._shards = { total: 2, successful: 1, failed: 1 }
  return JSON.stringify(body)
}

let made = 0
beforeEach(async () => {
  manner = 'as it is'
  keepTextsInIndexAlone(false)
  answerFromIndex(null)
  await endTextIndexes(beside.db)
  made++
})

/** An index that is whole, asked through the node between. */
async function whole() {
  const client = connectSearch({ nodes })
  const all = textIndexes(client, `away${made}`)
  const index = { client, name: `away${made}-texts-${layouts[0].version}`, layout: layouts[0] }
  await beside.fill(all, index)
  return { client, all, index }
}

describe('while OpenSearch', () => {
  test('has no room on its disk, changes wait, searches are exact, and it goes on when there is room', async () => {
    const ids = await beside.store(200, 71)
    const { client, all, index } = await whole()
    await block(true)
    for (const id of ids.slice(0, 20)) await beside.rewrite(id, '华为', '满了 苹果公司')
    await expect(followTexts(beside.db, index)).rejects.toThrow('did not take article')
    await beside.agree(all, rulesOf(72, 10))
    expect(await textIndexState(beside.db)).toMatchObject({ behind: 20, refused: 0 })
    await block(false)
    await beside.follow(index)
    expect(await beside.behind()).toBe(0)
    expect(await compareTexts(beside.db, index, { repair: false })).toEqual({ missing: 0, surplus: 0 })
    await beside.agree(all, rulesOf(73, 10))
    await client.close()
  })

  test.each(['slow', 'another password', 'for a part'] as const)('is “%s”, the database answers', async kind => {
    await beside.store(60, 74)
    const { client, all } = await whole()
    manner = kind
    const texts: string[] = []
    const question = { rule: askable()[0] as Rule, limits, orgId: 1 }
    const alone = await findStored(beside.db, question, everywhere)
    answerFromIndex(all, (_, message) => texts.push(message))
    const since = performance.now()
    expect(await findStored(beside.db, question, everywhere)).toEqual(alone)
    expect(performance.now() - since).toBeLessThan(15_000)
    expect(texts).toEqual(['OpenSearch did not answer; the database answers meanwhile'])
    expect(indexAwayFor()).toBeGreaterThan(0)
    // The database alone does not finish either: the sentence says why, and when the index is asked again.
    const hurried = beside.db.transaction().execute(async tx => {
      await sql`set local statement_timeout = '1ms'`.execute(tx)
      return findStored(tx, { ...question, common: true }, everywhere)
    })
    await expect(hurried).rejects.toMatchObject({ key: 'articles.indexAway' })
    await client.close()
  })

  test('asks to be spared (429), it is filled more slowly and asked again, and nothing is missing', async () => {
    await beside.store(300, 76)
    const client = connectSearch({ nodes })
    const all = textIndexes(client, `away${made}`)
    const index = { client, name: `away${made}-texts-${layouts[0].version}`, layout: layouts[0] }
    ;[manner, refusals] = ['spares itself', 3]
    await beside.fill(all, index)
    expect(await compareTexts(beside.db, index, { repair: false })).toEqual({ missing: 0, surplus: 0 })
    expect(isSpared(client)).toBe(true)
    ;[manner, refusals] = ['spares itself', 2]
    expect(await beside.agree(all, rulesOf(77, 10))).toBeGreaterThan(0)
    expect(indexAwayFor()).toBeNull()
    await client.close()
  })

  test('has the texts alone and does not answer, searches are refused; when it does it answers as the database would', async () => {
    await beside.store(100, 78)
    const { client, all } = await whole()
    const question = { rule: askable()[0] as Rule, limits, orgId: 1 }
    const alone = await findStored(beside.db, question, everywhere)
    keepTextsInIndexAlone(true)
    await sql`update article_grams set grams = '{}', title = null, body = null`.execute(beside.db)
    answerFromIndex(all)
    expect(await findStored(beside.db, question, everywhere)).toEqual(alone)
    expect(await findStored(beside.db, { ...question, common: true }, everywhere)).toEqual(alone)
    manner = 'another password'
    await expect(findStored(beside.db, question, everywhere)).rejects.toMatchObject({ key: 'articles.indexAloneAway' })
    keepTextsInIndexAlone(false)
    expect(await findStored(beside.db, question, everywhere)).toEqual(alone)
    await client.close()
  })

  test('is too old, nothing starts on it', async () => {
    manner = 'an old version'
    const client = connectSearch({ nodes })
    await expect(searchVersion(client)).rejects.toThrow('it has to be OpenSearch 3 or newer')
    await client.close()
  })
})

/** What a cluster does by itself when a disk is 95 % full. */
const block = (isFull: boolean) =>
  beside.client.indices.putSettings({
    index: `away${made}-texts-${layouts[0].version}`,
    body: { index: { blocks: { read_only_allow_delete: isFull ? true : null } } } as never,
  })

/** Rules that an index is asked for. */
const askable = () => rulesOf(75, 40).filter(rule => searchesOfRule(rule) !== null)
