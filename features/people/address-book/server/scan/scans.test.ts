// Binding by a code that is scanned: once, for five minutes, ten of an organisation, and in the demonstration alone.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addressBookServer } from '../index.ts'

const { as, databases } = openFeature(
  [addressBookServer({ publicUrl: 'https://guanlan.example.com' })],
  ['we_chat_scans', 'we_chat_receivers', 'address_book', 'links'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const codes = '/inews/api/weixinQrcodeNew'
const book = '/inews/addressBook'
const nobody = { authorization: undefined, orgid: undefined }

const showing = (demonstration: boolean) =>
  sql`update organisations set demonstration = ${demonstration} where id = 7`.execute(databases().worker)
beforeEach(() => showing(true))

const person = async (name: string): Promise<number> => (await member('POST', book, { name, weChat: name })).data.id
const code = async (personId: number) => (await member('GET', `${codes}?personId=${personId}`)).data
const scan = (url: string) => stranger('GET', new URL(url).pathname, undefined, nobody)
const status = async (id: number) => (await member('GET', `${codes}/status/${id}`)).data
const receiver = async (id: number) => (await member('GET', `${book}/${id}/weChat`)).data

test('whoever scans the code is bound, once, until somebody unbinds them', async () => {
  const id = await person('李雷')
  const made = await code(id)
  expect(await status(made.id)).toEqual({ status: 'waiting', reason: null })
  const page = await scan(made.url)
  expect([page.http, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.file).toContain('已扫码并绑定')
  expect(await status(made.id)).toEqual({ status: 'bound', reason: null })
  expect((await receiver(id)).boundAt).not.toBeNull()
  expect((await scan(made.url)).http).toBe(404)
  await member('DELETE', `${book}/${id}/weChat`)
  expect(await receiver(id)).toEqual({ boundAt: null, canScan: true })
  expect((await member('DELETE', `${book}/${id}/weChat`)).http).toBe(404)
})

test('the eleventh scan is refused and says why; whoever is bound may scan again', async () => {
  const people: number[] = []
  for (let n = 0; n < 11; n++) people.push(await person(`接收人 ${n}`))
  const made = []
  for (const id of people) made.push(await code(id))
  for (const { url } of made.slice(0, 9)) await scan(url)
  await Promise.all(made.slice(9).map(({ url }) => scan(url)))
  const outcomes = []
  for (const { id } of made) outcomes.push((await status(id)).status)
  expect(outcomes.filter(each => each === 'bound')).toHaveLength(10)
  const refused = outcomes.indexOf('refused')
  expect(await status(made[refused].id)).toEqual({ status: 'refused', reason: '最多 10 个接收端' })
  const again = await code(people[refused === 0 ? 1 : 0] ?? 0)
  await scan(again.url)
  expect((await status(again.id)).status).toBe('bound')
})

test('a code that is over binds nobody', async () => {
  const made = await code(await person('李雷'))
  await sql`update we_chat_scans set expires_at = now() - interval '1 second'`.execute(databases().worker)
  await sql`update links set expires_at = now() - interval '1 second'`.execute(databases().worker)
  expect((await status(made.id)).status).toBe('expired')
  expect((await scan(made.url)).http).toBe(404)
})

test('outside the demonstration there are no codes; readers and others get none', async () => {
  const id = await person('李雷')
  expect((await reader('GET', `${codes}?personId=${id}`)).http).toBe(403)
  expect((await stranger('GET', `${book}/${id}/weChat`)).http).toBe(404)
  const made = await code(id)
  expect((await stranger('GET', `${codes}/status/${made.id}`)).http).toBe(404)
  await showing(false)
  expect(await member('GET', `${codes}?personId=${id}`)).toMatchObject({ http: 409, key: 'addressBook.weChatUnset' })
  expect((await receiver(id)).canScan).toBe(false)
})
