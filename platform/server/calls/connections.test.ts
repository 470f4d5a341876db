// Connections, as callers share them, on a real database.
import { describe, expect, test } from 'vitest'
import { outside } from '../testing/contacts.ts'
import { openContacts } from '../testing/open-contacts.ts'

const { member, origin, owner, stranger } = openContacts()

describe('connections', () => {
  test('are not held by calls that wait for the outside world', async () => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    let go = () => {}
    const pending = new Promise<void>(resolve => {
      go = resolve
    })
    outside.answer = () => pending
    const waiting = Array.from({ length: 12 }, () => member('POST', `/contacts/${data.id}/write`, { text: '' }))
    // More of them than there are connections, and another call is answered all the same.
    expect((await member('GET', '/contacts')).http).toBe(200)
    go()
    expect((await Promise.all(waiting)).every(({ http }) => http === 200)).toBe(true)
  })

  test('of one organisation’s expensive calls leave some for everybody else and for its own cheap ones', async () => {
    const expensive = Array.from({ length: 3 }, () => member('GET', '/contacts/sleepLong/0.4'))
    const first = Promise.race(expensive).then(() => 'expensive')
    expect(await Promise.race([first, stranger('GET', '/contacts').then(() => 'other')])).toBe('other')
    expect(await Promise.race([first, member('GET', '/contacts').then(() => 'own')])).toBe('own')
    expect((await Promise.all(expensive)).every(({ http }) => http === 200)).toBe(true)
  })

  test('work for nobody who has left: the statement ends in the database', async () => {
    const leaving = new AbortController()
    const headers = { authorization: 'Bearer 2', orgid: '7' }
    const gone = fetch(`${origin()}/contacts/sleep/4`, { headers, signal: leaving.signal }).catch(() => 'left')
    // As the owner: what a connection runs is shown to nobody else.
    const running = async () => {
      const { rowCount } = await owner().query(
        "select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'",
      )
      return rowCount
    }
    await expect.poll(running, { timeout: 3_000, interval: 20 }).toBe(1)
    leaving.abort()
    expect(await gone).toBe('left')
    await expect.poll(running, { timeout: 2_000, interval: 20 }).toBe(0)
    expect((await member('GET', '/contacts')).http).toBe(200)
  })
})
