// Public links, as whoever has one meets them, on a real database.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openContacts } from '../testing/open-contacts.ts'

const { app, databases, member } = openContacts()

describe('a link', () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const share = async (more: object = {}) => {
    const { data } = await member('POST', '/contacts', { name: '甲' })
    const { data: link } = await member('POST', `/contacts/${data.id}/link`, { expiresAt: later, ...more })
    return { id: data.id as number, token: link.token as string }
  }
  const open = async (token: string, path = 'shared') => {
    const reply = await app().inject({ method: 'GET', url: `/${path}/${token}` })
    return { http: reply.statusCode, ...reply.json() }
  }

  test('opens one object without signing in, and is kept as a hash', async () => {
    const { token } = await share()
    expect(await open(token)).toMatchObject({ http: 200, data: { name: '甲' } })
    const { rows: stored } = await sql`select * from links`.execute(databases().worker)
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[0])
    expect(stored).toMatchObject([{ uses: 1, created_by: 2 }])
  })

  test.each([
    ['altered', async ({ token }: { token: string }) => open(`${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)],
    ['cut', async ({ token }: { token: string }) => open(token.slice(0, -1))],
    ['of another purpose', async ({ token }: { token: string }) => open(token, 'elsewhere')],
    [
      'revoked',
      async ({ token }: { token: string }) => {
        await sql`update links set revoked_at = now()`.execute(databases().worker)
        return open(token)
      },
    ],
    [
      'expired',
      async ({ token }: { token: string }) => {
        await sql`update links set expires_at = now() - interval '1 second'`.execute(databases().worker)
        return open(token)
      },
    ],
    [
      'of a disabled organisation',
      async ({ token }: { token: string }) => {
        await sql`update organisations set enabled = false where id = 7`.execute(databases().worker)
        const answer = await open(token)
        await sql`update organisations set enabled = true where id = 7`.execute(databases().worker)
        return answer
      },
    ],
  ])('that is %s is as good as none', async (_, act) => {
    expect(await act(await share())).toMatchObject({ http: 404, key: 'platform.missing' })
  })

  test('that may be used twice is used twice, however many come at once', async () => {
    const { token } = await share({ mostUses: 2 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(token)))
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(2)
  })
})
