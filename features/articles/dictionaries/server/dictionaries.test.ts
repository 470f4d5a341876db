import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { Industry } from '../contract.ts'
import { dictionariesServer } from './index.ts'
import { industriesOf, replaceIndustries } from './industries.ts'

const { as, databases } = openFeature([dictionariesServer], [])
const member = as()

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
