// The closed crisis of the demonstration: what a visitor opens first has all that a crisis has, and only its own.
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { addDemonstrationCrisis, crisisServer } from './index.ts'

const { as, databases } = openFeature([crisisServer({ follow() {} }), articleActionsServer], ['crises'])
const admin = as('orgAdmin')
const hourMs = 3_600_000

test('it has its articles, facts of each state, and a statement that a colleague wrote and the lead agreed to', async () => {
  const db = databases().worker
  const began = new Date(Date.now() - 100 * hourMs)
  const times = [-5, 1, 20].map(hours => new Date(began.getTime() + hours * hourMs))
  await db.transaction().execute(tx =>
    storeArticles(
      tx,
      times.map((publishedAt, n) => newArticle({ title: `把手冻住 ${n}`, body: `车门 ${n}`, publishedAt })),
      new Map(),
    ),
  )
  const { rows } = await sql<{ id: number; publishedAt: Date }>`
    select id::float8 as id, published_at as "publishedAt" from articles order by published_at`.execute(db)
  const ids = rows.map(({ id }) => id)
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
  const { rows: people } = await sql<{ userId: number; role: string }>`
    select user_id as "userId", role from memberships where org_id = 7`.execute(db)
  const of = (role: string) => people.find(each => each.role === role)?.userId ?? 0
  const id = await withScope(db, { orgId: 7, userId: of('orgAdmin') }, scope =>
    addDemonstrationCrisis(scope, { articles: rows, began, colleagueId: of('member') }),
  )
  const get = async (path: string) => (await admin('GET', `/crisis/${path}`)).data
  expect(await get(`getCrisisById?id=${id}`)).toMatchObject({ status: 'closed', crisisLevel: 2, articles: 3 })
  const facts = await get(`facts?crisisId=${id}`)
  expect(facts.map(({ state }: { state: string }) => state).sort()).toEqual(['denied', 'known', 'open'])
  const [statement, ...others] = await get(`statements?crisisId=${id}`)
  expect(others).toEqual([])
  expect(statement).toMatchObject({
    state: 'published',
    number: 2,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    publications: [{ place: '官网与微博' }],
    fallen: [],
  })
  const known = facts.find(({ state }: { state: string }) => state === 'known')
  expect(statement.paragraphs[0].factIds).toEqual([known.id])
  // Nothing of it is told as if it happened now.
  const { list } = (await admin('POST', '/crisis/chronicle/list', { crisisId: id, order: 'asc', pageSize: 100 })).data
  expect(list.length).toBeGreaterThan(20)
  const end = began.getTime() + 48 * hourMs
  for (const { happenedAt, notedAt, text } of list)
    expect(Math.max(Date.parse(happenedAt), Date.parse(notedAt)), text).toBeLessThanOrEqual(end)
  // Each article came in when it was published, or as the crisis began.
  const { rows: put } = await sql<{ late: number }>`
    select extract(epoch from put_at - greatest(published_at, ${new Date(began.getTime() + 0.1 * hourMs)}::timestamptz))::float8 as late from article_set_members`.execute(
    db,
  )
  for (const { late } of put) expect(Math.abs(late)).toBeLessThan(1)
  const { rows: waiting } = await sql<{ n: number }>`
    select count(*)::int as n from deliveries where state = 'waiting'`.execute(db)
  expect(waiting[0]?.n).toBe(0)
})
