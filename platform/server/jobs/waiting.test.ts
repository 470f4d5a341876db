// How much of one kind may wait for one person, on a real database, without a worker that would take any of it.
import { mostWaiting } from '@guanlan/platform/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openContacts } from '../testing/open-contacts.ts'
import { job } from './job.ts'
import { startTask } from './put-in.ts'

const { admin, databases, limit, member, stranger } = openContacts()
const tag = (ask: typeof member, name: string) => ask('POST', '/contacts/tagAll', { tag: name })
const taskCount = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from tasks`.execute(databases().worker)).rows[0]?.n

test('of fifty calls at once exactly as many are taken as may wait, and the others learn what waits', async () => {
  await sql`delete from tasks`.execute(databases().worker)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => tag(member, `n${n}`)))
  expect(answers.filter(({ http }) => http === 200)).toHaveLength(mostWaiting)
  expect(await taskCount()).toBe(mostWaiting)
  const { rows } = await sql<{ tag: string }>`
    select input ->> 'tag' as tag from tasks order by waiting_since, id limit 1`.execute(databases().worker)
  expect(answers.find(({ http }) => http !== 200)).toMatchObject({
    http: 403,
    code: 1007,
    key: 'platform.tooManyWaiting',
    msg: `您已有 20 项同类任务在排队，最多 20 项。排在最前的是“+${rows[0]?.tag}”：请等其完成，或在右上角的任务中取消不需要的`,
  })
  // Others wait in lines of their own.
  expect([(await tag(admin, '甲')).http, (await tag(stranger, '乙')).http]).toEqual([200, 200])
})

test('what runs or has ended leaves room, and an operator may raise the bound', async () => {
  await sql`delete from tasks`.execute(databases().worker)
  await limit('waitingTaskCount', 2)
  const three = async () =>
    [await tag(member, '1'), await tag(member, '2'), await tag(member, '3')].map(each => each.http)
  expect(await three()).toEqual([200, 200, 403])
  await sql`update tasks set state = 'running', worker = 1 where input ->> 'tag' = '1'`.execute(databases().worker)
  expect(await three()).toEqual([200, 403, 403])
  await sql`update tasks set state = 'cancelled'`.execute(databases().worker)
  expect(await three()).toEqual([200, 200, 403])
  await sql`update org_limits set most = 3`.execute(databases().worker)
  expect(await three()).toEqual([200, 403, 403])
})

test('what follows from something else is never refused, and takes nobody’s room', async () => {
  await sql`delete from tasks`.execute(databases().worker)
  await limit('waitingTaskCount', 1)
  const filling = job({ name: 'trial.fill', title: () => 'filling', input: z.object({}) })
  const start = (operation: number | null) =>
    databases()
      .worker.transaction()
      .execute(db => startTask({ orgId: 7, userId: 2, db }, filling, {}, operation))
  for (let n = 0; n < 3; n++) await start(null)
  await start(1)
  await expect(start(2)).rejects.toThrow('platform.tooManyWaiting')
})
