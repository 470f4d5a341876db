// Rules of events on arrival: what joins by its rule and as a copy, within the span alone, and what people took out.
import { removeFromSet } from '@guanlan/features/articles/articles/server/facts'
import { NewEvent } from '@guanlan/features/events/events/contract'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeEvents } from '../features/events/events/server/records/bin.ts'
import { filling } from '../features/events/events/server/rules/fill.ts'
import { createEvent, updateRule } from '../features/events/events/server/saving/save.ts'
import { openWarned, other, own, proseOf } from './testing/open-warned.ts'

const { databases, db, inOrg, arrive, monitor } = openWarned()
const dayMs = 86_400_000
const story = '泊舟汽车召回一万二千辆轿车，车门把手在零下二十度会冻住，车主可以到任何一家服务站免费更换。'.repeat(4)
const event = (more: object = {}, orgId = own) => {
  const startTime = new Date(Date.now() - dayMs).toISOString()
  return inOrg(
    scope => createEvent(scope, NewEvent.parse({ title: '召回事件', rule: '泊舟', startTime, ...more })),
    orgId,
  )
}
/** Titles of what is in an event, by how they came. */
const inside = async (id: number) =>
  (
    await sql<{ line: string }>`
      select a.title || ' ' || m.how as line from article_set_members m join articles a on a.id = m.article_id
      where m.kind = 'event' and m.set_id = ${id} and m.taken_at is null order by a.id`.execute(db())
  ).rows.map(({ line }) => line)

test('what its rule wants joins, also where no monitor wants it, within the span alone', async () => {
  const { id } = await event()
  const elsewhere = await event({ rule: '鲸鱼' }, other)
  await arrive(
    { title: '泊舟召回', body: proseOf(1) },
    { title: '码头开工', body: proseOf(2) },
    { title: '泊舟旧闻', body: proseOf(3), publishedAt: new Date(Date.now() - 3 * dayMs).toISOString() },
  )
  expect(await inside(id)).toEqual(['泊舟召回 rule'])
  expect(await inside(elsewhere.id)).toEqual([])
})

test('a changed rule holds for the next article, one in the bin for none', async () => {
  const { id } = await event()
  await inOrg(scope => updateRule(scope, { id, rule: '码头' }))
  await arrive({ title: '泊舟召回', body: proseOf(1) }, { title: '码头开工', body: proseOf(2) })
  expect(await inside(id)).toEqual(['码头开工 rule'])
  await inOrg(scope => removeEvents(scope, { ids: [id], allOf: null, but: [] }))
  await arrive({ title: '码头停工', body: proseOf(3) })
  expect(await inside(id)).toEqual(['码头开工 rule'])
})

test('a copy that joined by its story and that a changed rule wants stays, though what brought it leaves', async () => {
  await monitor('把手')
  const { id } = await event()
  await arrive({ title: '泊舟召回', body: story })
  await arrive({ title: '车门把手召回', body: story.replaceAll('泊舟汽车', '某汽车公司') })
  expect(await inside(id)).toEqual(['泊舟召回 rule', '车门把手召回 story'])
  await inOrg(scope => updateRule(scope, { id, rule: '某汽车公司' }))
  await finishTasks(databases(), [filling])
  expect(await inside(id)).toEqual(['车门把手召回 rule'])
})

test('copies of its stories join; what somebody took out stays out', async () => {
  await monitor('把手')
  const { id } = await event()
  await arrive({ title: '泊舟召回', body: story, sourceId: 'one' })
  const { rows } = await sql<{ id: number }>`select id from articles`.execute(db())
  // A copy without the word of the rule.
  await arrive(
    { title: '车门把手召回', body: story.replaceAll('泊舟汽车', '某汽车公司') },
    {
      title: '更早的车门把手召回',
      body: story.replaceAll('泊舟汽车', '某车企'),
      publishedAt: new Date(Date.now() - 3 * dayMs).toISOString(),
    },
  )
  expect(await inside(id)).toEqual(['泊舟召回 rule', '车门把手召回 story'])
  await inOrg(scope => removeFromSet({ ...scope, userId: 1 }, [Number(rows[0]?.id)], { kind: 'event', id }))
  await arrive({ title: '泊舟召回', body: story, sourceId: 'one' })
  expect(await inside(id)).toEqual(['车门把手召回 story'])
})
