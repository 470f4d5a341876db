import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { Industry } from '../contract.ts'
import { settingsServer } from './index.ts'
import { industriesOf, replaceIndustries } from './industries.ts'

const { as, databases } = openFeature([settingsServer], ['user_flags'])
const member = as()
const flag = '/inews/user/flag'

test('what a person keeps comes back by its key, and null forgets it', async () => {
  await member('POST', flag, { key: 'desk.columns', value: ['title', 'media'] })
  await member('POST', flag, { key: 'seen:tour', value: { version: 2 } })
  await member('POST', flag, { key: 'seen:tour', value: { version: 3 } })
  expect((await member('GET', flag)).data).toEqual({
    'desk.columns': ['title', 'media'],
    'seen:tour': { version: 3 },
  })
  expect((await member('GET', `${flag}?key=seen:tour`)).data).toEqual({ 'seen:tour': { version: 3 } })
  await member('POST', flag, { key: 'seen:tour', value: null })
  expect((await member('GET', flag)).data).toEqual({ 'desk.columns': ['title', 'media'] })
})

test('nobody else sees it, not in the same organisation either', async () => {
  await member('POST', flag, { key: 'a', value: 1 })
  for (const other of [as('orgAdmin'), as('member', 8)]) expect((await other('GET', flag)).data).toEqual({})
})

test.each([
  ['no key', { value: 1 }, 'key'],
  ['a key with blanks', { key: 'a b', value: 1 }, 'key'],
  ['a long value', { key: 'a', value: 'x'.repeat(4_000) }, 'value'],
  ['a value nested thousands deep', { key: 'a', value: JSON.parse('['.repeat(4_000) + ']'.repeat(4_000)) }, 'value'],
  ['no value', { key: 'a' }, 'value'],
])('%s is refused by the field', async (_, body, field) => {
  expect(await member('POST', flag, body)).toMatchObject({ http: 400, problems: [{ field }] })
})

test('more than 200 are not kept, and those that are can still be changed', async () => {
  await databases()
    .worker.insertInto('user_flags')
    .values(
      Array.from({ length: 200 }, (_, n) => ({
        org_id: 7,
        user_id: 71,
        key: `k${n}`,
        value: '1',
        updated_at: new Date(),
      })),
    )
    .execute()
  expect(await member('POST', flag, { key: 'more', value: 1 })).toMatchObject({
    http: 403,
    key: 'settings.tooManyFlags',
  })
  expect((await member('POST', flag, { key: 'k7', value: 2 })).http).toBe(200)
})

test('columns and codes are named in the language of the reader, and in all three', async () => {
  const { data } = await as('member', 7, 'en')('GET', '/inews/columnDic?keys=columns,sentiment')
  expect(Object.keys(data)).toEqual(['columns', 'sentiment'])
  expect(data.columns[0]).toEqual({ dicCode: 'title', dicName: 'Title', names: ['标题', '標題', 'Title'] })
  expect(data.sentiment.map((entry: { dicCode: string }) => entry.dicCode)).toEqual(['1', '0', '-1'])
  expect(Object.keys((await member('GET', '/inews/columnDic')).data)).toHaveLength(6)
  expect(await member('GET', '/inews/columnDic?keys=nonsense')).toMatchObject({ http: 400, msg: '没有这个字典' })
})

test('industries stand in their order', async () => {
  const { data } = await member('GET', '/inews/dicIndustry')
  expect(data).toHaveLength(20)
  expect(data[2]).toMatchObject({ dicCode: 'C', dicName: '制造业', names: ['制造业', '製造業', 'Manufacturing'] })
  expect(data[2].words).toContain('汽车')
})

test('only operators change the industries', async () => {
  const body = { industries: [{ dicCode: 'auto', names: ['汽车', '汽車', 'Cars'] }] }
  expect((await as('orgAdmin')('PUT', '/inews/dicIndustry', body)).http).toBe(403)
})

test('other industries take their place; words that are not sent stay', async () => {
  const db = databases().worker
  const cars = { dicCode: 'C', names: ['汽车', '汽車', 'Cars'] as [string, string, string] }
  const words = async () => (await industriesOf(db, 'zh')).map(row => row.words)
  await replaceIndustries(db, [{ ...cars, words: ['车企'] }])
  await replaceIndustries(db, [cars, { ...cars, dicCode: 'new' }])
  expect(await words()).toEqual([['车企'], []])
})

test.each([
  ['one character', ['车']],
  ['a quote', ['"车企']],
  ['201 words', Array.from({ length: 201 }, (_, n) => `词语${n}`)],
])('%s is refused as words of an industry', (_, words) => {
  expect(Industry.safeParse({ dicCode: 'C', names: ['一', '二', '三'], words }).success).toBe(false)
})
