// Digests by the clock of the test: what is in them, when they are sent, and to whom.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { processIncidents } from '../process.ts'
import { addPerson, sentSince } from '../testing/incidents.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow() {} })],
  [
    'deliveries',
    'warning_digest_turns',
    'warning_digests',
    'warning_incident_articles',
    'warning_incidents',
    'warnings',
    'address_book',
  ],
)
const path = '/inews/warning/digest'
const member = as()
/** A Monday, 07:00 in Shanghai. */
const start = new Date('2026-11-22T23:00:00Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
const tend = async (when: Date) => {
  while (await processIncidents(databases().worker, () => when));
}

/** With so many articles that folded beside the one that was told. */
async function incident(title: string, when: Date, { level = null as number | null, folded = 0, state = 'open' } = {}) {
  const db = databases().worker
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_name, source, title, sentiment, level, articles, state, opened_at, last_at)
    values (7, '召回', 'auto', ${title}, -1, ${level}::smallint, ${folded + 1}, ${state}, ${when}, ${when}) returning id`.execute(
    db,
  )
  await sql`
    insert into warning_incident_articles (org_id, incident_id, article_id, added_at, told)
    select 7, ${rows[0]?.id}, n, ${when}, case when n = 1 then 'first' end from generate_series(1, ${folded + 1}) n`.execute(
    db,
  )
}
const draft = (contactIds: number[], more: object = {}) => ({ name: '日报', contactIds, ...more })
const sent = async () => sentSince(databases().worker, start)

test('a daily one has what came since the last, the gravest first, with what folded and what waits', async () => {
  const ann = await addPerson(databases().worker, 'ann')
  const { data } = await member('POST', path, draft([ann]))
  expect(data).toMatchObject({ name: '日报', every: 'day', time: '08:00', nextAt: expect.any(String) })
  await tend(start)
  await incident('车门', hours(-2), { folded: 3 })
  await incident('刹车', hours(-1), { level: 1 })
  await incident('旧闻', hours(-30))
  await tend(hours(0.99))
  expect(await sent()).toEqual([])
  await tend(hours(1))
  const [mail, ...more] = await sent()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ minute: 60, address: 'ann@example.org', title: '【日报】2 个事件，5 篇文章' })
  expect(mail?.lines).toEqual([
    '2026-11-22 08:00 至 2026-11-23 08:00',
    '其中 3 篇已折叠，没有单独通知。',
    '待处理 3 个，待审核 0 个。',
    '一切正常：规则、接收人、渠道和来源都没有问题。',
  ])
  const { rows } = await sql<{
    items: { title: string; source: string }[]
  }>`select message -> 'items' as items from deliveries`.execute(databases().worker)
  expect(rows[0]?.items.map(({ title, source }) => [title, source])).toEqual([
    ['[重大] 刹车', '召回 · 待处理 · 1 篇'],
    ['车门', '召回 · 待处理 · 4 篇'],
  ])
  await tend(hours(24))
  expect(await sent()).toHaveLength(1)
  await tend(hours(25))
  expect((await sent()).at(-1)).toMatchObject({ title: '【日报】没有预警事件' })
})

test('filters hold for all of its numbers, and one without incidents may be left out', async () => {
  const ann = await addPerson(databases().worker, 'ann')
  await member('POST', path, draft([ann], { level: 2, onlyUnsettled: true, whenEmpty: false }))
  await tend(start)
  await incident('一般', hours(-2), { level: 4 })
  await incident('已办', hours(-2), { level: 1, state: 'done' })
  await tend(hours(1))
  expect(await sent()).toEqual([])
  await incident('严重', hours(2), { level: 2 })
  await tend(hours(25))
  expect((await sent()).map(({ title }) => title)).toEqual(['【日报】1 个事件，1 篇文章'])
})

test('in the language of each receiver, not while somebody rests, and after days without a worker in one', async () => {
  const db = databases().worker
  const ids = [
    await addPerson(db, 'ann', { locale: 'en' }),
    await addPerson(db, 'li', { paused_until: hours(80).toISOString() }),
  ]
  await member('POST', path, draft(ids))
  await tend(start)
  for (const day of [0, 1, 2]) await incident(`第 ${day} 天`, hours(24 * day + 2))
  await sql`delete from deliveries`.execute(db)
  await tend(hours(73))
  expect((await sent()).map(({ address, title, due }) => [address, title, due])).toEqual(
    expect.arrayContaining([
      ['ann@example.org', '[日报] 3 incidents, 3 articles', 73 * 60],
      ['li@example.org', '【日报】3 个事件，3 篇文章', 80 * 60],
    ]),
  )
})

test('it is looked at and sent by hand, changed, removed, and comes back', async () => {
  const ann = await addPerson(databases().worker, 'ann')
  const { id } = (await member('POST', path, draft([ann]))).data
  await incident('刚刚', new Date(Date.now() - 60_000))
  const preview = (await member('POST', `${path}/preview`, draft([ann]))).data
  expect(preview).toMatchObject({ title: '【日报】1 个事件，1 篇文章', items: [{ title: '刚刚' }], more: 0 })
  expect((await member('POST', `${path}/${id}/send`)).data).toEqual({ changed: 1 })
  expect((await sent()).map(({ title }) => title)).toEqual([preview.title])
  const changed = await member('PUT', path, {
    ...draft([ann], { name: '周报', every: 'week', weekday: 5, enabled: false }),
    id,
    version: 1,
  })
  expect(changed.data).toMatchObject({ name: '周报', every: 'week', nextAt: null, version: 2 })
  const removed = await member('POST', `${path}/remove`, { ids: [id] })
  await undo(removed.operation)
  expect((await member('GET', path)).data.list).toMatchObject([{ name: '周报' }])
})

test('who is not there is refused by the field; another organisation sees nothing', async () => {
  const ann = await addPerson(databases().worker, 'ann')
  expect(await member('POST', path, { name: '日报' })).toMatchObject({
    http: 400,
    problems: [{ field: 'contactIds', msg: '请选择接收人' }],
  })
  expect(await member('POST', path, draft([ann], { memberIds: [80] }))).toMatchObject({
    http: 400,
    problems: [{ field: 'memberIds' }],
  })
  expect(await member('POST', path, draft([ann], { time: '8' }))).toMatchObject({
    http: 400,
    problems: [{ field: 'time' }],
  })
  const { id } = (await member('POST', path, draft([ann]))).data
  expect((await as('member', 8)('GET', `${path}/${id}`)).http).toBe(404)
  expect((await as('member', 8)('POST', `${path}/${id}/send`)).http).toBe(404)
  expect((await as('reader')('POST', path, draft([ann]))).http).toBe(403)
})
