// Lists as PostgreSQL reads them.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratedDatabase } from '../testing/index.ts'
import { type Databases, openDatabases } from './database.ts'
import { jsonRows, numberList, packInts, packTexts } from './parameters.ts'

let databases: Databases
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 1 })
  drop = database.drop
})
afterAll(async () => {
  await databases.close()
  await drop()
})

test('lists of numbers arrive as they are', async () => {
  for (const values of [[], [1], [1, null, -3, 9_007_199_254_740_991]]) {
    const { rows } = await sql<{ list: number[] }>`select ${numberList(values)}::bigint[] as list`.execute(
      databases.worker,
    )
    expect(rows[0]?.list.map(value => (value === null ? null : Number(value)))).toEqual(values)
  }
  const { rows } = await sql<{ list: number[] }>`select ${numberList([0.25, null, 1e-7])}::float8[] as list`.execute(
    databases.worker,
  )
  expect(rows[0]?.list).toEqual([0.25, null, 1e-7])
})

test('packed lists are taken out again, each by its place', async () => {
  const lists = [[], [1, -1, 2_147_483_647, -2_147_483_648], Int32Array.of(256, 65_536), [], [7]]
  const { all, from, to } = packInts(lists)
  const { rows } = await sql<{ list: number[] }>`
    select (${all}::int[])[f:t] as list from unnest(${numberList(from)}::int[], ${numberList(to)}::int[]) u (f, t)`.execute(
    databases.worker,
  )
  expect(rows.map(row => row.list)).toEqual(lists.map(list => Array.from(list)))
  const nothing = packInts([[], []])
  expect(
    (await sql<{ list: number[] }>`select ${nothing.all}::int[] as list`.execute(databases.worker)).rows[0]?.list,
  ).toEqual([])
})

test('rows arrive as they are, without what no text can hold', async () => {
  const texts = ['一行\n"引号" \\ud800 \\u0000 😀', 'a\0b', '半\ud83d', '\udc00\ud800', '\\\0', '']
  const { rows } = await sql<{ text: string; list: string[] | null }>`
    select * from json_to_recordset(${jsonRows(texts.map(text => ({ text, list: text ? [text] : null })))}::json) as u (text text, list text[])`.execute(
    databases.worker,
  )
  const stored = texts.map(text => text.replaceAll('\0', '').toWellFormed())
  expect(rows).toEqual(stored.map(text => ({ text, list: text ? [text] : null })))
})

test('packed texts arrive as they are, but for what PostgreSQL cannot hold', async () => {
  const lone = '半\ud83d个'
  for (const [values, expected] of [
    [[], []],
    [
      ['', null, '一 "二" \\ {三},', '🌊', 'NULL'],
      ['', null, '一 "二" \\ {三},', '🌊', 'NULL'],
    ],
    [
      ['a\0b', lone],
      ['ab', '半\ufffd个'],
    ],
  ] as const) {
    const { rows } = await sql<{ list: (string | null)[] }>`select ${packTexts([...values])}::text[] as list`.execute(
      databases.worker,
    )
    expect(rows[0]?.list).toEqual(expected)
  }
})
