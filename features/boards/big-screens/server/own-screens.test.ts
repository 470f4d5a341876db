// Screens of an organisation: made within its quota, shown in place of a delivered one, and taken back.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type OwnScreen, type Screen, screenNames } from '../contract.ts'
import { bigScreensServer } from './index.ts'

const nobody: Arrivals = { follow() {} }
const { as, databases, undo } = openFeature(
  [articleServer, chartServer, articleListServer(nobody), boardsServer, bigScreensServer],
  ['big_screens'],
)
const path = '/bigScreen/screen'
const member = as('member')
const clockAt = (x: number, id = 'p1') => ({ id, at: { x, y: 0, w: 6, h: 3 }, shows: { kind: 'clock' } })
const make = async (draft: object): Promise<OwnScreen> => (await member('POST', path, draft)).data
const all = async (): Promise<Screen[]> => (await member('GET', path)).data

test('one that stands in place of a delivered one is shown at its address, and the delivered one is back when it is removed', async () => {
  const made = await make({ name: '我们的监测屏', replaces: 'monitorScreen', panels: [clockAt(0)] })
  const { data } = await member('GET', `${path}/monitorScreen/figures`)
  expect(data).toMatchObject({ title: '我们的监测屏', own: { id: made.id }, panels: [{ id: 'p1' }] })
  expect((await all()).map(({ address }) => address)).toEqual(screenNames.map(name => `/bigScreen/${name}`))
  const { operation } = await member('POST', `${path}/remove`, { ids: [made.id] })
  expect((await member('GET', `${path}/monitorScreen/figures`)).data).toMatchObject({ title: '监测大屏', own: null })
  const back = await undo(operation)
  expect(back.msg).toBe('')
  expect((await all())[0]).toMatchObject({ title: '我们的监测屏' })
})

test('one of its own address stands behind the delivered ones, and is shown by its id', async () => {
  const { id } = await make({ name: '大厅', width: 3840, panels: [clockAt(0)] })
  expect((await all()).at(-1)).toMatchObject({ address: `/bigScreen/${id}`, title: '大厅', width: 3840 })
  expect((await member('GET', `${path}/${id}/figures`)).data).toMatchObject({ title: '大厅' })
  expect(await member('GET', `${path}/999999/figures`)).toMatchObject({ http: 404 })
})

test('the first screen is the monitoring screen until the organisation chooses another', async () => {
  expect((await member('GET', `${path}/firstScreen/figures`)).data).toMatchObject({ title: '监测大屏' })
  await make({ name: '前台', replaces: 'firstScreen', panels: [clockAt(0)] })
  expect((await member('GET', `${path}/firstScreen/figures`)).data).toMatchObject({ title: '前台' })
})

test.each([
  ['a size', { width: 600 }, 'width', '画面边长为 640 到 8192 像素'],
  ['a name', { name: ' ' }, 'name', '名称为 1 到 50 个字符'],
  ['panels that overlap', { panels: [clockAt(0), clockAt(3, 'p2')] }, 'panels', '面板“时钟”与“时钟”重叠'],
  ['a name that is there', { name: '大厅二' }, 'name', '名称“大厅二”已存在'],
  ['an address that is taken', { replaces: 'TopBrand' }, 'replaces', '该地址已有本机构的大屏'],
])('%s is refused with its field', async (_, draft, field, msg) => {
  await sql`delete from big_screens`.execute(databases().worker)
  await make({ name: '大厅二', replaces: 'TopBrand' })
  const refused = await member('POST', path, { name: '另一块', ...draft })
  expect(refused.problems).toMatchObject([{ field, msg }])
})

test('as many as the quota allows, and no more', async () => {
  await sql`delete from big_screens`.execute(databases().worker)
  await sql`insert into org_limits (org_id, quota, most) values (7, 'bigScreenCount', 1)`.execute(databases().worker)
  await make({ name: '第一块' })
  expect((await member('POST', path, { name: '第二块' })).msg).toContain('已超出机构配额')
})

test('of two who save one, the second is refused', async () => {
  await sql`delete from big_screens`.execute(databases().worker)
  const { id, version } = await make({ name: '同一块' })
  await member('PUT', path, { id, version, name: '甲改' })
  expect(await member('PUT', path, { id, version, name: '乙改' })).toMatchObject({ key: 'platform.changedSince' })
})
