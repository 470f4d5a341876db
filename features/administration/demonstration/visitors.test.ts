// Who signs in to the demonstration is shown something, once in an hour.
import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDemonstration } from './server/index.ts'
import { receiveVisitor, type VisitParts } from './server/visitors.ts'

test('a visit begins with a sign-in of somebody who reads there, and not again within the hour', async () => {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 1, worker: 2 })
  const db = databases.worker
  const started: number[] = []
  const visits: VisitParts = {
    lastVisit: async () => new Date(started.at(-1) ?? 0),
    beginVisit: async (_, at) => void started.push(at.getTime()),
    publishVisit: async () => false,
  }
  const start = Date.now()
  const minutes = (count: number) => new Date(start + count * 60_000)
  const signIn = (account: string, at: Date, outcome = 'succeeded') =>
    sql`
    insert into sign_ins (user_id, outcome, at, address) select id, ${outcome}, ${at}, '192.0.2.1' from users where account = ${account}`.execute(
      db,
    )
  const receive = async (count: number) => {
    await receiveVisitor(db, visits, minutes(count))
    return started.length
  }
  try {
    await openDemonstration(db, true)
    expect(await receive(0)).toBe(0)
    await signIn('demo@guanlan.local', minutes(1), 'wrongPassword')
    await signIn('operator@guanlan.local', minutes(1))
    expect(await receive(1.1)).toBe(0)
    await signIn('demo@guanlan.local', minutes(2))
    expect(await receive(2.1)).toBe(1)
    expect(started).toEqual([minutes(2.1).getTime()])
    await signIn('member@guanlan.local', minutes(30))
    expect(await receive(30.1)).toBe(1)
    await signIn('member@guanlan.local', minutes(70))
    expect(await receive(70.1)).toBe(2)
    // Too long ago: nobody waits for it any more.
    await signIn('demo@guanlan.local', minutes(140))
    expect(await receive(150)).toBe(2)
  } finally {
    await databases.close()
    await database.drop()
  }
})
