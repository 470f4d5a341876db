// A television is paired by the code that it shows, shows what who paired it may see, and goes dark when it is ended.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { bigScreensServer } from '@guanlan/features/boards/big-screens/server'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import { screenRotationsServer } from '@guanlan/features/boards/screen-rotations/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { type Arrivals, articleListServer } from '@guanlan/features/desk/article-list/server'
import { warningsServer } from '@guanlan/features/warnings/warnings/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wallPlayersServer } from './index.ts'

const nobody: Arrivals = { follow() {} }
const system = new Proxy({} as Database, {
  get: (_, name) => {
    const { worker } = databases()
    const value = Reflect.get(worker, name)
    return typeof value === 'function' ? value.bind(worker) : value
  },
})
const { as, databases } = openFeature(
  [
    articleServer,
    chartServer,
    articleListServer(nobody),
    boardsServer,
    bigScreensServer,
    screenRotationsServer,
    warningsServer({ follow() {} }),
    wallPlayersServer({ system }),
  ],
  ['wall_players', 'big_screens', 'screen_rotations', 'warning_incidents'],
)
const path = '/bigScreen/player'
const admin = as('orgAdmin')
const stranger = (url: string, body: object = {}) =>
  as()('POST', url, body, { authorization: undefined, orgid: undefined })
const television = async () => (await stranger(`${path}/code`)).data as { code: string; secret: string }
const claim = (secret: string) => stranger(`${path}/claim`, { secret })
const wall = (token: string) => stranger(`/shared/wall/${token}`, { width: 1920, height: 1080 })
const paired = async (name: string, screen: string | number = 'monitorScreen') => {
  const { code, secret } = await television()
  const player = await admin('POST', path, { code: code.toLowerCase(), name, screen })
  expect(player, JSON.stringify(player)).toMatchObject({ http: 200 })
  const { token } = (await claim(secret)).data
  return { ...player.data, secret, token } as { id: number; version: number; secret: string; token: string }
}

test('a code that was entered gives its television one token, which shows the chosen screen', async () => {
  const { code, secret } = await television()
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
  expect((await claim(secret)).data).toEqual({ token: null })
  const { data } = await admin('POST', path, { code, name: '前台', screen: 'CrisisScreen' })
  expect(data).toMatchObject({ name: '前台', screen: 'CrisisScreen', title: '危机大屏', seenAt: null, isSilent: true })
  const { token } = (await claim(secret)).data
  expect((await wall(token)).data).toMatchObject({ title: '危机大屏', everySeconds: 30 })
  expect(await claim(secret)).toMatchObject({ http: 404 })
  expect((await admin('GET', path)).data).toMatchObject([{ isSilent: false, width: 1920, height: 1080 }])
})

test('a code serves once, and one that nobody shows is refused by its field', async () => {
  const { code } = await television()
  await admin('POST', path, { code, name: '一楼', screen: 'monitorScreen' })
  for (const wrong of [code, 'ZZZZZZ'])
    expect(await admin('POST', path, { code: wrong, name: `二楼 ${wrong}`, screen: 'monitorScreen' })).toMatchObject({
      http: 400,
      problems: [{ field: 'code', msg: '没有电视在显示这个码：可能已过期或已用过' }],
    })
  expect((await admin('GET', path)).data.map(({ name }: { name: string }) => name)).toEqual(['一楼'])
  const { code: late } = await television()
  await sql`update wall_codes set expires_at = now() - interval '1 second'`.execute(databases().worker)
  expect(await admin('POST', path, { code: late, name: '三楼', screen: 'monitorScreen' })).toMatchObject({ http: 400 })
})

test('it follows another screen, and goes dark once it is ended', async () => {
  const { id, version, token } = await paired('大厅')
  const { data: own } = await admin('POST', '/bigScreen/screen', { name: '我们的屏', panels: [] })
  await admin('PUT', path, { id, version, name: '大厅', screen: own.id })
  expect((await wall(token)).data).toMatchObject({ title: '我们的屏' })
  expect(await admin('PUT', path, { id, version, name: '大厅', screen: 'flScreen' })).toMatchObject({ http: 409 })
  expect((await admin('DELETE', `${path}?id=${id}`)).data).toEqual({ changed: 1 })
  expect(await wall(token)).toMatchObject({ http: 404 })
})

test('it shows nothing by an altered token, nor once who paired it may see no screens', async () => {
  const { token } = await paired('会议室')
  expect(await wall(`${token}x`)).toMatchObject({ http: 404 })
  expect(await wall(token)).toMatchObject({ http: 200 })
  const endsAt = (end: string | null) =>
    sql`update memberships set expires_at = ${end}::timestamptz where org_id = 7 and role = 'orgAdmin'`.execute(
      databases().worker,
    )
  await endsAt('2026-01-01T00:00:00Z')
  expect(await wall(token)).toMatchObject({ http: 404 })
  await endsAt(null)
  expect(await wall(token)).toMatchObject({ http: 200 })
})

test('screens in turn are followed, and one that is gone leaves its turn to the monitoring screen', async () => {
  const { data: own } = await admin('POST', '/bigScreen/screen', { name: '轮到的屏', panels: [] })
  const entries = [{ screen: own.id, seconds: 10 }]
  const rotation = (await admin('POST', '/bigScreen/rotation', { name: '轮播', entries })).data
  const { token } = await paired('前厅', `rotation:${rotation.id}` as never)
  expect((await wall(token)).data).toMatchObject({ title: '轮到的屏', everySeconds: 30 })
  expect((await admin('GET', path)).data).toMatchObject([{ title: '轮播', screen: `rotation:${rotation.id}` }])
  const two = [...entries, { screen: 'TopBrand', seconds: 10 }]
  await admin('PUT', '/bigScreen/rotation', { id: rotation.id, version: rotation.version, name: '轮播', entries: two })
  expect((await wall(token)).data.everySeconds).toBeLessThanOrEqual(10)
  await admin('POST', '/bigScreen/screen/remove', { ids: [own.id] })
  expect(['监测大屏', '品牌榜大屏']).toContain((await wall(token)).data.title)
  expect((await admin('POST', '/bigScreen/rotation', { name: '另一个', entries })).problems).toMatchObject([
    { field: 'entries.0.screen', msg: '所选大屏已不存在' },
  ])
  expect(await admin('POST', '/bigScreen/rotation', { name: '空', entries: [] })).toMatchObject({ http: 400 })
})

test('an open incident of the level brings its screen forward until it is acknowledged', async () => {
  const alarm = { of: 'incident', level: 2, screen: 'CrisisScreen' }
  const entries = [{ screen: 'TopBrand', seconds: 10 }]
  const rotation = (await admin('POST', '/bigScreen/rotation', { name: '有预警', entries, alarm })).data
  const { token } = await paired('值班室', `rotation:${rotation.id}` as never)
  const title = async () => (await wall(token)).data.title
  const usual = await title()
  const incident = (level: number) =>
    sql`insert into warning_incidents (org_id, warning_name, source, title, sentiment, level) values (7, '预警', 'auto', '事', -1, ${level})`.execute(
      databases().worker,
    )
  await incident(3)
  expect(await title()).toBe(usual)
  await incident(2)
  expect(await title()).toBe('危机大屏')
  await sql`update warning_incidents set state = 'acknowledged'`.execute(databases().worker)
  expect(await title()).toBe(usual)
})

test('members and other organisations find no players', async () => {
  const { id } = await paired('走廊')
  expect(await as('member')('GET', path)).toMatchObject({ http: 403 })
  expect((await as('orgAdmin', 8)('GET', path)).data).toEqual([])
  expect(await as('orgAdmin', 8)('DELETE', `${path}?id=${id}`)).toMatchObject({ data: { changed: 0 } })
})
