// Stretches of work: beats lengthen the newest one, a pause of more than five minutes begins another.
import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { beat } from './beat.ts'
import { ArticleShare } from './collect/article-share.ts'
import { handIn } from './collect/hand-in.ts'
import { identify } from './normalise/normalise.ts'
import { readItem } from './normalise/read-item.ts'

test('work is kept as stretches, and what senders hand in by the hour', async () => {
  const database = await migratedDatabase()
  const { worker, close } = openDatabases(database.url, { app: 1, worker: 2 })
  const stretches = async () =>
    (await worker.selectFrom('running_stretches').selectAll().orderBy('begun_at').execute()).length
  await Promise.all([beat(worker), beat(worker)])
  await sql`delete from running_stretches where begun_at > (select min(begun_at) from running_stretches)`.execute(
    worker,
  )
  const put = (minutes: number) =>
    sql`update running_stretches set begun_at = begun_at - interval '1 day', beaten_at = now() - ${minutes} * interval '1 minute'`.execute(
      worker,
    )
  await put(4)
  await beat(worker)
  expect(await stretches()).toBe(1)
  await put(6)
  await beat(worker)
  expect(await stretches()).toBe(2)
  await sql`update running_stretches set beaten_at = now() - interval '14 months'`.execute(worker)
  await beat(worker)
  expect(await stretches()).toBe(1)

  await worker.insertInto('organisations').values({ id: 7, name: '机构七' }).execute()
  const send = handIn({ db: worker, identify, read: readItem, share: new ArticleShare({ perSecond: 0.001, burst: 7 }) })
  const scope = { orgId: 7, userId: 71, now: new Date() }
  const item = { title: '一条', body: '正文', mediaType: 'web', media: '甲' }
  await send(scope, 'push', [item, item])
  await send(scope, 'push', [item, { title: 7 }])
  await send({ ...scope, userId: null }, 'hook 3', [item])
  await send(scope, 'entry', [item], { by: 71, monitors: [], labels: [] })
  await send(scope, 'push', [{}])
  await expect(send(scope, 'push', [item])).rejects.toMatchObject({ kind: 'tooMany', key: 'intake.tooFast' })
  const stored = await worker
    .selectFrom('sender_hours')
    .select(['sender', 'user_id', 'calls', 'articles'])
    .orderBy('sender')
    .execute()
  expect(stored).toEqual([
    { sender: 'hook 3', user_id: 0, calls: 1, articles: 1 },
    { sender: 'push', user_id: 71, calls: 2, articles: 3 },
  ])
  await close()
  await database.drop()
})
