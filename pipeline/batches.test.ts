import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimBatch, endBatch, postpone } from './batches.ts'

test.each([
  ['age', [1, 1, 1, 1, null, null, 2]],
  ['fewest', [2, null, null, 1, 1, 1, 1]],
] as const)('by %s, batches of who hands in much and of others are taken in this order', async (order, expected) => {
  const database = await migratedDatabase()
  const { worker, close } = openDatabases(database.url, { app: 1, worker: 1 })
  const handedIn = [1, 1, 1, 1, null, null, 2]
  for (const [n, only_org] of handedIn.entries())
    await worker
      .insertInto('received_batches')
      .values({ source: `batch ${n}`, only_org, items: '[]', size: 0 })
      .execute()
  const taken: (number | null)[] = []
  for (let more = true; more; )
    more = await worker.transaction().execute(async tx => {
      const batch = await claimBatch(tx, order)
      if (!batch) return false
      taken.push(batch.only_org)
      await endBatch(tx, batch)
      return true
    })
  expect(taken).toEqual(expected)
  await close()
  await database.drop()
})

test.each([
  ['40P01', 1],
  ['23514', 30],
])('an article of two failures that ends with %s waits %i seconds', async (code, seconds) => {
  const database = await migratedDatabase()
  const { worker, close } = openDatabases(database.url, { app: 1, worker: 1 })
  await worker
    .insertInto('received_batches')
    .values({ source: 'test', only_org: null, items: '[{}]', size: 1, attempts: 2 })
    .execute()
  const batch = await worker.transaction().execute(tx => claimBatch(tx, 'age'))
  if (batch) await postpone(worker, batch, Object.assign(new Error('refused'), { code }))
  const { rows } = await sql<{ pause: number; attempts: number }>`
    select ceil(extract(epoch from retry_at - now()))::int as pause, attempts from received_batches`.execute(worker)
  expect(rows).toEqual([
    { pause: expect.toSatisfy((pause: number) => pause > seconds - 5 && pause <= seconds), attempts: 3 },
  ])
  await close()
  await database.drop()
})
