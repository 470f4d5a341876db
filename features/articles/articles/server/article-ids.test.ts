import type { Databases } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arrivalOf, dayOfId, dayOne, idsWithin, lowestIdOf } from './article-ids.ts'
import { openWithOrganisations } from './testing/organisations.ts'

let databases: Databases
let close: () => Promise<void>
beforeAll(async () => void ({ databases, close } = await openWithOrganisations(7)))
afterAll(() => close())

const moments = [
  '1990-01-01T00:00:00Z',
  '2019-12-31T23:59:59.999Z',
  '2020-01-01T12:00:00Z',
  '2020-01-02T00:00:00Z',
  '2024-02-29T23:59:59.999Z',
  '2026-10-31T23:59:59.999Z',
  '2026-11-01T00:00:00Z',
  '2026-11-20T11:00:00Z',
  '2026-11-30T23:59:59.999Z',
  '2026-12-01T00:00:00Z',
  '2064-11-08T00:00:00Z',
  '2100-01-01T00:00:00Z',
]

/** Whether each moment's next id is within, as PostgreSQL says it. */
async function within(from: string | null, to: string | null): Promise<string[]> {
  const range = { from: from === null ? null : new Date(from), to: to === null ? null : new Date(to) }
  const { rows } = await sql<{ moment: string }>`
    select m.moment from (select moment, n, next_article_id(moment::timestamptz) as id from unnest(${moments}::text[]) with ordinality u (moment, n) offset 0) m
    where ${idsWithin(sql`m.id`, range)} order by m.n`.execute(databases.worker)
  return rows.map(row => row.moment)
}

test('an id begins with the UTC day, here as in the database, and stays a whole number', async () => {
  for (const moment of moments) {
    const { rows } = await sql<{ id: number; lowest: number; arrival: number }>`
      select id, article_day(${moment}::timestamptz) << 39 as lowest, ${arrivalOf(sql`id`)} as arrival from next_article_id(${moment}::timestamptz) id`.execute(
      databases.worker,
    )
    const { id = 0, lowest, arrival } = rows[0] ?? {}
    expect(lowest).toBe(lowestIdOf(new Date(moment)))
    expect(id).toBe((lowest ?? 0) + (arrival ?? 0))
    expect(Number.isSafeInteger(id)).toBe(true)
  }
  expect(dayOfId(lowestIdOf(new Date('2026-11-20T11:00:00Z')) + 77)).toEqual(new Date('2026-11-20T00:00:00Z'))
})

test.each<[string | null, string | null]>([
  ['2026-11-01T00:00:00Z', '2026-11-30T23:59:59.999Z'],
  ['2026-10-31T23:59:59.999Z', '2026-11-01T00:00:00Z'],
  ['2026-11-20T11:00:00Z', '2026-11-20T11:00:00Z'],
  ['1990-01-01T00:00:00Z', '2019-12-31T23:59:59.999Z'],
  ['2020-01-01T12:00:00Z', '2024-02-29T23:59:59.999Z'],
  ['2026-12-01T00:00:00Z', null],
  [null, '2020-01-02T00:00:00Z'],
  [null, null],
])('all articles of a range are within it: %s to %s', async (from, to) => {
  const fits = moments.filter(moment => (from === null || moment >= from) && (to === null || moment <= to))
  expect(await within(from, to)).toEqual(expect.arrayContaining(fits))
})

test('articles of other months are not, and those from before always are', async () => {
  expect(await within('2026-11-10T00:00:00Z', '2026-11-20T00:00:00Z')).toEqual([
    '2026-11-01T00:00:00Z',
    '2026-11-20T11:00:00Z',
    '2026-11-30T23:59:59.999Z',
  ])
  const { rows } = await sql<{ fits: boolean }>`
    select ${idsWithin(sql`${dayOne - 1}::bigint`, { from: new Date(), to: new Date() })} as fits`.execute(
    databases.worker,
  )
  expect(rows).toEqual([{ fits: true }])
})

test('a question of a month opens that month, and the past without days', async () => {
  const range = { from: new Date('2026-11-02T00:00:00Z'), to: new Date('2026-11-03T00:00:00Z') }
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select 1 from hits r where org_id = 7 and ${idsWithin(sql`r.article_id`, range)}`.execute(databases.worker)
  const parts = new Set(rows.flatMap(row => row['QUERY PLAN'].match(/ on (hits_(?:before|older|\d{6}))\b/)?.[1] ?? []))
  expect(parts.size).toBe(2)
  expect(parts).toContain('hits_before')
})
