// Drafts, versions and files of boards and big screens: who changed what, a way back that makes a new one, and JSON without ids.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { differenceOf, type Layout, Panel } from '@guanlan/features/boards/boards/contract'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bigScreensServer } from './index.ts'

const nobody: Arrivals = { follow() {} }
const { as, databases, undo } = openFeature(
  [articleServer, chartServer, articleListServer(nobody), boardsServer, bigScreensServer],
  ['boards', 'big_screens', 'layout_versions', 'layout_drafts'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const panel = (id: string, x: number, more: object = {}) => ({
  ...{ id, at: { x, y: 0, w: 6, h: 3 }, shows: { kind: 'clock' } },
  ...more,
})
const layoutWith = (...panels: object[]): Layout => ({
  ...{ name: '看板', size: null },
  views: [
    { name: '总览', frame: { range: '7d', monitors: [], filters: [] }, panels: panels.map(one => Panel.parse(one)) },
  ],
})

beforeAll(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '青麓', '甲', 1)`.execute(
    databases().worker,
  )
})

test.each([
  ['nothing', layoutWith(panel('a', 0)), layoutWith(panel('a', 0)), []],
  ['a panel added', layoutWith(), layoutWith(panel('a', 0)), ['added a']],
  ['a panel removed', layoutWith(panel('a', 0)), layoutWith(), ['removed a']],
  ['a panel moved', layoutWith(panel('a', 0)), layoutWith(panel('a', 6)), ['moved a']],
  [
    'moved and changed',
    layoutWith(panel('a', 0)),
    layoutWith(panel('a', 6, { title: '钟' })),
    ['moved a', 'changed a'],
  ],
  ['another name', layoutWith(), { ...layoutWith(), name: '新名' }, ['renamed -']],
])('a difference: %s', (_, before, after, changes) => {
  expect(differenceOf(before, after).map(({ kind, panel: of }) => `${kind} ${of?.id ?? '-'}`)).toEqual(changes)
})

const kinds = [
  {
    ...{ kind: 'board', path: '/inews/lookPlankInfo', one: '/inews/lookPlankInfo' },
    draft: (name: string, panels: object[]) => ({ name, views: [{ name: '总览', panels }] }),
  },
  {
    ...{ kind: 'screen', path: '/bigScreen/screen', one: '/bigScreen/screen/own' },
    draft: (name: string, panels: object[]) => ({ name, panels }),
  },
]

test.each(kinds)(
  '$kind: each save is a version, and one is brought back by a new one',
  async ({ path, one, draft }) => {
    const { data: first } = await member('POST', path, draft('甲', [panel('a', 0)]))
    const { id } = first
    const { data: second } = await member('PUT', path, {
      ...draft('甲', [panel('a', 6, { title: '大钟' }), panel('b', 12)]),
      ...{ id, version: first.version },
    })
    const versions = (await reader('GET', `${one}/${id}/versions`)).data
    expect(versions).toMatchObject([
      {
        ...{ number: 2, by: '成员 71', isNow: true, backTo: null },
        changes: [
          { kind: 'moved', name: '大钟' },
          { kind: 'changed', name: '大钟' },
          { kind: 'added', name: '时钟' },
        ],
      },
      { number: 1, isNow: false, changes: [] },
    ])
    const stale = await member('POST', `${one}/${id}/versions/back`, { number: 1, version: first.version })
    expect(stale).toMatchObject({ http: 409 })
    const back = await member('POST', `${one}/${id}/versions/back`, { number: 1, version: second.version })
    expect(back.http, back.msg).toBe(200)
    const after = (await member('GET', `${one}/${id}/versions`)).data
    expect(after[0]).toMatchObject({ number: 3, backTo: 1, isNow: true })
    await undo(back.operation as number)
    expect((await member('GET', `${one}/${id}/versions`)).data).toHaveLength(2)
    expect((await stranger('GET', `${one}/${id}/versions`)).http).toBe(404)
    expect((await reader('POST', `${one}/${id}/versions/back`, { number: 1, version: 1 })).http).toBe(403)
  },
)

test.each(kinds)(
  '$kind: a draft is shown to nobody else, ends with a save, and the second keeper is refused',
  async ({ path, one, draft }) => {
    const { data: made } = await member('POST', path, draft('乙', [panel('a', 0)]))
    const address = `${one}/${made.id}/draft`
    const layout = layoutWith(panel('a', 12))
    expect((await member('GET', address)).data).toEqual({ draft: null })
    expect((await member('PUT', address, { version: 0, layout })).data).toMatchObject({
      version: 1,
      by: '成员 71',
      layout,
    })
    expect(await as('orgAdmin')('PUT', address, { version: 0, layout })).toMatchObject({ http: 409 })
    expect((await as('orgAdmin')('PUT', address, { version: 1, layout })).data).toMatchObject({ version: 2 })
    expect((await member('GET', `${one}/${made.id}`)).data.version).toBe(made.version)
    await member('PUT', path, { ...draft('乙', [panel('a', 12)]), id: made.id, version: made.version })
    expect((await member('GET', address)).data).toEqual({ draft: null })
    expect((await stranger('PUT', address, { version: 0, layout })).http).toBe(404)
  },
)

test('a file has names and no ids; what is missing where it is imported is named', async () => {
  const { data: board } = await member('POST', '/inews/lookPlankInfo', {
    name: '丙',
    views: [
      {
        name: '总览',
        frame: { monitors: [700], filters: [{ field: 'label', is: 'is', values: ['12'] }] },
        panels: [panel('a', 0, { shows: { kind: 'index', indexId: 4711 }, of: { monitors: [700] } })],
      },
    ],
  })
  const { data: file } = await member('GET', `/inews/lookPlankInfo/${board.id}/file`)
  expect(JSON.stringify(file)).not.toMatch(/700|4711|"12"/)
  expect(file).toMatchObject({ views: [{ frame: { monitors: ['青麓'] } }], leftOut: ['label'] })
  const mine = (await member('POST', '/inews/lookPlankInfo/import', file)).data
  expect(mine).toMatchObject({ name: '丙 2', missing: ['指数“”'] })
  const theirs = await stranger('POST', '/inews/lookPlankInfo/import', file)
  const { data: got } = await stranger('GET', `/inews/lookPlankInfo/${theirs.data.id}`)
  expect(got.views[0]).toMatchObject({ frame: { monitors: [800] }, panels: [{ shows: { kind: 'text' } }] })
  const other = { ...file, views: [{ ...file.views[0], frame: { monitors: ['没有的'] } }] }
  expect((await member('POST', '/inews/lookPlankInfo/import', other)).data.missing).toContain('监测项“没有的”')
  expect(await member('POST', '/inews/lookPlankInfo/import', { ...file, format: 'x' })).toMatchObject({ http: 400 })
})
