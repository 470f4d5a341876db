import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { preferencesServer } from './index.ts'

const { as, databases } = openFeature([preferencesServer], ['user_flags'])
const member = as()
const flag = '/inews/user/flag'

test('what a person keeps comes back by its key, and null forgets it', async () => {
  await member('POST', flag, { key: 'desk.columns', value: ['title', 'media'] })
  await member('POST', flag, { key: 'seen:tour', value: { version: 2 } })
  await member('POST', flag, { key: 'seen:tour', value: { version: 3 } })
  expect((await member('GET', flag)).data).toEqual({
    'desk.columns': ['title', 'media'],
    'seen:tour': { version: 3 },
  })
  expect((await member('GET', `${flag}?key=seen:tour`)).data).toEqual({ 'seen:tour': { version: 3 } })
  await member('POST', flag, { key: 'seen:tour', value: null })
  expect((await member('GET', flag)).data).toEqual({ 'desk.columns': ['title', 'media'] })
})

test('nobody else sees it, not in the same organisation either', async () => {
  await member('POST', flag, { key: 'a', value: 1 })
  for (const other of [as('orgAdmin'), as('member', 8)]) expect((await other('GET', flag)).data).toEqual({})
})

test.each([
  ['no key', { value: 1 }, 'key'],
  ['a key with blanks', { key: 'a b', value: 1 }, 'key'],
  ['a long value', { key: 'a', value: 'x'.repeat(4_000) }, 'value'],
  ['a value nested thousands deep', { key: 'a', value: JSON.parse('['.repeat(4_000) + ']'.repeat(4_000)) }, 'value'],
  ['no value', { key: 'a' }, 'value'],
])('%s is refused by the field', async (_, body, field) => {
  expect(await member('POST', flag, body)).toMatchObject({ http: 400, problems: [{ field }] })
})

test('more than 200 are not kept, and those that are can still be changed', async () => {
  await databases()
    .worker.insertInto('user_flags')
    .values(
      Array.from({ length: 200 }, (_, n) => ({
        org_id: 7,
        user_id: 71,
        key: `k${n}`,
        value: '1',
        updated_at: new Date(),
      })),
    )
    .execute()
  expect(await member('POST', flag, { key: 'more', value: 1 })).toMatchObject({
    http: 403,
    key: 'preferences.tooManyFlags',
  })
  expect((await member('POST', flag, { key: 'k7', value: 2 })).http).toBe(200)
})
