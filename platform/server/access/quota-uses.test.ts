// What others than calls spend of quotas, on a real database.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'
import { giveBackOfMonth, spendOfMonth, spendToday } from './quota-uses.ts'

const { databases } = openContacts()
const db = () => databases().worker
const usedOf = async (quota: string) =>
  (await db().selectFrom('quota_uses').select('used').where('org_id', '=', 7).where('quota', '=', quota).execute()).map(
    ({ used }) => Number(used),
  )

test('what is spent in a day adds up', async () => {
  for (const used of [2, 3])
    await spendToday(db(), sql`select 7 as org_id, 'lettersADay' as quota, ${used}::int as used`)
  expect(await usedOf('lettersADay')).toEqual([5])
})

test('of a month one is spent as long as there is one left, and one that is given back may be spent again', async () => {
  const month = { orgId: 7, quota: 'callsAMonth' }
  const spendOne = async () => (await spendOfMonth(month, sql`2::bigint`).execute(db())).rows.length
  expect([await spendOne(), await spendOne(), await spendOne()]).toEqual([1, 1, 0])
  const { rows } = await sql<{ day: string }>`select quota_day(7)::text as day`.execute(db())
  await giveBackOfMonth(month, rows[0]?.day ?? '').execute(db())
  expect(await usedOf('callsAMonth')).toEqual([1])
  expect([await spendOne(), await spendOne()]).toEqual([1, 0])
})
