// Events side by side: each number of a comparison is the total of the list that it opens; one in the bin, or of somebody else, is gone.

import type { Compared, Comparison } from '@guanlan/features/analysis/comparison/contract'
import { comparisonServer } from '@guanlan/features/analysis/comparison/server'
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { eventsServer } from './index.ts'

const { as, databases } = openFeature(
  [eventsServer({ follow() {} }), comparisonServer, articleActionsServer, articleServer, chartServer],
  ['comparisons', 'events', 'article_set_members', 'article_sets'],
)
const [member, stranger] = [as(), as('orgAdmin', 8)]
const range = { from: '2026-11-10T00:00:00.000Z', to: '2026-11-20T23:59:59.000Z' }
const contrast = '/inews/contrast'
let ids: number[] = []
let [first, second] = [0, 0]

beforeAll(async () => {
  const articles = Array.from({ length: 30 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      publishedAt: new Date(Date.parse(range.from) + n * 6 * 3_600_000),
      sentiment: n % 4 === 0 ? -1 : 0,
      mediaType: n % 3 ? 'weibo' : 'web',
    }),
  )
  await databases()
    .worker.transaction()
    .execute(async tx => {
      ids = [...(await storeArticles(tx, articles, new Map())).ids.values()]
      await adopt({ orgId: 7, db: tx }, ids)
    })
})
const event = async (title: string, idList: number[]): Promise<number> =>
  (await member('POST', '/ipr/infoEvent/add', { title, idList })).data.id
beforeEach(async () => {
  first = await event('停水', ids.slice(0, 20))
  second = await event('涨价', ids.slice(12))
})

const compare = async (more: object): Promise<Comparison> =>
  (await member('POST', `${contrast}/dataList`, { ...range, ...more })).data
const listed = ({ filters }: Compared, more: readonly Filter[] = []) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ ...range, filters: [...filters, ...more] }), null)),
  )

test.each([false, true])('every number is that of its list (only what no other has: %s)', async only => {
  const { subjects, both } = await compare({ events: [first, second], only })
  expect(subjects.map(({ key, name, total }) => [key, name, total.count])).toEqual([
    [`event:${first}`, '停水', only ? 12 : 20],
    [`event:${second}`, '涨价', only ? 10 : 18],
  ])
  for (const subject of subjects) {
    expect(await listed(subject)).toBe(subject.total.count)
    expect(await listed(subject, [{ field: 'sentiment', is: 'is', values: ['-1'] }])).toBe(subject.total.negative)
    for (const { mediaType, count } of subject.mediaTypes)
      expect(await listed(subject, [{ field: 'mediaType', is: 'is', values: [mediaType] }])).toBe(count)
    expect(subject.trend.reduce((sum, { count }) => sum + count, 0)).toBe(subject.total.count)
  }
  expect(both).toEqual(only ? [] : [{ a: 0, b: 1, count: 8 }])
})

test('one in several periods', async () => {
  const periods = [
    { from: '2026-11-10', days: 3 },
    { from: '2026-11-13', days: 3 },
  ]
  const { subjects } = await compare({ events: [first], periods })
  expect(subjects.map(({ total }) => total.count)).toHaveLength(2)
  expect(subjects[0]?.total.count).toBeGreaterThan(0)
})

test('of another organisation there is none; a saved one that lies in the bin since is gone, and comes back', async () => {
  const foreign = await stranger('POST', `${contrast}/dataList`, { ...range, events: [first, second] })
  expect(foreign).toMatchObject({ http: 404, problems: [{ field: 'events' }] })
  const { data } = await member('POST', `${contrast}/add`, { name: '两个事件', events: [first, second] })
  const shown = async () =>
    (await member('GET', `${contrast}/get/${data.id}`)).data.subjects.map(({ gone }: { gone: boolean }) => gone)
  await member('DELETE', `/ipr/infoEvent/delete/${second}`)
  expect(await shown()).toEqual([false, true])
  await member('POST', '/ipr/infoEvent/restore', { ids: [second] })
  expect(await shown()).toEqual([false, false])
})
