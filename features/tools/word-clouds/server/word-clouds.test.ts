// Word clouds: exact counts of a text of one's own, bounded, and hot words of an organisation.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCutter, readLexicon } from '@guanlan/engine/text'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { CloudOptions } from '../contract.ts'
import { countWords } from './count-words.ts'
import { wordCloudsServer } from './index.ts'

const lexicon = readLexicon(readFileSync(createRequire(import.meta.url).resolve('@guanlan/engine/vocabulary')))
const counted = (text: string, options: Partial<CloudOptions> = {}) => {
  const all = CloudOptions.parse(options)
  const { words } = countWords(text, all, createCutter(lexicon, all.pinned))
  return Object.fromEntries(words.map(({ word, count }) => [word, count]))
}

test.each([
  ['words and how often', '灯塔亮了，灯塔又灭了。', {}, { 灯塔: 2 }],
  ['without those left out', '灯塔与港口', { stop: ['灯塔'] }, { 港口: 1 }],
  ['pinned in one piece', '新灯塔计划，新灯塔计划', { pinned: ['新灯塔计划'] }, { 新灯塔计划: 2 }],
  ['merged into another', '灯塔、港口', { merged: [{ word: '灯塔', into: '港口' }] }, { 港口: 2 }],
  ['nothing of one letter', 'a', {}, {}],
  ['nothing of nothing', '', {}, {}],
])('%s', (_, text, options, expected) => expect(counted(text, options)).toMatchObject(expected))

test('a word on the border of two pieces is one word', () => {
  const text = '灯塔，'.repeat(40_000)
  expect(counted(text)).toEqual({ 灯塔: 40_000 })
})

const { as, databases } = openFeature([articleServer, wordCloudsServer], ['articles'])

test('a text of anybody is counted; one of more than 1 MB is refused by the field', async () => {
  const { data } = await as()('POST', '/inews/cloudWord', { text: '灯塔亮了，灯塔又灭了。' })
  expect(data.words).toContainEqual({ word: '灯塔', count: 2 })
  const refused = await as('member', 7, 'en')('POST', '/inews/cloudWord', { text: '灯'.repeat(400_000) })
  expect([refused.http, refused.msg]).toEqual([413, 'The text is longer than 1 MB'])
})

test('a question of the organisation asks for the permission of members', async () => {
  const range = { from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z' }
  expect((await as('reader')('POST', '/inews/cloudWord/search', range)).data).toEqual([])
})

test('a rule asks all that a search by it finds; one that cannot be read is refused by the field', async () => {
  const publishedAt = new Date('2026-11-02T00:00:00Z')
  const articles = ['灯塔', '灯塔', '港口'].map((word, n) =>
    newArticle({ title: `${word}${n}`, body: `第${n}篇说${word}`, keywords: [word, '海边'], publishedAt }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const range = { from: '2026-11-01T00:00:00Z', to: '2026-11-08T00:00:00Z' }
  const ask = (rule: string) => as()('POST', '/inews/cloudWord/search', { ...range, rule })
  const { data } = await ask('灯塔')
  expect(data.map(({ word, count }: { word: string; count: number }) => [word, count]).toSorted()).toEqual([
    ['海边', 2],
    ['灯塔', 2],
  ])
  expect(await ask('(灯塔')).toMatchObject({ http: 400, problems: [{ field: 'rule' }] })
})
