import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { monitorServer } from '../routes.ts'
import { followMediaNames } from './follow-names.ts'

const { as, databases, undo } = openFeature(
  [monitorServer({ follow: () => {} })],
  ['tasks', 'monitor_versions', 'rule_changes', 'monitors', 'org_media_groups'],
)
const path = '/inews/orgMediaGroup'
const member = as()
const add = async (name: string, ...members: string[]) => (await member('POST', path, { name, members })).data
const monitor = (mediaGroups: number[]) =>
  member('POST', '/inews/monitor', { kind: 'item', name: '潮汐', rule: '潮汐', mediaGroups })
const stored = (id: number) =>
  databases()
    .worker.selectFrom('monitors')
    .select(['media_members', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const fillings = async () =>
  (
    await databases()
      .worker.selectFrom('tasks')
      .select('input')
      .where('kind', '=', 'monitors.fill')
      .orderBy('id')
      .execute()
  ).map(({ input }) => (input as { version: number }).version)

test('media are kept by name or domain, each once, and found by the name of the group', async () => {
  const made = await add('央媒', '人民网', 'https://www.people.com.cn/a', ' 人民网 ', '新华社')
  expect(made).toMatchObject({ name: '央媒', members: ['人民网', 'people.com.cn', '新华社'], version: 1 })
  await add('本地媒体', '青麓日报')
  const { data } = await member('GET', `${path}?like=${encodeURIComponent('央')}`)
  expect(data).toMatchObject({ total: 1, list: [{ id: made.id }] })
  expect((await member('GET', `${path}/${made.id}`)).data).toEqual(made)
})

test.each([
  ['no name', { name: ' ', members: ['甲'] }, 400, 'name', '媒体组名称为 1 到 50 个字符'],
  ['a name that is taken', { name: '央媒', members: ['甲'] }, 409, 'name', '媒体组“央媒”已存在'],
  ['no media', { name: '空', members: [] }, 400, 'members', '请至少填写一个媒体'],
  [
    'the media of another group',
    { name: '又一组', members: ['新华社', '人民网'] },
    409,
    'members',
    '指定的媒体列表已存在',
  ],
  [
    'too many',
    { name: '多', members: Array.from({ length: 1001 }, (_, n) => `媒体${n}`) },
    400,
    'members',
    '一个媒体组最多 1000 个媒体',
  ],
])('%s: refused by the field', async (_, body, http, field, msg) => {
  await add('央媒', '人民网', '新华社')
  expect(await member('POST', path, body)).toMatchObject({ http, problems: [{ field, msg }] })
})

test('a monitor is limited to groups, and takes none twice, none that is gone and no eleventh', async () => {
  const [one, two] = [await add('央媒', '人民网'), await add('本地', '青麓日报', 'CCTV')]
  const { data } = await monitor([one.id, two.id])
  expect(data.mediaGroups).toEqual([one.id, two.id])
  expect(await stored(data.id)).toEqual({ media_members: ['cctv', '人民网', '青麓日报'], version: 1 })
  for (const [ids, http, msg] of [
    [[one.id, one.id], 409, '指定的媒体列表已存在'],
    [[999_999], 400, '媒体组不存在或已删除'],
    [Array.from({ length: 11 }, (_, n) => n + 1), 400, '媒体组最多 10 个'],
  ] as const)
    expect(await monitor([...ids])).toMatchObject({ http, problems: [{ field: 'mediaGroups', msg }] })
})

test('a changed group makes a new version of its monitors and fills them; taken back, another one', async () => {
  const group = await add('央媒', '人民网')
  const { data } = await monitor([group.id])
  const other = await monitor([])
  const { operation, http } = await member('PUT', path, { ...group, members: ['新华社'] })
  expect(http).toBe(200)
  expect(await stored(data.id)).toEqual({ media_members: ['新华社'], version: 2 })
  expect(await stored(other.data.id)).toMatchObject({ version: 1 })
  expect((await undo(operation)).http).toBe(200)
  expect(await stored(data.id)).toEqual({ media_members: ['人民网'], version: 3 })
  expect((await member('GET', `/inews/monitor/History?id=${data.id}`)).data).toHaveLength(3)
  expect(await fillings()).toEqual([1, 1, 2, 3])
})

test('a renamed group changes no monitor', async () => {
  const group = await add('央媒', '人民网')
  const { data } = await monitor([group.id])
  await member('PUT', path, { ...group, name: '中央媒体' })
  expect(await stored(data.id)).toMatchObject({ version: 1 })
})

test('a group that a monitor is limited to is not removed; one that is free comes back', async () => {
  const group = await add('央媒', '人民网')
  const { data } = await monitor([group.id])
  expect(await member('DELETE', `${path}/${group.id}`)).toMatchObject({ http: 409, key: 'monitors.groupInUse' })
  await member('DELETE', `/inews/monitor/${data.id}`)
  const { operation } = await member('DELETE', `${path}/${group.id}`)
  expect((await member('GET', path)).data.total).toBe(0)
  expect((await undo(operation)).http).toBe(200)
  expect((await member('GET', path)).data.total).toBe(1)
})

test('adding a group is not taken back while a monitor is limited to it', async () => {
  const { data, operation } = await member('POST', path, { name: '央媒', members: ['人民网'] })
  await monitor([data.id])
  expect(await undo(operation)).toMatchObject({ http: 409 })
  expect((await member('GET', path)).data.total).toBe(1)
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const group = await add('央媒', '人民网')
  expect((await as('reader')('GET', path)).data.total).toBe(1)
  expect((await as('reader')('POST', path, { name: '乙', members: ['甲'] })).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await stranger('GET', path)).data.total).toBe(0)
  expect((await stranger('GET', `${path}/${group.id}`)).http).toBe(404)
  expect((await stranger('PUT', path, { ...group, name: '乙' })).http).toBe(404)
  expect((await stranger('DELETE', `${path}/${group.id}`)).http).toBe(404)
})

test('a medium of the library is meant under all its names, also those it gets later; a typed name stays what was typed', async () => {
  const { worker } = databases()
  const run = (statement: ReturnType<typeof sql>) => statement.execute(worker)
  await run(sql`delete from media`)
  await run(sql`insert into media (id, name, media_type) values (1, '潮汐报', 2), (2, '潮汐日报', 2), (3, '青麓报', 2)`)
  await run(
    sql`insert into media_names (name, media_id, kind) values ('潮报', 1, 'alias'), ('chao.example', 1, 'domain')`,
  )
  const { data: group } = await member('POST', path, { name: '央媒', members: ['潮汐报', '青麓报'], entries: [1] })
  const { data } = await monitor([group.id])
  const members = async () => (await stored(data.id)).media_members
  const follow = async () => {
    while (await followMediaNames(worker));
    return members()
  }
  expect(await members()).toEqual(['潮报', '潮汐报', '青麓报'])
  // Renamed: the old name is one of its names.
  await run(sql`update media set name = '潮汐新报' where id = 1`)
  await run(sql`insert into media_names (name, media_id, kind) values ('潮汐报', 1, 'alias')`)
  await run(sql`update media set name = '青麓新报' where id = 3`)
  expect(await follow()).toEqual(['潮报', '潮汐报', '潮汐新报', '青麓报'])
  // Merged: its names are those of the other, which is meant from now on.
  await run(sql`update media_names set media_id = 2 where media_id = 1`)
  await run(sql`insert into media_names (name, media_id, kind) values ('潮汐新报', 2, 'alias')`)
  await run(sql`update media set merged_into = 2 where id = 1`)
  expect(await follow()).toEqual(['潮报', '潮汐报', '潮汐新报', '潮汐日报', '青麓报'])
  expect(await stored(data.id)).toMatchObject({ version: 3 })
  expect(await follow()).toHaveLength(5)
  expect(await stored(data.id)).toMatchObject({ version: 3 })
  // Taken out of the list, it is meant no longer.
  const { data: now } = await member('GET', `${path}/${group.id}`)
  expect(now.entries).toEqual([1])
  const { data: changed } = await member('PUT', path, {
    id: group.id,
    version: now.version,
    name: '央媒',
    members: ['青麓报'],
  })
  expect(changed.entries).toEqual([])
  expect(await members()).toEqual(['青麓报'])
})
