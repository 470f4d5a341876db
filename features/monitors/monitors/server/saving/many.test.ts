import { type Ask, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { monitorServer } from '../routes.ts'

const { as, databases, undo } = openFeature(
  [monitorServer({ follow: () => {} })],
  ['tasks', 'monitor_versions', 'rule_changes', 'monitors'],
)
const path = '/inews/monitor'
const member = as()
const add = async (name: string, more: object = {}, ask: Ask = member): Promise<number> =>
  (await ask('POST', path, { kind: 'item', name, rule: '灯塔', ...more })).data.id
const folder = (name: string, more: object = {}) => add(name, { kind: 'folder', rule: null, ...more })
const many = (act: string, body: object, ask: Ask = member) => ask('POST', `${path}/batch/${act}`, body)
// biome-ignore lint/suspicious/noExplicitAny: a row as it was answered
const tree = async (): Promise<any[]> => (await member('GET', path)).data
const shape = async () => (await tree()).map(({ name, fatherId, isOpen }) => [name, fatherId, isOpen])
const fillings = async () => {
  const { rows } = await sql<{ about: string }>`
    select about from tasks where state = 'waiting' order by id`.execute(databases().worker)
  return rows.map(row => Number(row.about))
}

test('many are closed and opened by one act; those that open fill, and closing is taken back as one', async () => {
  const [one, two] = [await add('第一个'), await add('第二个', { isOpen: false })]
  await sql`delete from tasks`.execute(databases().worker)
  const { data, operation } = await many('open', { ids: [one, two], isOpen: false })
  expect(data).toEqual({ changed: 1 })
  expect(await shape()).toEqual([
    ['第一个', 0, false],
    ['第二个', 0, false],
  ])
  expect(await fillings()).toEqual([])
  expect((await undo(operation)).http).toBe(200)
  expect((await shape())[0]).toEqual(['第一个', 0, true])
  expect(await fillings()).toEqual([one])
  await many('open', { ids: [one, two], isOpen: true })
  expect(await fillings()).toEqual([one, two])
})

test('many move to the end of a folder in their order, with what lies below them, and back', async () => {
  const [from, to] = [await folder('从这里'), await folder('到这里')]
  const inside = await add('在里面', { fatherId: from })
  const [one] = [await add('第一个'), await add('已经在那里', { fatherId: to })]
  const before = await shape()
  const { data, operation } = await many('move', { ids: [one, inside, from], fatherId: to })
  expect(data).toEqual({ changed: 2 })
  expect((await tree()).filter(({ fatherId }) => fatherId === to).map(({ name }) => name)).toEqual([
    '已经在那里',
    '从这里',
    '第一个',
  ])
  expect((await tree()).find(({ id }) => id === inside).fatherId).toBe(from)
  await undo(operation)
  expect(await shape()).toEqual(before)
  expect(await many('move', { ids: [to], fatherId: to })).toMatchObject({ http: 409, key: 'monitors.parentIsBelow' })
})

test('limits that are named take the place of those before, as a new version that fills', async () => {
  const [one, two] = [await add('第一个', { languages: ['en'] }), await folder('文件夹')]
  await sql`delete from tasks`.execute(databases().worker)
  const { data, operation } = await many('limits', { ids: [one, two], mediaLimit: ['press'] })
  expect(data).toEqual({ changed: 1 })
  const [limited] = await tree()
  expect(limited).toMatchObject({ mediaLimit: ['press'], languages: ['en'], rule: '灯塔', version: 2 })
  expect(await fillings()).toEqual([one])
  await undo(operation)
  expect((await tree())[0]).toMatchObject({ mediaLimit: [], version: 3 })
  expect(await many('limits', { ids: [one] })).toMatchObject({ http: 400, problems: [{ field: 'mediaLimit' }] })
})

test('many are removed when nothing is left below them, and come back by one undo', async () => {
  const father = await folder('文件夹')
  const child = await add('在里面', { fatherId: father })
  expect(await many('remove', { ids: [father] })).toMatchObject({ http: 409, key: 'monitors.hasChildren' })
  const { operation } = await many('remove', { ids: [father, child] })
  expect(await tree()).toEqual([])
  await sql`delete from tasks`.execute(databases().worker)
  expect((await undo(operation)).http).toBe(200)
  expect(await tree()).toHaveLength(2)
  expect(await fillings()).toEqual([child])
})

test.each([
  ['open', { isOpen: false }],
  ['move', { fatherId: 0 }],
  ['limits', { languages: ['en'] }],
  ['remove', {}],
])('%s of another organisation’s monitor does nothing to any of them', async (act, more) => {
  const [own, foreign] = [await add('自己的'), await add('别人的', {}, as('member', 8))]
  const before = await tree()
  expect(await many(act, { ids: [own, foreign], ...more })).toMatchObject({ http: 404, key: 'monitors.missing' })
  expect(await many(act, { ids: [], ...more })).toMatchObject({ http: 400 })
  expect((await many(act, { ids: [own], ...more }, as('reader'))).http).toBe(403)
  expect(await tree()).toEqual(before)
})
