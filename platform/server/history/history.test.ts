// History and taking back, as a caller meets them, on a real database.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'

const { admin, databases, member, operations, reader, rows, stranger, undo } = openContacts()

describe('history', () => {
  test('keeps who did what to what, row by row, without secrets', async () => {
    const { data, operation } = await member('POST', '/contacts', { name: '甲', mail: 'a@example.com' })
    await member('PUT', `/contacts/${data.id}`, { name: '乙', mail: 'a@example.com', version: 1 })
    expect(await operations()).toMatchObject([
      {
        id: operation,
        org_id: 7,
        user_id: 2,
        code: 'contacts.create',
        subject: String(data.id),
        address: '127.0.0.1',
        changed: 1,
      },
      { code: 'contacts.update', subject: String(data.id), changed: 1 },
    ])
    const stored = await databases()
      .worker.selectFrom('operation_rows')
      .select(['act', 'key', 'before', 'after'])
      .orderBy('step')
      .execute()
    expect(stored).toMatchObject([
      { act: 'I', key: { id: data.id }, before: null },
      { act: 'U', before: { name: '甲', version: 1 }, after: { name: '乙', version: 2 } },
    ])
    expect(stored[0]?.after).not.toHaveProperty('pin')
  })

  test('keeps no line of what changed nothing, and one of what says so, with what was asked', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    expect((await member('POST', '/contacts/remove', { ids: [999] })).operation).toBeUndefined()
    await member('POST', `/contacts/${data.id}/write`, { text: '您好', password: 'geheim' })
    const lines = (await operations()).slice(1)
    expect(lines.map(({ code }) => code)).toEqual(['contacts.write', 'contacts.write'])
    expect(lines[0]?.detail).toEqual({ params: { id: data.id }, body: { text: '您好' } })
  })

  test('cannot be changed by who serves requests', async () => {
    await expect(sql`update operations set code = 'x'`.execute(databases().app)).rejects.toThrow(/permission denied/)
    await expect(sql`delete from operation_rows`.execute(databases().app)).rejects.toThrow(/permission denied/)
  })
})

describe('an operation', () => {
  const made = async (count = 1) => {
    await member('POST', '/contacts/many', { count })
    return (await rows()) as { id: number; name: string }[]
  }

  test.each([
    ['adding', async () => (await member('POST', '/contacts', { name: '甲' })).operation, 0],
    ['adding many', async () => (await member('POST', '/contacts/many', { count: 300 })).operation, 0],
    [
      'changing',
      async ([{ id } = { id: 0 }]: { id: number }[]) =>
        (await member('PUT', `/contacts/${id}`, { name: '乙', version: 1 })).operation,
      3,
    ],
    [
      'removing',
      async (all: { id: number }[]) =>
        (await member('POST', '/contacts/remove', { ids: all.map(({ id }) => id) })).operation,
      3,
    ],
    [
      'tagging',
      async (all: { id: number }[]) =>
        (await member('POST', '/contacts/tag', { ids: all.map(({ id }) => id), tag: '记者' })).operation,
      3,
    ],
  ])('of %s is taken back, and the taking back too', async (_, act, before) => {
    const start = before > 0 ? await made(before) : []
    const operation = await act(start)
    const after = await rows()
    const undone = await undo(member, operation)
    expect(undone).toMatchObject({ http: 200, operation: undone.data.operation })
    // A hidden column comes back empty; everything else as it was.
    expect((await rows()).map(row => ({ ...(row as object), pin: null }))).toEqual(
      start.map(row => ({ ...row, pin: null })),
    )
    expect((await undo(member, undone.data.operation)).http).toBe(200)
    expect((await rows()).map(row => ({ ...(row as object), pin: null }))).toEqual(
      after.map(row => ({ ...(row as object), pin: null })),
    )
  })

  test('is taken back once', async () => {
    const { operation } = await member('POST', '/contacts', { name: '甲' })
    const answers = await Promise.all([undo(member, operation), undo(admin, operation)])
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409])
  })

  test('stays when something of it was changed since, even one tag more', async () => {
    const all = await made(2)
    const { operation } = await member('POST', '/contacts/tag', { ids: all.map(({ id }) => id), tag: '记者' })
    await member('POST', '/contacts/tag', { ids: [all[0]?.id], tag: '财经' })
    expect(await undo(member, operation)).toMatchObject({ http: 409, key: 'platform.changedAfter' })
    expect(await rows()).toMatchObject([{ tags: ['记者', '财经'] }, { tags: ['记者'] }])
  })

  test('stays when another row has taken the place', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲', mail: 'a@example.com' })
    const { operation } = await member('POST', '/contacts/remove', { ids: [data.id] })
    await member('POST', '/contacts', { name: '乙', mail: 'a@example.com' })
    expect((await undo(member, operation)).key).toBe('platform.changedAfter')
  })

  test('is nobody’s to take back who may not do it, or is of another organisation', async () => {
    const { operation } = await member('POST', '/contacts', { name: '甲' })
    expect((await undo(reader, operation)).key).toBe('platform.forbidden')
    expect((await undo(stranger, operation)).http).toBe(404)
    expect((await undo(member, 987_654)).http).toBe(404)
  })
})
