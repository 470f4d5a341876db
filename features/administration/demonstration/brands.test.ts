// The brands of the demonstration in the library that operators keep.
import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { openDemonstration } from './server/index.ts'

test('come with it and go with it, and what an operator has entered stays as it is', async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 2 })
  const db = databases.worker
  try {
    const own = { kind: 'brand', name: '澄屿汽车', aliases: ['澄屿股份'], demonstration: false }
    await db.insertInto('names').values(own).execute()
    const stored = () =>
      db
        .selectFrom('names')
        .select(['kind', 'name', 'aliases', 'demonstration'])
        .where('name', 'in', ['澄屿汽车', '鹭行'])
        .orderBy('kind')
        .execute()
    await openDemonstration(db, true)
    expect(await stored()).toEqual([own, { kind: 'prod', name: '鹭行', aliases: [], demonstration: true }])
    await openDemonstration(db, false)
    expect(await stored()).toEqual([own])
  } finally {
    await databases.close()
    await database.drop()
  }
})
