// Campaigns as subjects: among themselves each from its own first day, beside others over the days of the first.
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt, saveSet } from '@guanlan/features/articles/articles/server/facts'
import { countOf, queryOfQuestion } from '@guanlan/features/articles/articles/server/questions'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Comparison, ComparisonQuestion, Draft } from '../contract.ts'
import { comparisonOf } from './comparing/compare.ts'
import { comparisonServer } from './index.ts'
import { addComparison } from './records.ts'
import { resolveQuestion } from './resolve-question.ts'

const { as, databases } = openFeature([articleServer, comparisonServer])
const member = as()
const dayMs = 86_400_000
/** Noon of the first day, in the zone of the organisation. */
const began = { 1: Date.parse('2026-06-10T04:00:00Z'), 2: Date.parse('2026-09-01T04:00:00Z') } as const

/** Of the first: two on day 1, one on day 3, one on day 20; of the second one on each of days 1 to 5. */
beforeAll(async () => {
  const days = { 1: [0, 0, 2, 19], 2: [0, 1, 2, 3, 4] }
  for (const id of [1, 2] as const) {
    const articles = days[id].map((day, n) =>
      newArticle({
        title: `活动${id}第${n}条`,
        body: String.fromCodePoint(0x4e00 + id * 977 + n * 97).repeat(80),
        publishedAt: new Date(began[id] + day * dayMs + n * 60_000),
      }),
    )
    const ids = await databases()
      .worker.transaction()
      .execute(async tx => {
        const stored = [...(await storeArticles(tx, articles, new Map())).ids.values()].map(Number)
        await adopt({ orgId: 7, db: tx }, stored)
        return stored
      })
    await withScope(databases().worker, { orgId: 7 }, async scope => {
      await saveSet(
        scope,
        { kind: 'campaign', id },
        { name: `活动${id}`, beganAt: new Date(began[id]), closedAt: null },
      )
      await sql`insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
        select 7, 'campaign', ${id}, id, published_at, 'hand', now() from articles where id = any(${ids}::bigint[])`.execute(
        scope.db,
      )
    })
  }
})

/** As somebody who may see campaigns. */
const compare = (body: object, orgId = 7): Promise<Comparison> =>
  withScope(databases().app, { orgId, userId: 71 }, async scope =>
    comparisonOf(scope, await resolveQuestion(scope, ComparisonQuestion.parse(body))),
  )
const listed = (filters: readonly Filter[], { from, to }: { from: string; to: string }) =>
  withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    countOf(scope, queryOfQuestion(Question.parse({ from, to, filters }), null)),
  )

test('each over as many days from its first one, whatever time is named; each number is the total of its list', async () => {
  const to = new Date(began[2] + 40 * dayMs).toISOString()
  const from = new Date(began[2] + 33 * dayMs).toISOString()
  const { subjects } = await compare({ campaigns: [1, 2], from, to })
  expect(subjects.map(({ key, name, total, period }) => [key, name, total.count, period?.from])).toEqual([
    ['campaign:1', '活动1', 3, '2026-06-09T16:00:00.000Z'],
    ['campaign:2', '活动2', 5, '2026-08-31T16:00:00.000Z'],
  ])
  for (const { filters, period, total } of subjects) if (period) expect(await listed(filters, period)).toBe(total.count)
  // Laid over one another their points have the same places.
  expect(new Set(subjects.map(({ trend }) => trend.length)).size).toBe(1)
})

test('beside another subject all stand over its days, unless a time is named', async () => {
  await databases()
    .worker.insertInto('monitors')
    .values({ id: 701, org_id: 7, kind: 'item', name: '旁边', rule: '甲', version: 1 })
    .execute()
  const { from, subjects } = await compare({ campaigns: [2], monitors: [701] })
  expect(from).toBe('2026-08-31T16:00:00.000Z')
  expect(subjects.map(({ total, period }) => [total.count, period])).toEqual([
    [0, null],
    [5, null],
  ])
  const named = await compare({
    ...{ campaigns: [2], monitors: [701] },
    ...{ from: new Date(began[2] + dayMs - 1).toISOString(), to: new Date(began[2] + 3 * dayMs).toISOString() },
  })
  expect(named.subjects[1]?.total.count).toBe(2)
})

test('are saved, and one that lies in the bin is gone', async () => {
  const stored = await withScope(databases().app, { orgId: 7, userId: 71 }, scope =>
    addComparison(scope, Draft.parse({ name: '两次发布', campaigns: [1, 2], days: 10 })),
  )
  await withScope(databases().worker, { orgId: 7 }, scope =>
    saveSet(
      scope,
      { kind: 'campaign', id: 1 },
      { name: '活动1', beganAt: new Date(began[1]), closedAt: new Date(began[1]) },
    ),
  )
  const { subjects } = await compare({ id: stored.id })
  expect(subjects.map(({ gone }) => gone)).toEqual([true, false])
  await expect(compare({ campaigns: [1, 2] })).rejects.toMatchObject({ kind: 'missing' })
  await expect(compare({ campaigns: [2, 1] }, 8)).rejects.toMatchObject({ kind: 'missing' })
})

test('are unknown to whoever may not see campaigns', async () => {
  expect(await member('POST', '/inews/contrast/dataList', { campaigns: [1, 2] })).toMatchObject({
    http: 404,
    problems: [{ field: 'campaigns' }],
  })
})
