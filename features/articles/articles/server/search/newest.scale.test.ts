// The newest articles of a rule and their number, from the index in one request, held against the database.
import type { Rule } from '@guanlan/engine/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOpenSearch } from '../../../../../tools/scale/opensearch/start.ts'
import { findNewest } from './newest.ts'
import { answerFromIndex } from './opensearch/answer.ts'
import { endTextIndexes, indexesThere, type TextIndexes, textIndexes } from './opensearch/generations.ts'
import { layouts } from './opensearch/layouts.ts'
import { day, everywhere, limits, openBeside, rulesOf } from './opensearch/testing/beside.ts'
import { findStored } from './stored.ts'
import type { TimeWindow } from './stored-search.ts'

let beside: Awaited<ReturnType<typeof openBeside>>
let ids: number[]
beforeAll(async () => {
  beside = await openBeside(startOpenSearch, 18350)
  ids = await beside.store(600, 5)
})
afterAll(() => beside.close())

/** An index of the layout, filled; then some articles changed, some gone, and nothing of it brought to the index. */
async function openIndex(layout: (typeof layouts)[number]): Promise<TextIndexes> {
  const all = textIndexes(beside.client, `newest${layout.version}`, [layout])
  await endTextIndexes(beside.db)
  answerFromIndex(null)
  const name = `newest${layout.version}-texts-${layout.version}`
  await beside.fill(all, { client: beside.client, name, layout })
  expect((await indexesThere(beside.db, all)).length).toBe(1)
  return all
}

async function agree(all: TextIndexes, rules: readonly Rule[], left: readonly number[]): Promise<number> {
  let counted = 0
  for (const rule of rules)
    for (const [orgId, window] of [
      [1, everywhere],
      [2, { from: day(10), to: day(37) }],
    ] as const satisfies readonly (readonly [number, TimeWindow])[]) {
      answerFromIndex(null)
      const stored = await findStored(beside.db, { rule, limits, orgId }, window)
      answerFromIndex(all, error => {
        throw error
      })
      const newest = await findNewest(beside.db, { rule, orgId }, window, { most: 40, without: left })
      if (!newest) continue
      const expected = stored.filter(({ publishedAt }) => newest.from === null || publishedAt >= newest.from)
      const order = (list: typeof stored) =>
        list.flatMap(({ id }) => (left.includes(id) ? [] : [id])).sort((a, b) => a - b)
      expect({ rule, found: order(newest.found) }).toEqual({ rule, found: order(expected) })
      const number = stored.filter(({ id }) => !left.includes(id)).length
      if (newest.count !== null) {
        expect({ rule, count: newest.count }).toEqual({ rule, count: number })
        if (number > 0) counted++
      }
    }
  return counted
}

test('the newest and their number are those of the database, whatever was changed since', async () => {
  const all = await openIndex(layouts[0])
  const rules = rulesOf(8, 250)
  const left = ids.filter((_, n) => n % 31 === 0)
  expect(await agree(all, rules, [])).toBeGreaterThan(100)
  expect(await agree(all, rules, left)).toBeGreaterThan(100)
  for (const [n, id] of ids.slice(0, 30).entries()) await beside.rewrite(id, `华为 手机 ${n}`, '手机 手机 手机 甲')
  await sql`delete from articles where id = any(${ids.slice(40, 60)}::bigint[])`.execute(beside.db)
  expect(await beside.behind()).toBeGreaterThan(40)
  expect(await agree(all, rules, left)).toBeGreaterThan(100)
}, 300_000)

test('an index of the layout before tells the newest, and no number', async () => {
  const before = layouts[1]
  if (!before) return
  const all = await openIndex(before)
  expect(await agree(all, rulesOf(9, 150), [])).toBe(0)
}, 300_000)
