// Memberships as the groups of a person's tokens give and take them (features/people/sign-in follows the tokens).
import { asOrganisation, roleTableOf, type Tx } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { membersFeature } from '../contract.ts'
import { groupMemberships, membersServer } from './index.ts'

const { databases } = openFeature([
  membersServer({ publicUrl: 'https://guanlan.example.com', roleTable: () => roleTableOf([membersFeature]) }),
])
const db = () => databases().worker
const within = (work: (tx: Tx) => Promise<unknown>) =>
  db()
    .transaction()
    .execute(tx => asOrganisation(tx, 7, () => work(tx)))
const inSeven = async (userId: number) =>
  (await groupMemberships.of(db(), userId))
    .filter(({ orgId }) => orgId === 7)
    .map(({ role, group }) => ({ role, group }))

test('a group gives a membership, another its role, and the last one takes it', async () => {
  await within(tx => groupMemberships.give(tx, 81, { orgId: 7, role: 'reader', group: 'a' }))
  expect(await inSeven(81)).toEqual([{ role: 'reader', group: 'a' }])
  await within(tx => groupMemberships.give(tx, 81, { orgId: 7, role: 'member', group: 'b' }))
  expect(await inSeven(81)).toEqual([{ role: 'member', group: 'b' }])
  await within(tx => groupMemberships.take(tx, 81, 7))
  expect(await inSeven(81)).toEqual([])
})

test('what was given here stays as it is', async () => {
  const before = await inSeven(70)
  expect(before).toEqual([{ role: 'orgAdmin', group: null }])
  await within(tx => groupMemberships.give(tx, 70, { orgId: 7, role: 'reader', group: 'a' }))
  await within(tx => groupMemberships.take(tx, 70, 7))
  expect(await inSeven(70)).toEqual(before)
})

test('an organisation that is not there is passed over', async () => {
  await db()
    .transaction()
    .execute(tx => groupMemberships.give(tx, 81, { orgId: 99, role: 'reader', group: 'a' }))
  expect((await groupMemberships.of(db(), 81)).map(({ orgId }) => orgId)).toEqual([8])
})
