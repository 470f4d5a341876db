import { openFeature, resultRows } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { mediaLibraryServer, mediaLibraryWorks } from './index.ts'
import { fillLibrary } from './testing/fill-library.ts'

const { as, databases, undo, upload } = openFeature([mediaLibraryServer], ['org_media', 'org_media_types'])
beforeEach(() => fillLibrary(databases().worker))
const path = '/inews/orgMedia'
const member = as()
const add = async (draft: object) => (await member('POST', path, { name: '甲报', ...draft })).data
const list = async (question: object = {}) => (await member('POST', `${path}/list`, question)).data
const names = async (question: object = {}) =>
  (await list({ sort: 'name', order: 'asc', ...question })).list.map(({ name }: { name: string }) => name)
const limit = (most: number | null) =>
  most === null
    ? sql`delete from org_limits where org_id = 7`.execute(databases().worker)
    : sql`insert into org_limits (org_id, quota, most) values (7, 'orgMediaCount', ${most}) on conflict (org_id, quota) do update set most = excluded.most`.execute(
        databases().worker,
      )

test('a medium of own making is added, changed, found by its pinyin and website, and removed with a way back', async () => {
  const made = await add({
    name: '潮汐通讯',
    mediaType: 'press',
    website: 'https://www.Chaoxi.example/a?b',
    tags: ['财经', '财经'],
    prices: [{ position: '头版', price: 0 }],
  })
  expect(made).toMatchObject({
    ...{ entry: null, kind: 'press', website: 'chaoxi.example', tags: ['财经'], shared: null, owner: null },
    prices: [{ position: '头版', price: 0, currency: 'CNY', unit: 'placement', validFrom: null, source: '' }],
  })
  const { shared: _, kind, owner, written, createdAt, updatedAt, updatedBy, ...draft } = made
  const { data } = await member('PUT', path, { ...draft, name: '潮汐周刊', ownerId: 71 })
  expect(data).toMatchObject({ name: '潮汐周刊', version: 2, owner: '成员 71' })
  for (const like of ['周刊', 'chaoxi zhou', 'cxzk', 'chaoxi.ex'])
    expect(await names({ like }), like).toEqual(['潮汐周刊'])
  expect(await names({ titleLike: '通讯' })).toEqual([])
  expect((await member('GET', `${path}?id=${made.id}`)).data).toEqual((await member('GET', `${path}/${made.id}`)).data)
  const { operation } = await member('DELETE', `${path}/${made.id}`)
  expect(await names()).toEqual([])
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toEqual(['潮汐周刊'])
})

test.each([
  ['no name', { name: ' \u200b' }, 400, 'name', '媒体名称为 1 到 200 个字符'],
  ['a name too long', { name: '长'.repeat(201) }, 400, 'name', '媒体名称为 1 到 200 个字符'],
  ['a name that is taken', { name: '乙报' }, 409, 'name', '机构媒体中已有同类型的“乙报”'],
  ['an entry that is there', { entry: 'm1' }, 409, 'mediaId', '该媒体已在机构媒体中'],
  ['an entry that nobody has', { entry: 'm999' }, 400, 'entry', '媒体库中没有这一条目'],
  ['a medium of another organisation alone', { entry: 'm5' }, 400, 'entry', '媒体库中没有这一条目'],
  ['21 tags', { tags: Array.from({ length: 21 }, (_, n) => `签${n}`) }, 400, 'tags', '一个媒体最多 20 个标签'],
  ['a long tag', { tags: ['长'.repeat(31)] }, 400, 'tags.0', '标签为 1 到 30 个字符'],
  [
    'a negative price',
    { prices: [{ position: '头版', price: -1 }] },
    400,
    'prices.0.price',
    '价格须为 0 到 10 亿的数字',
  ],
  ['a type that is none', { libraryType: 'other' }, 400, 'libraryType', '媒体分类不在字典中'],
  ['an owner who is no member', { ownerId: 999_999 }, 400, 'ownerId', '负责人不是本机构成员'],
  ['a website that is none', { website: '没有网址' }, 400, 'website', '网址须为网站地址或域名'],
])('%s is refused by the field', async (_, draft, http, field, msg) => {
  await add({ name: '乙报' })
  await add({ name: '人民日报', entry: 'm1' })
  expect(await member('POST', path, { name: '甲报', ...draft })).toMatchObject({ http, problems: [{ field, msg }] })
})

test('entries are taken in as the library has them, once, with their number said before, and back in one act', async () => {
  await add({ name: '人民日报', entry: 'm1' })
  const chosen = { of: 'media', allOf: { filters: ['level:is:central'] } }
  await limit(2)
  expect((await member('POST', `${path}/expand/preview`, chosen)).data).toEqual({ found: 2, there: 1, left: 1 })
  const { data, operation } = await member('POST', `${path}/expand`, chosen)
  expect(data).toEqual({ changed: 1 })
  const { list: rows } = await list({ filters: ['platform:isNot:weibo'] })
  expect(rows[0]).toMatchObject({
    name: '人民网',
    entry: 'm2',
    mediaType: 'web',
    level: 'central',
    website: 'people.example',
    written: [],
  })
  expect(await member('POST', `${path}/expand`, { idList: ['a1', 'm3', 'm2'] })).toMatchObject({
    http: 403,
    key: 'platform.overQuota',
  })
  await limit(null)
  expect((await member('POST', `${path}/expand`, { idList: ['a1', 'm3', 'm2'] })).data).toEqual({ changed: 2 })
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toEqual(['人民日报', '本地晚报', '青麓'])
})

test('an entry that the library has not spelled yet is found by its name and pinyin all the same', async () => {
  await sql`update media set spelled = null`.execute(databases().worker)
  const { operation } = await member('POST', `${path}/expand`, { idList: ['m1', 'm2'] })
  for (const like of ['人民日', 'rmr']) expect(await names({ like }), like).toEqual(['人民日报'])
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toEqual([])
})

test('what somebody wrote stays unless it is ticked, and the rest follows the shared library', async () => {
  await member('POST', `${path}/expand`, { idList: ['m1', 'm2'] })
  const [one] = (await list({ like: '人民日报' })).list
  const { shared: _, kind, owner, written, createdAt, updatedAt, updatedBy, ...draft } = one
  await member('PUT', path, { ...draft, level: 'industry' })
  await sql`update media set name = '人民日报社', level = 2 where id = 1`.execute(databases().worker)
  const preview = async () => (await member('POST', `${path}/synch/preview`, { allOf: {} })).data
  expect(await preview()).toMatchObject({
    total: 1,
    list: [
      {
        id: one.id,
        fields: [
          { field: 'name', ours: '人民日报', shared: '人民日报社', isWritten: false },
          { field: 'level', ours: 'industry', shared: 'provincial', isWritten: true },
        ],
      },
    ],
  })
  const { data, operation } = await member('POST', `${path}/synch`, { allOf: {} })
  expect(data).toEqual({ changed: 1 })
  expect((await member('GET', `${path}/${one.id}`)).data).toMatchObject({
    name: '人民日报社',
    level: 'industry',
    written: ['level'],
  })
  expect((await undo(operation)).http).toBe(200)
  expect((await member('POST', `${path}/synch`, { take: [{ id: one.id, fields: ['level'] }] })).data).toEqual({
    changed: 1,
  })
  expect((await member('GET', `${path}/${one.id}`)).data).toMatchObject({
    name: '人民日报',
    level: 'provincial',
    written: [],
  })
})

test('a medium that was merged is what it has become', async () => {
  await member('POST', `${path}/expand`, { idList: ['m3'] })
  await sql`update media set merged_into = 1 where id = 3`.execute(databases().worker)
  expect((await list()).list[0]).toMatchObject({ name: '本地晚报', kind: 'media-body', shared: { name: '人民日报' } })
  expect((await member('POST', `${path}/synch/preview`, { allOf: {} })).data.list[0].fields[0]).toEqual({
    ...{ field: 'name', ours: '本地晚报', shared: '人民日报', isWritten: false },
  })
})

test('tags are given and taken, and no medium gets more than 20', async () => {
  await member('POST', `${path}/expand`, { idList: ['m1', 'm2'] })
  const tag = (body: object) => member('PUT', `${path}/tags`, { allOf: {}, ...body })
  expect((await tag({ add: ['财经', '央媒'] })).data).toEqual({ changed: 2 })
  expect((await tag({ add: ['财经'], take: ['央媒'] })).data).toEqual({ changed: 2 })
  expect(await names({ filters: ['tag:is:财经'] })).toEqual(['人民日报', '人民网'])
  expect(await names({ filters: ['tag:is:央媒'] })).toEqual([])
  expect(await tag({ add: Array.from({ length: 20 }, (_, n) => `签${n}`) })).toMatchObject({
    http: 400,
    problems: [{ msg: '一个媒体最多 20 个标签' }],
  })
})

test('the dictionary is written by an administrator, and keeps what media have', async () => {
  const admin = as('orgAdmin')
  await add({ name: '甲报', libraryType: 'core' })
  const { data } = await member('GET', `${path}/types`)
  expect(data.map(({ name, used }: { name: string; used: number }) => [name, used])).toEqual([
    ['自有', 0],
    ['重点', 1],
    ['合作', 0],
    ['观察', 0],
  ])
  expect((await member('PUT', `${path}/types`, { list: data })).http).toBe(403)
  const save = (...names: object[]) => admin('PUT', `${path}/types`, { list: names })
  expect(await save({ code: 'own', name: '自有' })).toMatchObject({
    http: 409,
    problems: [{ msg: '分类“重点”仍有 1 个媒体使用，不能删除' }],
  })
  expect(await save({ name: '甲' }, { name: '甲' })).toMatchObject({ http: 400, problems: [{ field: 'list.1.name' }] })
  const { data: saved, operation } = await save(
    { code: 'core', name: '头部' },
    { code: 'own', name: '自有' },
    { name: '海外' },
  )
  expect(saved.map(({ code, name }: { code: string; name: string }) => [code, name])).toEqual([
    ['core', '头部'],
    ['own', '自有'],
    ['t1', '海外'],
  ])
  expect((await as('reader', 7, 'en')('GET', `${path}/types`)).data.map(({ name }: { name: string }) => name)).toEqual([
    '头部',
    'Own',
    '海外',
  ])
  expect((await member('POST', path, { name: '丙报', libraryType: 't1' })).http).toBe(200)
  expect((await undo(operation)).http).toBe(403)
  expect((await undo(operation, admin)).http).toBe(200)
})

test('rows of a file join known entries or become own ones; faulty ones are named, empty cells blank nothing, and one undo takes all back', async () => {
  const tasks: number[] = []
  const take = async (...lines: string[]) => {
    const file = (await upload(`${path}/upload`, 'a.csv', lines.join('\n'))).data.id
    const { columns, faulty } = (await member('POST', `${path}/import/check`, { file })).data
    const { data, operation } = await member('POST', `${path}/import`, { file, columns })
    const result = await resultRows(databases(), mediaLibraryWorks, { orgId: 7, id: data.task })
    tasks.push(data.task)
    return { faulty: faulty.map(({ number }: { number: number }) => number), operation, result }
  }
  const { faulty, operation } = await take(
    '名称,媒体类型,级别,地区,网址,媒体分类,标签,版位或时长,价格,备注',
    '潮汐通讯,平媒,省级,北京市,,合作,"财经、地方",整版,"12,000",旧',
    '人民网的另一叫法,,,,people.example,重点,,,,',
    '青麓,,,,,,,,,',
    '人民日报,平媒,,,,不在字典,,,,',
    '本地晚报,,,,,,,头版,面议,',
    '潮汐通讯,平媒,,,,,,,,',
  )
  expect(faulty).toEqual([5, 6, 7])
  expect((await list({ sort: 'name', order: 'asc' })).list).toMatchObject([
    { name: '人民网', entry: 'm2', libraryType: 'core', written: [] },
    {
      name: '潮汐通讯',
      entry: null,
      mediaType: 'press',
      level: 'provincial',
      region: 110000,
      libraryType: 'partner',
      tags: ['财经', '地方'],
      prices: [{ position: '整版', price: 12_000 }],
      note: '旧',
    },
    { name: '青麓', entry: 'a1', platform: 'weibo' },
  ])
  const { operation: second } = await take('名称,媒体类型,备注,级别', '潮汐通讯,平媒,,央级')
  expect((await list({ like: '潮汐' })).list[0]).toMatchObject({ level: 'central', note: '旧', tags: ['财经', '地方'] })
  expect((await undo(second)).http).toBe(200)
  expect((await undo(operation)).http).toBe(200)
  expect(await names()).toEqual([])
  await limit(1)
  const { result } = await take('名称', '甲', '乙', '丙')
  expect(await names()).toEqual(['甲'])
  expect(result.slice(1).map(row => row[2])).toEqual(['乙', '丙'])
  await limit(null)
})

test('own media become a file', async () => {
  await member('POST', `${path}/expand`, { idList: ['m1', 'a1'] })
  const { task } = (
    await member('POST', `${path}/export`, {
      chosen: { allOf: { sort: 'name', order: 'asc' } },
      columns: ['name', 'kind', 'level', 'followers'],
    })
  ).data
  expect(await resultRows(databases(), mediaLibraryWorks, { orgId: 7, id: task })).toEqual([
    ['名称', '媒体主体', '级别', '粉丝'],
    ['人民日报', '主体', '央级'],
    ['青麓', '自媒体', '级别未知', '1200'],
  ])
})

test('readers see and change nothing; another organisation sees nothing', async () => {
  const { id, version } = await add({})
  expect((await as('reader')('POST', `${path}/list`, {})).data.total).toBe(1)
  expect((await as('reader')('POST', path, { name: '乙' })).http).toBe(403)
  const other = as('orgAdmin', 8)
  expect((await other('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await other('GET', `${path}/${id}`)).http).toBe(404)
  expect((await other('PUT', path, { id, version, name: '乙' })).http).toBe(404)
  expect((await other('POST', `${path}/batchdel`, { idList: [id] })).data).toEqual({ changed: 0 })
  expect((await member('PUT', `${path}/${id}`, { id: id + 1, version, name: '乙' })).problems).toMatchObject([
    { field: 'id', msg: `编号 ${id} 与另一处的 ${id + 1} 不同` },
  ])
})
