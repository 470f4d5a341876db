import { expect, test } from 'vitest'
import type { WarningCondition } from '../../contract.ts'
import { problemsOfConditions } from './check-conditions.ts'
import { compileWarning, fitsWarning, type StoredWarning } from './decide.ts'
import type { WarningFacts } from './facts.ts'

const now = new Date('2026-11-22T04:00:00Z')
const facts: WarningFacts = {
  articleId: 1,
  storyId: 1,
  title: '泊舟召回',
  url: null,
  mediaId: 3,
  mediaIds: [3],
  media: '北汀日报',
  mediaLevel: 2,
  mediaType: 1,
  author: '林间',
  followers: 5_000,
  verified: true,
  publishedAt: new Date('2026-11-22T03:00:00Z'),
  collectedAt: now,
  sentiment: -1,
  level: 2,
  dimension: '质量',
  language: 'zh-CN',
  region: 330_100,
  mentioned: [440_300],
  isAd: false,
  interactions: 40,
  monitorIds: [5, 6],
  labelIds: [9],
  isHidden: false,
  demonstration: false,
  marks: [],
}
const stored: StoredWarning = {
  id: 1,
  orgId: 7,
  version: 1,
  name: '预警',
  wordMonitors: [],
  monitorIds: [],
  labelIds: [],
  mediaTypes: [0, 1],
  sentiments: [-1],
  conditions: [],
  timeConditions: [],
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  timeZone: 'Asia/Shanghai',
  repeats: false,
  looksFirst: false,
  lookMinutes: 30,
}
const fits = (warning: Partial<StoredWarning>, article: Partial<WarningFacts> = {}, wordsHold = true, at = now) =>
  fitsWarning(compileWarning({ ...stored, ...warning }), { ...facts, ...article }, wordsHold, at)

test.each<[string, boolean, Partial<StoredWarning>, Partial<WarningFacts>?, boolean?, Date?]>([
  ['its words', true, {}],
  ['no words', false, {}, {}, false],
  ['words of a monitor', true, { wordMonitors: [6] }, {}, false],
  ['words of another monitor', false, { wordMonitors: [8] }, {}, false],
  ['another type of medium', false, { mediaTypes: [2] }],
  ['another sentiment', false, { sentiments: [0, 1] }],
  ['one of its monitors', true, { monitorIds: [5] }],
  ['none of its monitors', false, { monitorIds: [4] }],
  ['one of its labels', true, { labelIds: [9, 10] }],
  ['none of its labels', false, { labelIds: [10] }],
  ['hidden', false, {}, { isHidden: true }],
  ['a day old', true, {}, { publishedAt: new Date('2026-11-21T04:00:00Z') }],
  ['older', false, {}, { publishedAt: new Date('2026-11-21T03:59:59Z') }],
  ['the last day is included', true, { endsOn: '2026-11-22' }],
  ['the day after the last', false, { endsOn: '2026-11-21' }],
  ['before the first day', false, { startsOn: '2026-11-23' }],
  // 16:30 UTC is the next day in Shanghai.
  ['days are those of the zone', false, { endsOn: '2026-11-22' }, {}, true, new Date('2026-11-22T16:30:00Z')],
])('%s: %s', (_, expected, warning, article, wordsHold, at) => {
  expect(fits(warning, article, wordsHold, at)).toBe(expected)
})

const condition = (name: string, relationOperator: string, ...value: string[]) =>
  ({ name, relationOperator, value }) as WarningCondition

test.each<[WarningCondition, boolean]>([
  [condition('level', 'atLeast', '2'), true],
  [condition('level', 'atLeast', '1'), false],
  [condition('mediaLevel', 'is', 'central', 'provincial'), true],
  [condition('mediaLevel', 'isNot', 'provincial'), false],
  [condition('media', 'is', '3'), true],
  [condition('media', 'isNot', '3'), false],
  [condition('account', 'is', ' 林间'), true],
  [condition('account', 'isNot', '林间'), false],
  [condition('followers', 'atLeast', '5000'), true],
  [condition('followers', 'atMost', '4999'), false],
  [condition('verified', 'is'), true],
  [condition('verified', 'isNot'), false],
  [condition('region', 'is', '330000'), true],
  [condition('region', 'is', '440000'), false],
  [condition('mentioned', 'is', '440000'), true],
  [condition('mentioned', 'isNot', '440300'), false],
  [condition('language', 'is', 'zh-CN'), true],
  [condition('dimension', 'is', '质量', '服务'), true],
  [condition('interactions', 'atLeast', '41'), false],
  [condition('interactions', 'atMost', '40'), true],
  [condition('advertisement', 'isNot'), true],
])('%o: %s', (requested, expected) => {
  expect(problemsOfConditions([requested])).toEqual([])
  expect(fits({ conditions: [requested] })).toBe(expected)
})

test.each<[WarningCondition, string]>([
  [condition('level', 'is', '2'), 'conditions.0.relationOperator'],
  [condition('level', 'atLeast', '5'), 'conditions.0.value'],
  [condition('followers', 'atLeast', '1', '2'), 'conditions.0.value'],
  [condition('region', 'is', 'Zhejiang'), 'conditions.0.value'],
  [condition('media', 'is'), 'conditions.0.value'],
  [condition('verified', 'is', 'yes'), 'conditions.0.value'],
])('%o is refused at %s', (requested, field) => {
  expect(problemsOfConditions([requested])).toMatchObject([{ field }])
})
