// The book as people keep it, and addresses outside the organisation, which are asked first.
import { enqueue } from '@guanlan/features/workspace/notifications/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature, resultRows } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addressBookServer, addressBookWorks, peopleOf, reachedByMail } from './index.ts'

const { as, databases, undo, upload } = openFeature(
  [addressBookServer({ publicUrl: 'https://guanlan.example.com' })],
  ['address_book', 'confirmed_addresses', 'deliveries', 'links'],
)
const path = '/inews/addressBook'
const member = as()
const add = async (name: string, more: object = {}) =>
  (await member('POST', path, { name, weChat: 'somebody', ...more })).data
const names = async (question = '') =>
  (await member('GET', `${path}${question}`)).data.list.map(({ name }: { name: string }) => name)
const mails = async () =>
  (
    await sql<{
      address: string
      link: string
    }>`select address, message ->> 'link' as link from deliveries order by id`.execute(databases().worker)
  ).rows

test('somebody is added, changed and found by each way to reach them', async () => {
  const made = await add('李雷', {
    email: 'Li@Example.com',
    mobile: '138 0000-0000',
    weChat: 'lilei',
    groups: ['值班'],
  })
  expect(made).toMatchObject({ email: 'li@example.com', mobile: '13800000000', version: 1, confirmation: 'asked' })
  await add('韩梅梅')
  for (const like of ['李', 'li@ex', '1380', 'lilei'])
    expect(await names(`?like=${encodeURIComponent(like)}`)).toEqual(['李雷'])
  expect(await names(`?ids=${made.id}`)).toEqual(['李雷'])
  expect(await names(`?group=${encodeURIComponent('值班')}`)).toEqual(['李雷'])
  expect((await member('GET', `${path}/groups`)).data).toEqual([{ name: '值班', count: 1 }])
  const changed = await member('PUT', path, {
    id: made.id,
    version: 1,
    name: '李磊',
    weChat: 'lilei',
    quietFrom: '22:00',
    quietUntil: '07:00',
  })
  expect(changed.data).toMatchObject({ name: '李磊', version: 2, email: '', confirmation: 'none' })
  expect(await member('PUT', path, { id: made.id, version: 1, name: '李', weChat: 'lilei' })).toMatchObject({
    http: 409,
    key: 'platform.changedSince',
  })
})

test('one or several are removed by one call, and come back', async () => {
  const ids = [(await add('甲')).id, (await add('乙')).id, (await add('丙')).id]
  expect((await member('DELETE', `${path}/${ids[0]}`)).data).toEqual({ changed: 1 })
  const { data, operation } = await member('DELETE', `${path}/${ids[1]},${ids[2]}`)
  expect(data).toEqual({ changed: 2 })
  await undo(operation)
  expect((await names()).sort()).toEqual(['丙', '乙'].sort())
  expect((await member('POST', `${path}/remove`, { allOf: {} })).data).toEqual({ changed: 2 })
})

test('an address outside is asked once, and confirmed by the button, not by looking', async () => {
  await add('甲', { email: 'outside@example.org' })
  await add('乙', { email: 'outside@example.org' })
  const [mail, ...more] = await mails()
  expect([mail?.address, more]).toEqual(['outside@example.org', []])
  expect(mail?.link).toMatch(/^https:\/\/guanlan\.example\.com\/#\/emaillVerify\?token=/)
  const token = mail?.link.split('token=')[1] ?? ''
  const stranger = as('reader', 8)
  const look = () => stranger('GET', `/api/emailVerify?token=${token}`)
  expect((await look()).data).toEqual({ organisation: '机构 7', email: 'outside@example.org', confirmedAt: null })
  expect((await look()).data.confirmedAt).toBeNull()
  expect((await stranger('POST', `/api/email/validate?token=${token}`)).data.confirmedAt).not.toBeNull()
  const { list } = (await member('GET', path)).data
  expect(list.map(({ confirmation }: { confirmation: string }) => confirmation)).toEqual(['confirmed', 'confirmed'])
  for (const wrong of ['', `${token}x`, 'a.b'])
    expect((await stranger('GET', `/api/emailVerify?token=${wrong}`)).http).toBe(404)
})

test('nobody is asked again within the hour, whoever is added to ask them', async () => {
  const { id } = await add('甲', { email: 'outside@example.org' })
  expect((await member('POST', `${path}/ask`, { ids: [id] })).data).toEqual({ changed: 0 })
  await sql`update deliveries set created_at = now() - interval '61 minutes'`.execute(databases().worker)
  expect((await member('POST', `${path}/ask`, { ids: [id] })).data).toEqual({ changed: 1 })
  expect(await mails()).toHaveLength(2)
})

test('members are added at once, and need no confirmation', async () => {
  expect((await member('POST', `${path}/fromMembers`)).data).toEqual({ changed: 3 })
  expect((await member('POST', `${path}/fromMembers`)).data).toEqual({ changed: 0 })
  const { list } = (await member('GET', path)).data
  expect(list).toHaveLength(3)
  expect(new Set(list.map(({ confirmation }: { confirmation: string }) => confirmation))).toEqual(new Set(['member']))
  expect(await mails()).toEqual([])
})

test('rows of a file are taken over; their addresses are asked when somebody says so', async () => {
  const sheet = '姓名,邮箱,分组\n甲,a@example.org,值班、公关\n乙,no address,\n'
  const file = (await upload(`${path}/import/file`, 'a.csv', sheet)).data.id
  const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
  expect([columns, faulty.map(({ number }: { number: number }) => number)]).toEqual([['name', 'email', 'groups'], [3]])
  const { data } = await member('POST', `${path}/import`, { file, columns })
  await resultRows(databases(), addressBookWorks, { orgId: 7, id: data.task })
  const { list } = (await member('GET', path)).data
  expect(list).toMatchObject([{ name: '甲', groups: ['值班', '公关'], confirmation: 'unasked' }])
  expect(await mails()).toEqual([])
})

test('whoever sends is told who can be reached, in groups once, and from when on', async () => {
  const a = await add('甲', {
    email: '71@example.com',
    groups: ['值班', '公关'],
    quietFrom: '22:00',
    quietUntil: '07:00',
  })
  await add('乙', { email: 'outside@example.org', groups: ['公关'] })
  await add('丙', { groups: ['公关'] })
  const people = await withScope(databases().worker, { orgId: 7 }, scope =>
    peopleOf(scope, { ids: [a.id], groups: ['值班', '公关'] }),
  )
  expect(people.map(({ name, mayBeMailed }) => [name, mayBeMailed])).toEqual(
    expect.arrayContaining([
      ['甲', true],
      ['乙', false],
      ['丙', false],
    ]),
  )
  expect(people).toHaveLength(3)
  expect(reachedByMail(people, new Date('2026-11-22T15:30:00Z'))).toMatchObject([
    { receiver: { by: 'email', address: '71@example.com', name: '甲' }, holdUntil: new Date('2026-11-22T23:00:00Z') },
  ])
})

test('who leaves the book, or has another address, gets nothing more of what waits', async () => {
  const a = await add('甲', { email: 'a@example.org' })
  await add('乙', { email: 'b@example.org' })
  await add('丙', { email: 'b@example.org' })
  const c = await add('丁', { email: 'c@example.org' })
  const post = (purpose: string, address: string) =>
    withScope(databases().worker, { orgId: 7 }, scope =>
      enqueue(scope, { purpose, receivers: [{ by: 'email', address, name: '' }], message: { title: address } }),
    )
  for (const address of ['a', 'b', 'c']) await post('warning', `${address}@example.org`)
  await post('invitation', 'a@example.org')
  await member('DELETE', `${path}/${a.id}`)
  await member('PUT', path, { id: c.id, version: 1, name: '丁', email: 'other@example.org' })
  await member('POST', `${path}/remove`, {
    ids: [(await member('GET', `${path}?like=${encodeURIComponent('乙')}`)).data.list[0].id],
  })
  const { rows } = await sql`
    select purpose, address from deliveries where state = 'waiting' and purpose <> 'code' order by 1, 2`.execute(
    databases().worker,
  )
  expect(rows).toEqual([
    { purpose: 'invitation', address: 'a@example.org' },
    { purpose: 'warning', address: 'b@example.org' },
  ])
})

test.each([
  ['nothing by which they are reached', { weChat: ' ' }, 'email'],
  ['no name', { name: ' ' }, 'name'],
  ['no address', { email: 'someone' }, 'email'],
  ['no number', { mobile: '12ab' }, 'mobile'],
  ['no zone', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ['no time', { quietFrom: '25:00', quietUntil: '07:00' }, 'quietFrom'],
  ['half of quiet hours', { quietFrom: '22:00' }, 'quietUntil'],
])('%s is refused by its field', async (_, more, field) => {
  expect(await member('POST', path, { name: '甲', weChat: 'jia', ...more })).toMatchObject({
    http: 400,
    problems: [{ field }],
  })
})

test('the quota is counted where somebody is added', async () => {
  await sql`insert into org_limits (org_id, quota, most) values (7, 'addressBookCount', 1)`.execute(databases().worker)
  await add('甲')
  expect((await member('POST', path, { name: '乙', weChat: 'yi' })).http).toBe(403)
  expect((await member('POST', `${path}/fromMembers`)).http).toBe(403)
  const file = (await upload(`${path}/import/file`, 'a.csv', '姓名,邮箱\n丙,c@example.org\n')).data.id
  const { data } = await member('POST', `${path}/import`, { file, columns: ['name', 'email'] })
  await resultRows(databases(), addressBookWorks, { orgId: 7, id: data.task })
  expect((await member('GET', path)).data.list).toMatchObject([{ name: '甲' }])
  await sql`delete from org_limits`.execute(databases().worker)
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id } = await add('甲', { email: 'outside@example.org' })
  expect((await as('reader')('GET', path)).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('GET', path)).data.total).toBe(0)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('DELETE', `${path}/${id}`)).data).toEqual({ changed: 0 })
  expect((await other('POST', `${path}/ask`, { ids: [id] })).data).toEqual({ changed: 0 })
})
