// Quotas, as a caller meets them, on a real database.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'

const { databases, limit, member, operations, rows, stranger, undo } = openContacts()

describe('a quota', () => {
  test('lets through exactly as many of fifty at once as there is room for', async () => {
    await limit('addressBookCount', 3)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => member('POST', '/contacts', { name: `n${n}` })),
    )
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(3)
    const refused = answers.find(({ http }) => http !== 200)
    expect(refused).toMatchObject({
      http: 403,
      code: 1007,
      key: 'platform.overQuota',
      msg: '已超出机构配额：“联系人”的额度为 3，完成后将为 4。请删除不再需要的，或请管理员（成员 1）在个人中心扩容',
    })
    expect(await rows()).toHaveLength(3)
  })

  test('is shown with what is used of it', async () => {
    await limit('addressBookCount', 5)
    await limit('lettersADay', 2)
    const { data } = await member('POST', '/contacts', { name: '甲' })
    await member('POST', `/contacts/${data.id}/write`, { text: '' })
    const { data: usages } = await member('GET', '/contacts/gauges')
    expect(usages).toEqual([
      { quota: 'addressBookCount', title: '联系人', kind: 'standing', used: 1, limit: 5 },
      { quota: 'eachImport', title: '一次导入', kind: 'value', used: null, limit: null },
      { quota: 'lettersADay', title: '每日信件', kind: 'daily', used: 1, limit: 2 },
    ])
  })

  test('of a day is that of the organisation', async () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    await limit('lettersADay', 1)
    const { data } = await member('POST', '/contacts', { name: '甲' })
    // These two are never in the same day.
    for (const zone of zones) {
      await sql`update organisations set time_zone = ${zone} where id = 7`.execute(databases().worker)
      const write = () => member('POST', `/contacts/${data.id}/write`, { text: '' })
      expect([(await write()).http, (await write()).http]).toEqual([200, 403])
      const { data: usages } = await member('GET', '/contacts/gauges')
      expect(usages[2]).toMatchObject({ quota: 'lettersADay', used: 1 })
    }
    await sql`update organisations set time_zone = 'Asia/Shanghai' where id = 7`.execute(databases().worker)
    const { rows: days } = await sql`select from quota_uses`.execute(databases().worker)
    expect(days).toHaveLength(2)
  })

  test('that is nearly used is noted once a limit', async () => {
    await limit('addressBookCount', 10)
    await member('POST', '/contacts/many', { count: 8 })
    const marks = async () => {
      const { rows: found } = await sql<{ percent: number }>`select percent from quota_marks order by percent`.execute(
        databases().worker,
      )
      return found.map(({ percent }) => percent)
    }
    expect(await marks()).toEqual([])
    await member('POST', '/contacts', { name: '九' })
    expect(await marks()).toEqual([90])
    await member('POST', '/contacts', { name: '十' })
    expect((await member('POST', '/contacts', { name: '十一' })).http).toBe(403)
    expect(await marks()).toEqual([90, 100])
  })

  test('of another organisation is none of ours', async () => {
    await limit('addressBookCount', 0)
    expect((await stranger('POST', '/contacts', { name: '甲' })).http).toBe(200)
  })

  test('counts what an act adds, and leaves nothing of one that was too much', async () => {
    await limit('addressBookCount', 5)
    expect((await member('POST', '/contacts/many', { count: 6 })).http).toBe(403)
    expect(await rows()).toHaveLength(0)
    expect(await operations()).toEqual([])
    expect((await member('POST', '/contacts/many', { count: 5 })).http).toBe(200)
  })

  test('of a number in the call is asked before the work', async () => {
    await limit('eachImport', 10)
    expect((await member('POST', '/contacts/many', { count: 11 })).key).toBe('platform.overQuota')
    expect((await member('POST', '/contacts/many', { count: 10 })).http).toBe(200)
  })

  test('of a day is spent once by a call that waits for the outside world', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    await limit('lettersADay', 2)
    const write = () => member('POST', `/contacts/${data.id}/write`, { text: '您好' })
    expect([(await write()).http, (await write()).http, (await write()).http]).toEqual([200, 200, 403])
    const { rows: uses } = await sql`select used from quota_uses`.execute(databases().worker)
    expect(uses).toEqual([{ used: 2 }])
  })

  test('is met by a removal that is taken back, too', async () => {
    await limit('addressBookCount', 1)
    const { data } = await member('POST', '/contacts', { name: '甲' })
    const { operation } = await member('POST', '/contacts/remove', { ids: [data.id] })
    expect((await member('POST', '/contacts', { name: '乙' })).http).toBe(200)
    expect((await undo(member, operation)).key).toBe('platform.overQuota')
    expect(await rows()).toMatchObject([{ name: '乙' }])
  })
})
