// Who follows an event is notified of its states, once each, by the ways they chose.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { memberMail } from '@guanlan/features/people/address-book/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { eventsServer } from '../index.ts'
import { lookAtStates } from '../states/look.ts'

const { as, databases, undo } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer, chartServer],
  ['deliveries', 'address_book', 'events', 'article_set_members', 'article_sets', 'articles'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const hourMs = 3_600_000
const start = new Date('2026-10-01T00:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * hourMs)

/** An event with one article in each of these hours. */
async function eventOf(...hours: number[]): Promise<number> {
  const articles = hours.map((hour, at) => newArticle({ title: `水厂停水 ${at}`, publishedAt: after(hour) }))
  const ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const stored = [...(await storeArticles(tx, articles, new Map())).ids.values()]
      await adopt({ orgId: 7, db: tx }, stored)
      return stored
    })
  const { data } = await member('POST', '/ipr/infoEvent/add', {
    title: '停水事件',
    idList: ids,
    startTime: start.toISOString(),
  })
  await sql`update event_states set state = 'emerging'`.execute(databases().worker)
  return data.id
}
const follow = (id: number, ways: string[], ask = member) => ask('PUT', '/ipr/infoEvent/follow', { id, ways })
const lookAt = (id: number, hours: number) =>
  withScope(databases().worker, { orgId: 7, now: after(hours) }, scope => lookAtStates(scope, [id]))
async function notices(): Promise<string[]> {
  const { rows } = await sql<{ notice: string }>`
    select channel || ' ' || (message ->> 'title') as notice from deliveries where org_id = 7 and purpose = 'event' order by id`.execute(
    databases().worker,
  )
  return rows.map(({ notice }) => notice)
}

test('once each, on screen or by mail', async () => {
  const id = await eventOf(0, 30, 30, 30)
  await follow(id, ['screen'])
  await lookAt(id, 31)
  await lookAt(id, 32)
  expect(await notices()).toEqual(['inApp 事件“停水事件”开始上升'])
  // Up and down within one course says nothing twice.
  await sql`update event_states set state = 'fading'`.execute(databases().worker)
  await lookAt(id, 33)
  expect(await notices()).toHaveLength(1)
  await follow(id, ['screen', 'mail'])
  await lookAt(id, 31 + 24 * 6)
  expect((await notices()).slice(1).sort()).toEqual(['email 事件“停水事件”已结束', 'inApp 事件“停水事件”已结束'])
})

test('back again, it is notified of its states anew', async () => {
  const id = await eventOf(0, 1, 2, 200, 200, 200)
  await follow(id, ['screen'])
  await lookAt(id, 150)
  await lookAt(id, 201)
  await lookAt(id, 400)
  expect(await notices()).toEqual([
    'inApp 事件“停水事件”已结束',
    'inApp 事件“停水事件”再起',
    'inApp 事件“停水事件”已结束',
  ])
})

test('each for oneself; no longer, nothing is said; taken back, it is again', async () => {
  const id = await eventOf(0)
  await follow(id, ['screen'])
  expect((await reader('GET', `/ipr/infoEvent/follow/${id}`)).data).toEqual({ ways: [] })
  const left = await follow(id, [])
  await lookAt(id, 200)
  expect(await notices()).toEqual([])
  await undo(left.operation as number)
  expect((await member('GET', `/ipr/infoEvent/follow/${id}`)).data).toEqual({ ways: ['screen'] })
  expect((await follow(id, ['screen'], reader)).http).toBe(200)
  expect((await follow(id, ['screen'], stranger)).http).toBe(404)
})

test('in the language that the address book has for whoever follows', async () => {
  const db = databases().worker
  const id = await eventOf(0, 30, 30, 30)
  await follow(id, ['screen', 'mail'])
  await follow(id, ['screen'], reader)
  const [member71] = await withScope(db, { orgId: 7 }, scope => memberMail(scope, [71]))
  await sql`insert into address_book (org_id, name, email, locale) values (7, 'Reader of English', ${member71?.email}, 'en')`.execute(
    db,
  )
  await lookAt(id, 31)
  expect((await notices()).sort()).toEqual([
    'email The event “停水事件” begins to grow',
    'inApp The event “停水事件” begins to grow',
    'inApp 事件“停水事件”开始上升',
  ])
})
