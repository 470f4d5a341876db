// Whatever acts for a person without them (docs/decisions/0021): each brings what its maker sees at that moment, and ends with them.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts, features } from '../features.ts'
import { db, type Given, ground, hidden, open, openGround, see } from './acting-for-people/ground.ts'
import { kinds, type Look } from './acting-for-people/kinds.ts'

beforeAll(openGround)
afterAll(() => ground.product.close())

const looks: Record<string, { wide: Look; narrow: Look | null }> = {}
const lookAll = async (which: 'wide' | 'narrow') => {
  const given: Record<string, Given> = {}
  for (const [name, look] of Object.entries(looks)) {
    const one = look[which]
    if (one) given[name] = await one()
  }
  return given
}
const withWord = (given: Record<string, Given>, word: string) =>
  Object.entries(given).flatMap(([name, { text }]) => (text.includes(word) ? [name] : []))
const answered = (given: Record<string, Given>) =>
  Object.entries(given).flatMap(([name, { status }]) => (status < 400 ? [name] : []))
const all = Object.keys(kinds)
const showing = all.filter(name => kinds[name]?.shows)

test('made by somebody who sees everything, each brings it', async () => {
  for (const [name, kind] of Object.entries(kinds)) {
    const wide = await kind.make(hidden).catch(error => {
      throw new Error(`${name}: ${error.message}`)
    })
    looks[name] = { wide, narrow: null }
  }
  const given = await lookAll('wide')
  expect(answered(given)).toEqual(all)
  expect(withWord(given, hidden)).toEqual(showing)
})

test('once their role is limited to a folder, what they made brings nothing from outside it, and what they make brings what they see', async () => {
  await see(open)
  for (const [name, kind] of Object.entries(kinds))
    if (!kind.ofEverything && looks[name]) looks[name].narrow = await kind.make(open)
  expect(withWord(await lookAll('wide'), hidden)).toEqual([])
  const given = await lookAll('narrow')
  expect(withWord(given, hidden)).toEqual([])
  const narrow = all.filter(name => !kinds[name]?.ofEverything)
  expect(answered(given)).toEqual(narrow)
  expect(withWord(given, open)).toEqual(narrow.filter(name => showing.includes(name)))
})

test('once the folder is taken away, neither brings anything of it', async () => {
  await see('空')
  for (const which of ['wide', 'narrow'] as const) {
    const given = await lookAll(which)
    expect([withWord(given, hidden), withWord(given, open)]).toEqual([[], []])
  }
})

test('once a permission is taken away, what needs it does nothing, and goes on when it is given back', async () => {
  await see(null, { withheld: [...new Set(Object.values(kinds).map(({ needs }) => needs))] })
  for (const which of ['wide', 'narrow'] as const) expect(answered(await lookAll(which))).toEqual([])
  await see(null)
  expect(withWord(await lookAll('wide'), hidden)).toEqual(showing)
})

test('once they are removed, nothing is done in their name', async () => {
  await sql`delete from memberships where user_id = ${ground.makerId}`.execute(db())
  for (const which of ['wide', 'narrow'] as const) {
    const given = await lookAll(which)
    expect([answered(given), withWord(given, hidden), withWord(given, open)]).toEqual([[], [], []])
  }
})

/** Links that act for whoever received them, and show nothing that lies in folders. */
const ofReceivers: Readonly<Record<string, string>> = {
  emailConfirmation: 'says that the address it was sent to is theirs',
  invitation: 'of the organisation: listed, and withdrawn by whoever may invite',
  unsubscribe: 'ends messages to the address it was sent to',
}

test('each link names what its maker must be allowed to do, and is made above', () => {
  const links = Object.values(contracts).flatMap(contract =>
    Object.values(contract).flatMap(endpoint => (endpoint.access === 'link' ? [endpoint] : [])),
  )
  const permissions = features.flatMap(({ name, permissions }) =>
    Object.keys(permissions).map(each => `${name}.${each}`),
  )
  const unknown = links.flatMap(({ makerNeeds }) => (makerNeeds ?? []).filter(each => !permissions.includes(each)))
  expect(unknown).toEqual([])
  const purposes = (isOfMaker: boolean) =>
    [
      ...new Set(links.filter(({ makerNeeds }) => (makerNeeds !== null) === isOfMaker).map(({ purpose }) => purpose)),
    ].sort()
  expect(purposes(false)).toEqual(Object.keys(ofReceivers).sort())
  expect(purposes(true).filter(purpose => !Object.hasOwn(kinds, purpose))).toEqual([])
})
