// A call that an administrator makes in their organisation, and the operator in any.
import { expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'

const { admin, as, member, operations, operator, reader, rows, stranger } = openContacts()

test('is made in the organisation that the header names, and kept in its history under the operator', async () => {
  const { http, data, operation } = await operator(8)('POST', '/contacts', { name: '甲' })
  expect(http).toBe(200)
  expect(await rows()).toMatchObject([{ id: data.id, org_id: 8 }])
  expect(await operations()).toMatchObject([{ id: operation, org_id: 8, user_id: 5, code: 'contacts.create' }])
})

test('shows an administrator their own, and the operator one organisation or all', async () => {
  await admin('POST', '/contacts', { name: '甲' })
  await stranger('POST', '/contacts', { name: '乙' })
  const namesFor = async (ask: ReturnType<typeof operator>) =>
    (await ask('GET', '/contacts')).data.map(({ name }: { name: string }) => name)
  expect(await namesFor(admin)).toEqual(['甲'])
  expect(await namesFor(operator(8))).toEqual(['乙'])
  expect(await namesFor(operator(null))).toEqual(['甲', '乙'])
})

test('is refused to whoever has no permission, to strangers, and where no organisation is named', async () => {
  expect(await reader('POST', '/contacts', { name: '甲' })).toMatchObject({ http: 403, key: 'platform.forbidden' })
  const strangers = [as(4, 7), as(5, 7), as('5+developer', 7)]
  for (const ask of strangers)
    expect(await ask('GET', '/contacts')).toMatchObject({ http: 403, key: 'platform.organisationForbidden' })
  const nowhere = { http: 403, key: 'platform.organisationMissing' }
  expect(await operator(null)('POST', '/contacts', { name: '甲' })).toMatchObject(nowhere)
  expect(await as(1, null)('GET', '/contacts')).toMatchObject(nowhere)
  expect(await operator(99)('POST', '/contacts', { name: '甲' })).toMatchObject({ http: 404 })
  expect(await rows()).toEqual([])
})

test('lets the operator into no call of members alone', async () => {
  const { data } = await member('POST', '/contacts', { name: '甲' })
  const requested = await operator(7)('PUT', `/contacts/${data.id}`, { name: '乙', version: 1 })
  expect(requested).toMatchObject({ http: 403, key: 'platform.organisationForbidden' })
})
