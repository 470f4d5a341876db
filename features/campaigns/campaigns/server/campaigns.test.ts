import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { campaignsServer } from './index.ts'

const { as, undo } = openFeature([campaignsServer], ['activities'])
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const dates = { startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-11-03T00:00:00.000Z' }
const add = async (name: string) => (await member('POST', '/ipr/activity/add', { name, ...dates })).data
const names = async (ask = member) =>
  (await ask('GET', '/ipr/activity/queryByOrgId')).data.list.map(({ name }: { name: string }) => name).join('')

test('activities are added, changed, put in order, deleted and brought back', async () => {
  const [a, b, c] = [await add('甲'), await add('乙'), await add('丙')]
  expect(await names()).toBe('丙乙甲')
  await member('PUT', `/ipr/activity/sort/${c.id}/${a.id}/${b.id}`)
  expect(await names()).toBe('丙甲乙')
  expect((await member('PUT', `/ipr/activity/sort/${b.id}/${a.id}/${c.id}`)).http).toBe(409)
  const edit = { id: a.id, name: '改', ...dates, endTime: null }
  expect((await member('PUT', '/ipr/activity/event/edit', { ...edit, version: 1 })).data).toMatchObject({
    version: 2,
    endTime: null,
  })
  const late = await admin('PUT', '/ipr/activity/event/edit', { ...edit, version: 1 })
  expect(late).toMatchObject({ http: 409, msg: expect.stringContaining('成员 71') })
  const { operation } = await member('POST', '/ipr/activity/batchdel', { idList: [a.id, b.id] })
  expect(await names()).toBe('丙')
  await undo(operation)
  expect(await names()).toBe('丙改乙')
  const added = await member('POST', '/ipr/activity/add', { name: '丁', ...dates })
  expect(await names()).toBe('丁丙改乙')
  await undo(added.operation)
  expect(await names()).toBe('丙改乙')
})

test('faulty ones are refused by their field; others see and change nothing', async () => {
  const { id } = await add('甲')
  const post = (body: object) => member('POST', '/ipr/activity/add', { name: '乙', ...dates, ...body })
  expect(await post({ name: ' ' })).toMatchObject({ http: 400, problems: [{ field: 'name' }] })
  expect(await post({ name: '甲' })).toMatchObject({ http: 409, problems: [{ field: 'name' }] })
  expect(await post({ endTime: '2026-10-01T00:00:00Z' })).toMatchObject({ http: 400, problems: [{ field: 'endTime' }] })
  // Later on the wall, and earlier in time.
  const early = { startTime: '2026-11-01T00:00:00Z', endTime: '2026-11-01T04:00:00+08:00' }
  expect(await post(early)).toMatchObject({ http: 400, problems: [{ field: 'endTime' }] })
  expect(await names(reader)).toBe('甲')
  expect((await reader('POST', '/ipr/activity/batchdel', { idList: [id] })).http).toBe(403)
  expect(await names(stranger)).toBe('')
  expect((await stranger('POST', '/ipr/activity/batchdel', { idList: [id] })).data.changed).toBe(0)
})
