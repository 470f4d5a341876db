import { parse } from '@guanlan/engine/rules'
import type { Phrase } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { allPlaces } from '../sitemap/find.ts'
import { addressOfHelp } from './address.ts'
import { findHelp, helpOf, helpsOf, topicHelps } from './find-help.ts'
import { helpTexts } from './texts/index.ts'
import { topics } from './topics.ts'

const built = [...new Set(allPlaces.flatMap(({ screen }) => (screen && screen !== 'planned' ? [screen] : [])))]
const inChinese = (phrase: Phrase) => phrase[0]
const inEnglish = (phrase: Phrase) => phrase[2]

test('every built screen has a text, and every text a screen', () => {
  expect(Object.keys(helpTexts).sort()).toEqual(built.sort())
})

test('texts say as many paragraphs in each language, and none is empty', () => {
  const uneven = Object.entries({
    ...helpTexts,
    ...Object.fromEntries(topics.map(({ id, text }) => [id, text])),
  }).filter(([, text]) => {
    const paragraphs = text.map(sentences => sentences.split('\n'))
    return new Set(paragraphs.map(each => each.length)).size !== 1 || paragraphs.flat().some(each => each.trim() === '')
  })
  expect(uneven).toEqual([])
})

test.each(topics.flatMap(({ examples }) => examples.map(({ rule }) => rule)))('the example %s is a rule', rule => {
  const { rule: read, problems } = parse(rule)
  expect(read).not.toBeNull()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  ['/monitorData', '/monitorData'],
  ['/warningTemplate/7', '/warningTemplate/:groupId'],
  ['query', 'query'],
])('the help of %s is that of %s', (of, id) => expect(helpOf(of)?.id).toBe(id))

const planned = allPlaces.find(({ screen }) => screen === 'planned')?.path ?? ''
test.each(['/nowhere', '', planned])('there is no help of %j', of => expect(helpOf(of)).toBeNull())

test('an address is carried whole', () => {
  const address = new URL(`https://here.test${addressOfHelp('/warningTemplate/a b&c')}`)
  expect(address.searchParams.get('of')).toBe('/warningTemplate/a b&c')
})

test('search finds what holds every word, in the language of the reader, whatever its case and width', () => {
  const all = [...topicHelps, ...helpsOf(allPlaces)]
  const idsOf = (words: string, say = inChinese) => findHelp(all, words, say).map(({ id }) => id)
  expect(idsOf('ｓａｍｌ ldap')).toEqual(['sign-in'])
  expect(idsOf('回溯 撤销')).toEqual(['/backtracking'])
  expect(idsOf('回溯', inEnglish)).toEqual([])
  expect(idsOf('backtracking', inEnglish)).toEqual(['/backtracking'])
  expect(idsOf('鹭行{5}刹车')).toEqual(['query'])
  expect(idsOf('  ')).toHaveLength(all.length)
})

test('places of one module that show the same stand once', () => {
  const signIns = allPlaces.filter(({ screen }) => screen === 'warnings.list')
  expect(helpsOf([...signIns, ...signIns])).toHaveLength(1)
})
