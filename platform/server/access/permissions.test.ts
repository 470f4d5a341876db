// Permissions, as a caller meets them, on a real database.
import { describe, expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'

const { as, databases, member, reader } = openContacts()

describe('a permission', () => {
  test('comes with a built-in role', async () => {
    expect((await member('POST', '/contacts', { name: '甲' })).http).toBe(200)
    expect(await reader('POST', '/contacts', { name: '乙' })).toMatchObject({ http: 403, key: 'platform.forbidden' })
    expect((await reader('GET', '/contacts')).data).toHaveLength(1)
  })

  test('is refused before the input is looked at, and to strangers whatever they send', async () => {
    expect((await reader('POST', '/contacts', { nonsense: 1 })).key).toBe('platform.forbidden')
    expect((await as(4, 7)('GET', '/contacts')).key).toBe('platform.organisationForbidden')
  })

  test('of a role of the organisation holds from the next call on, and so does its loss', async () => {
    const db = databases().worker
    await db
      .insertInto('roles')
      .values({ org_id: 7, id: 5, name: '编辑', based_on: 'reader', granted: ['contacts.edit'] })
      .execute()
    await db.insertInto('member_roles').values({ org_id: 7, user_id: 3, role_id: 5 }).execute()
    expect((await reader('POST', '/contacts', { name: '甲' })).http).toBe(200)
    await db
      .updateTable('roles')
      .set({ granted: [], withheld: ['contacts.view'] })
      .where('id', '=', 5)
      .execute()
    expect((await reader('POST', '/contacts', { name: '乙' })).http).toBe(403)
    expect((await reader('GET', '/contacts')).http).toBe(403)
    await db.deleteFrom('memberships').where('user_id', '=', 3).where('org_id', '=', 7).execute()
    expect((await reader('GET', '/contacts')).key).toBe('platform.organisationForbidden')
    await db.insertInto('memberships').values({ org_id: 7, user_id: 3, role: 'reader' }).execute()
  })
})
