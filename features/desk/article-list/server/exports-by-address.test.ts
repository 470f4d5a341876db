// The address of a file, for colleagues and scripts that have no session.
import { describe, expect, test } from 'vitest'
import { openExports, path, whole } from './testing/exports.ts'

const { as, member, arrive, made } = openExports()

describe('an address of a file', () => {
  const link = (id: number, days = 7, ask = member) => ask('POST', `${path}/${id}/link`, { days })
  const nobody = { authorization: undefined, 'x-org': undefined }
  const open = (token: string, headers: object = {}) =>
    member('GET', `${path}/link/${token}`, undefined, { ...nobody, ...headers })

  test('gives it in parts to whoever has it, until it is ended', async () => {
    await arrive(3)
    const { record, text } = await made(whole())
    const { data } = await link(record.id)
    const all = await open(data.token)
    expect([all.http, all.file]).toEqual([200, text])
    const rest = await open(data.token, { range: 'bytes=5-', 'if-range': all.headers.etag })
    expect([rest.http, rest.headers['content-range']]).toEqual([206, `bytes 5-${record.bytes! - 1}/${record.bytes}`])
    expect((await member('GET', path)).data.list[0].linkedUntil).toBe(data.expiresAt)
    expect((await member('DELETE', `${path}/${record.id}/link`)).data).toEqual({ ended: 1 })
    expect((await open(data.token)).http).toBe(404)
    expect((await member('GET', path)).data.list[0].linkedUntil).toBeNull()
  })

  test('ends with the file, is not guessed, and is given by whoever may alone', async () => {
    await arrive(1)
    const { record } = await made(whole())
    const { data } = await link(record.id, 30)
    expect(Date.parse(data.expiresAt)).toBeLessThanOrEqual(Date.parse(record.expiresAt!))
    expect((await open(`${data.token}x`)).http).toBe(404)
    expect(await link(record.id, 31)).toMatchObject({ http: 400, problems: [{ field: 'days' }] })
    expect((await link(record.id, 7, as('reader'))).http).toBe(403)
    expect((await link(record.id, 7, as('orgAdmin', 8))).http).toBe(404)
    await member('DELETE', path, { id: record.id })
    expect((await open(data.token)).http).toBe(404)
  })
})
