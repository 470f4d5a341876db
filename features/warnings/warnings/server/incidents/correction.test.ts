// A correction goes to exactly those who had the message.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { correct } from '@guanlan/features/articles/articles/server/facts'
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { warningsServer } from '../index.ts'

const { as, databases } = openFeature(
  [warningsServer({ follow: () => {} }), articleServer],
  ['deliveries', 'address_book', 'warning_incidents'],
)
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]
let incident = 0
const path = () => `/inews/warning/incident/${incident}/correction`

const receivers = [
  { by: 'inApp' as const, userId: 71, name: '成员 71' },
  { by: 'email' as const, address: 'had@example.com', name: '收到的人' },
  { by: 'email' as const, address: 'waits@example.com', name: '没收到的人' },
  { by: 'email' as const, address: 'left@example.com', name: '已删除的人' },
]

beforeEach(async () => {
  const db = databases().worker
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_name, source, title, sentiment, articles) values (7, '召回', 'auto', '泊舟汽车召回', -1, 1) returning id`.execute(
    db,
  )
  incident = rows[0]?.id ?? 0
  for (const name of ['had', 'waits'])
    await sql`insert into address_book (org_id, name, email) values (7, ${name}, ${`${name}@example.com`})`.execute(db)
  await sql`
    insert into confirmed_addresses (org_id, email, confirmed_at) values (7, 'had@example.com', now()), (7, 'waits@example.com', now()), (7, 'left@example.com', now())
    on conflict do nothing`.execute(db)
  await withScope(db, { orgId: 7 }, scope =>
    enqueue(scope, {
      purpose: 'warning',
      thread: `incident:${incident}`,
      receivers,
      message: { title: '泊舟汽车召回' },
    }),
  )
  await sql`update deliveries set state = 'accepted', accepted_at = now() where address <> 'waits@example.com'`.execute(
    db,
  )
})

const corrections = async () =>
  (
    await sql<{ address: string; thread: string; title: string; lines: string[] }>`
      select address, thread, message ->> 'title' as title, message -> 'lines' as lines from deliveries where purpose = 'correction' order by channel desc, address`.execute(
      databases().worker,
    )
  ).rows
const settle = (state: string) => member('PUT', '/inews/warning/incident/state', { ids: [incident], state })

test('a false alarm is corrected to those who had it, in the same thread and once', async () => {
  await settle('falseAlarm')
  expect((await reader('GET', path())).data).toMatchObject({
    reason: 'falseAlarm',
    receivers: [{ channel: 'inApp' }, { channel: 'email', name: 'had' }],
    title: '【更正】泊舟汽车召回',
  })
  expect((await member('POST', path(), { text: '经核实不是召回。' })).data).toEqual({ changed: 2 })
  expect(await corrections()).toEqual([
    { address: '71', thread: `incident:${incident}`, title: '【更正】泊舟汽车召回', lines: ['经核实不是召回。'] },
    {
      address: 'had@example.com',
      thread: `incident:${incident}`,
      title: '【更正】泊舟汽车召回',
      lines: ['经核实不是召回。'],
    },
  ])
  expect(await member('POST', path(), { text: '再说一次' })).toMatchObject({
    http: 409,
    key: 'warnings.correctedAlready',
  })
  expect(await corrections()).toHaveLength(2)
})

test('what is neither a false alarm nor judged otherwise is not corrected, and an empty text is refused', async () => {
  expect(await member('POST', path(), { text: '更正' })).toMatchObject({ http: 409, key: 'warnings.nothingToCorrect' })
  await settle('falseAlarm')
  expect(await member('POST', path(), { text: ' ' })).toMatchObject({ http: 400, problems: [{ field: 'text' }] })
  expect((await reader('POST', path(), { text: '更正' })).http).toBe(403)
  expect((await stranger('GET', path())).http).toBe(404)
  expect((await stranger('POST', path(), { text: '更正' })).http).toBe(404)
  expect(await corrections()).toEqual([])
})

test('it is corrected once none of its articles is negative to the organisation any more, of however many', async () => {
  const db = databases().worker
  const articles = Array.from({ length: 1_001 }, (_, n) =>
    newArticle({
      title: `召回第${n}篇`,
      body: String.fromCodePoint(0x4e00 + n, 0x4e00 + n * 7, 0x4e00 + n * 3).repeat(20),
      // The last one by its id.
      ...(n === 1_000 && { publishedAt: new Date('2026-11-21T11:00:00Z'), sentiment: -1 as const, level: 4 as const }),
      hits: [{ orgId: 7, monitorId: 1, version: 1 }],
    }),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  await sql`
    insert into warning_incident_articles (org_id, incident_id, article_id) select 7, ${incident}, id from articles`.execute(
    db,
  )
  expect((await reader('GET', path())).data.reason).toBe(null)
  const { rows } = await sql<{ id: number }>`select id from articles where sentiment = -1`.execute(db)
  const idList = rows.map(({ id }) => id)
  expect(idList).toHaveLength(1)
  await withScope(databases().app, { orgId: 7, userId: 71 }, scope => correct(scope, [{ idList, sentiment: 0 }], false))
  expect((await reader('GET', path())).data.reason).toBe('sentiment')
})
