// A new layout of the index is rolled out and rolled back while people work: every answer is the one the database alone gives.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startOpenSearch } from '../../../../../../tools/scale/opensearch/start.ts'
import { findStored } from '../stored.ts'
import { answerFromIndex } from './answer.ts'
import { fillTexts, followTexts } from './follow.ts'
import {
  beginTextIndex,
  endTextIndexes,
  goBackTexts,
  indexesThere,
  processTextIndexes,
  renewTexts,
  type TextIndexes,
  textIndexes,
} from './generations.ts'
import { layouts } from './layouts.ts'
import { partOf } from './parts.ts'
import { textIndexState } from './state.ts'
import { everywhere, limits, openBeside, rulesOf } from './testing/beside.ts'

/** The layout of the release before, and that of this one. */
const [later, first] = layouts
if (!first) throw new Error('there is no layout of the release before: give this test one of its own')

let beside: Awaited<ReturnType<typeof openBeside>>
beforeAll(async () => {
  beside = await openBeside(startOpenSearch, 18977)
})
afterAll(() => beside.close())

let made = 0
let today: TextIndexes
let tomorrow: TextIndexes
beforeEach(async () => {
  answerFromIndex(null)
  await endTextIndexes(beside.db)
  today = textIndexes(beside.client, `grown${++made}`, [first])
  tomorrow = textIndexes(beside.client, `grown${made}`, [later, first])
})

/** What a worker of a release does, once. */
async function work(known: TextIndexes): Promise<void> {
  for (const index of await indexesThere(beside.db, known)) {
    while (await fillTexts(beside.db, index));
    while (await followTexts(beside.db, index));
  }
  await processTextIndexes(beside.db, known)
}
const state = async () => {
  const now = await textIndexState(beside.db)
  return [now, ...(now?.beside ?? [])].map(each => `${each?.name.replace(/^grown\d+-texts-/, '')} ${each?.use}`)
}

test('filled beside the one that answers, takes its place when it is whole, and goes back in one act', async () => {
  await beside.store(600, 41)
  await beginTextIndex(beside.db, today)
  await work(today)
  expect(await state()).toEqual(['1 asked'])

  await beginTextIndex(beside.db, tomorrow)
  expect(await state()).toEqual(['1 asked', '2 filling'])
  await beside.agree(today, rulesOf(42, 10))
  // The workers of both releases are there for a while.
  await beside.store(50, 43)
  await work(today)
  expect(await beside.behind()).toBe(50)
  await beside.agree(today, rulesOf(44, 10))
  await work(tomorrow)
  expect(await beside.behind()).toBe(0)
  expect(await state()).toEqual(['2 asked', '1 left'])
  // A web of the release before does not know the layout: the database answers it.
  await beside.agree(today, rulesOf(45, 10))
  expect(await beside.agree(tomorrow, rulesOf(46, 30))).toBeGreaterThan(100)

  expect(await goBackTexts(beside.db)).toContain('-texts-1')
  expect(await state()).toEqual(['1 asked', '2 left'])
  await beside.agree(today, rulesOf(47, 20))
  // It does not take the place again by itself.
  await work(tomorrow)
  expect(await state()).toEqual(['1 asked', '2 left'])
})

test('while two people search and change without a pause, no answer differs', async () => {
  const ids = await beside.store(900, 51)
  await beginTextIndex(beside.db, today)
  await work(today)
  answerFromIndex(tomorrow)
  let goesOn = true
  let requested = 0
  // What is changed while somebody searches may be found as it was or as it is: it is left out of that search.
  let turn = 0
  const changed = new Map<number, number>()
  const searching = async () => {
    for (let n = 0; goesOn; n++) {
      const [rule] = rulesOf(1_000 + (n % 60), 1)
      if (!rule) continue
      const since = turn
      const question = { rule, limits, orgId: 1 }
      const found = await findStored(beside.db, question, everywhere)
      // With `common` no index is asked.
      const alone = await findStored(beside.db, { ...question, common: true }, everywhere)
      const still = ({ id }: { id: number }) => (changed.get(id) ?? -1) < since
      expect(found.filter(still)).toEqual(alone.filter(still))
      requested++
    }
  }
  const changing = async () => {
    while (goesOn) {
      const id = ids[(turn * 37) % ids.length] ?? 0
      changed.set(id, ++turn)
      await beside.rewrite(id, '华为', `改了${turn}次 苹果公司`)
    }
  }
  const people = Promise.all([searching(), changing()])
  await beginTextIndex(beside.db, tomorrow)
  const worked = async () => {
    await work(tomorrow)
    return state()
  }
  await expect.poll(worked, { timeout: 60_000 }).toEqual(['2 asked', '1 left'])
  await goBackTexts(beside.db)
  await work(tomorrow)
  expect(await state()).toEqual(['1 asked', '2 left'])
  await goBackTexts(beside.db)
  await work(tomorrow)
  goesOn = false
  await people
  expect(requested).toBeGreaterThan(20)
  await work(tomorrow)
  await beside.agree(tomorrow, rulesOf(52, 20))
})

test('a difference is mended before it takes the place; a day later the one before is gone', async () => {
  await beside.store(120, 61)
  await beginTextIndex(beside.db, today)
  await work(today)
  expect(await renewTexts(beside.db, today)).toContain('-texts-1-n2')
  expect(await renewTexts(beside.db, today)).toBeNull()
  const [second] = await indexesThere(beside.db, today)
  if (!second?.name.endsWith('-n2')) throw new Error('the new one comes first')
  while (await fillTexts(beside.db, second));
  const { rows } = await sql<{ id: number; version: number }>`
    select id, nextval('text_index_versions')::float8 as version from articles limit 1`.execute(beside.db)
  const [lost] = rows
  await beside.client.bulk({
    refresh: true,
    body: [
      {
        delete: {
          _index: partOf(second, lost?.id ?? 0),
          _id: String(lost?.id),
          version: lost?.version,
          version_type: 'external',
        },
      },
    ] as never,
  })
  expect(await processTextIndexes(beside.db, today)).toBe(false)
  expect(await state()).toEqual(['1 asked', '1-n2 filling'])
  await work(today)
  expect(await state()).toEqual(['1-n2 asked', '1 left'])
  expect((await textIndexState(beside.db))?.repaired).toBe(1)
  await sql`update text_indexes set left_at = now() - interval '25 hours' where left_at is not null`.execute(beside.db)
  expect(await processTextIndexes(beside.db, today)).toBe(true)
  expect(await state()).toEqual(['1-n2 asked'])
  const { body } = await beside.client.indices.getAlias({ name: `grown${made}-texts-1` }, { ignore: [404] })
  expect((body as { status?: number }).status).toBe(404)
  await beside.agree(today, rulesOf(62, 10))
})
