// The record tells what was done: every declared act has words, every row it keeps is named, and what differs can be read.

import type { EntryDetail } from '@guanlan/features/workspace/audit-log/contract'
import { columnWords, hiddenColumns } from '@guanlan/features/workspace/audit-log/server'
import { changes, locales } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordWords } from '../record-words.ts'
import { hostOfTests } from './host.ts'
import { openProduct, type Product } from './product.ts'
import { allCalls, limits } from './walk/calls.ts'

/** Nobody is signed in there, so that nothing of it is kept. */
const acts = allCalls.filter(([, endpoint]) => changes(endpoint) && endpoint.access !== 'public')
const problemsOfPhrase = (name: string, phrase: readonly string[] | undefined) =>
  !phrase
    ? [`${name} has no words`]
    : locales.flatMap((locale, at) => {
        const text = phrase[at] ?? ''
        const isRead =
          text.trim() !== '' && !/[a-z]\.[a-z]|_/.test(text) && /[\u4e00-\u9fff]/.test(text) === (locale !== 'en')
        return isRead ? [] : [`${name} reads “${text}” in ${locale}`]
      })

test('every declared act has a verb and an object in three languages, and no words are left over', () => {
  expect(acts.flatMap(([name]) => problemsOfPhrase(name, recordWords.acts[name]))).toEqual([])
  const names = new Set(acts.map(([name]) => name))
  expect(Object.keys(recordWords.acts).filter(name => !names.has(name.replace(/:(?:on|off)$/, '')))).toEqual([])
})

test('acts under one permission do not read alike', () => {
  const people = acts.filter(([name]) => name.startsWith('members.'))
  const words = people.map(([name]) => recordWords.acts[name]?.[0])
  expect(new Set(words).size).toBe(words.length)
})

let product: Product
beforeAll(async () => {
  const database = await migratedDatabase()
  const many = limits.read
  product = await openProduct(database.url, { limits: { ...limits, link: many, public: many, signIn: many } })
  return () => database.drop()
})
afterAll(() => product.close())

describe('what is kept', () => {
  test('every table with history and each of its columns has words', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select c.relname as name, array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_class c where c.relnamespace = 'public'::regnamespace and exists (
        select from pg_trigger g join pg_proc p on p.oid = g.tgfoid where g.tgrelid = c.oid and p.prosrc like '%INTO operation_rows%')`.execute(
      product.databases.worker,
    )
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.flatMap(({ name }) => problemsOfPhrase(name, recordWords.tables[name]))).toEqual([])
    const columns = new Set(rows.flatMap(row => row.columns.filter(column => !hiddenColumns.has(column))))
    expect([...columns].flatMap(column => problemsOfPhrase(column, columnWords[column]))).toEqual([])
  })
})

test('an operator reads what was done to an organisation: verb, name, before and after; and the acts of one organisation alone', async () => {
  const operator = await product.member(12, 'operator@example.com', 'orgAdmin', ['operator'])
  // Of all organisations: none is named.
  const everywhere = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { host: hostOfTests, authorization: `Bearer ${await operator.freshToken()}` }
    return (await product.app.inject({ method, url, headers, ...(payload && { payload }) })).json().data
  }
  const path = '/inews/operationLog/user/logs'
  const made = (await operator.ask('POST', '/mgrV1/org/create', { name: '长风集团' })).body.data
  await operator.ask('PUT', `/mgrV1/org/enable/${made.id}/0`)
  const find = async (organisation: number) => (await everywhere('POST', `${path}/list`, { organisation })).list
  const [disabled, created, ...others] = await find(made.id)
  expect(others).toEqual([])
  expect(disabled).toMatchObject({
    what: '停用机构',
    subject: '长风集团',
    orgId: made.id,
    orgName: '长风集团',
    userName: 'operator@example.com',
  })
  expect(created).toMatchObject({ what: '新增机构', subject: '长风集团', orgName: '长风集团' })
  expect((await find(12)).map(({ orgName }: { orgName: string }) => orgName)).not.toContain('长风集团')
  const detail: EntryDetail = await everywhere('GET', `${path}/${disabled.id}`)
  expect(detail.rows).toMatchObject([{ title: '机构', name: '长风集团', act: 'changed' }])
  expect(detail.rows[0]?.fields).toContainEqual({ name: '启用', before: '是', after: '否' })
})
