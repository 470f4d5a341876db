import { monitorServer } from '@guanlan/features/monitors/monitors/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { mediaLibraryServer } from './index.ts'
import { fillLibrary } from './testing/fill-library.ts'

const { as, databases, undo } = openFeature(
  [mediaLibraryServer, monitorServer({ follow: () => {} })],
  ['org_media', 'monitor_versions', 'rule_changes', 'monitors', 'org_media_groups'],
)
beforeEach(() => fillLibrary(databases().worker))
const path = '/inews/mediaLibrary'
const member = as()
type Table = 'media' | 'accounts'
const ask = async (of: Table, question: object = {}, orgId: 7 | 8 = 7) =>
  (await as('member', orgId)('POST', `${path}/${of}`, { sort: 'id', order: 'asc', ...question })).data
const names = async (of: Table, question: object = {}, orgId: 7 | 8 = 7) =>
  (await ask(of, question, orgId)).list.map(({ name }: { name: string }) => name)

test('an organisation sees what everybody may see and what it handed in itself, a merged medium under its new name alone', async () => {
  expect(await names('media')).toEqual(['人民日报', '人民网', '本地晚报', '自述媒体'])
  expect(await names('media', {}, 8)).toEqual(['人民日报', '人民网', '本地晚报', '别家自述'])
  expect(await names('accounts')).toEqual(['青麓', '岚山观察'])
  expect(await names('accounts', {}, 8)).toEqual(['青麓', '岚山观察', '别家账号'])
  // What everybody has of an account is not hidden by what one handed in under the same name.
  expect((await ask('accounts')).list[0]).toMatchObject({
    id: 1,
    entry: 'a1',
    isOwn: false,
    followers: 1200,
    followersOn: '2026-11-02',
  })
})

test('an entry has its kind, its house and its other names', async () => {
  const { list } = await ask('media')
  expect(list[0]).toMatchObject({ entry: 'm1', kind: 'media-body', mediaType: 'press', level: 'central', body: null })
  expect(list[1]).toMatchObject({
    kind: 'web',
    body: { id: 1, name: '人民日报' },
    formerNames: ['人民在线'],
    domains: ['people.example'],
    lastSeen: '2026-11-01',
  })
  expect(list[3]).toMatchObject({ kind: 'app', isOwn: true, level: 'self', region: 440100 })
  const accounts = await ask('accounts')
  expect(accounts.list[0]).toMatchObject({
    kind: 'self-media',
    platform: 'weibo',
    platformId: '7788',
    verification: 2,
    body: { id: 3, name: '本地晚报' },
  })
})

test.each([
  ['人民', ['人民日报', '人民网']],
  ['人民在线', ['人民网']],
  ['rmr', ['人民日报']],
  ['renmin ri', ['人民日报']],
  ['people.ex', ['人民网']],
  ['%', []],
  ['本地晚報', ['本地晚报']],
])('media are found by %j', async (like, found) => expect(await names('media', { like })).toEqual(found))

test('accounts are found by what their platform calls them', async () => {
  expect(await names('accounts', { like: '7788' })).toEqual(['青麓'])
  expect(await names('accounts', { like: 'lansg' })).toEqual([])
  expect(await names('accounts', { like: 'lsgc' })).toEqual(['岚山观察'])
})

test.each([
  ['media', ['kind:is:media-body'], '人民日报'],
  ['media', ['kind:isNot:media-body,app'], '人民网 本地晚报'],
  ['media', ['mediaType:is:press'], '人民日报 本地晚报'],
  ['media', ['level:is:central', 'mediaType:isNot:press'], '人民网'],
  ['media', ['region:is:110000'], '人民日报 人民网'],
  ['media', ['region:isNot:110000'], '本地晚报 自述媒体'],
  ['media', ['body:is:1'], '人民日报 人民网'],
  ['media', ['lastSeen:is:7'], '人民日报'],
  ['media', ['lastSeen:is:never'], '本地晚报 自述媒体'],
  ['media', ['ours:is:1'], '人民日报'],
  ['media', ['ours:isNot:1'], '人民网 本地晚报 自述媒体'],
  ['media', ['tag:is:央媒'], '人民日报'],
  ['media', ['libraryType:isNot:core'], '人民网 本地晚报 自述媒体'],
  ['media', ['owner:is:0'], '人民网 本地晚报 自述媒体'],
  ['accounts', ['platform:is:weibo'], '青麓'],
  ['accounts', ['verification:is:unknown'], '岚山观察'],
  ['accounts', ['followers:is:thousands,millions'], '青麓'],
  ['accounts', ['followers:isNot:thousands'], '岚山观察'],
] as const)('%s with %j: %s', async (of, filters, found) => {
  await member('POST', '/inews/orgMedia/expand', { idList: ['m1'] })
  await member('PUT', '/inews/orgMedia/tags', { allOf: {}, add: ['央媒'] })
  await sql`update org_media set library_type = 'core', owner_id = 71`.execute(databases().worker)
  expect((await names(of, { filters })).join(' ')).toBe(found)
})

test.each(['kind:is:', 'kind:are:press', 'nothing:is:1', 'region:is:北京', `tag:is:${Array(51).fill('a').join(',')}`])(
  'the filter %j is refused by its name',
  async filter =>
    expect(await member('POST', `${path}/media`, { filters: [filter] })).toMatchObject({
      http: 400,
      problems: [{ field: 'filters.0', msg: '筛选条件写法不正确' }],
    }),
)

test.each([[[]], [['kind:isNot:program']]])(
  'every order gives each entry once, page after page, with the filters %j',
  async filters => {
    for (const sort of ['name', 'lastSeen', 'followers', 'id'])
      for (const order of ['asc', 'desc']) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const { list, next, total } = await ask('media', {
            filters,
            sort,
            order,
            pageSize: 2,
            ...(after && { after }),
          })
          expect(total).toBe(after ? null : 4)
          seen.push(...list.map(({ entry }: { entry: string }) => entry))
          after = next ?? undefined
        } while (after)
        expect(seen.toSorted(), `${sort} ${order}`).toEqual(['m1', 'm2', 'm3', 'm4'])
      }
  },
)

test('a picker finds entries by a part of their name, and says what was chosen before', async () => {
  expect((await member('GET', `${path}/names?like=${encodeURIComponent('青麓')}`)).data).toEqual([
    { id: 'm3', name: '本地晚报', kind: 'press', note: '平媒' },
    { id: 'a1', name: '青麓', kind: 'self-media', note: '微博 · 本地晚报' },
  ])
  expect((await member('GET', `${path}/names?entries=a2,m5,m1`)).data.map(({ id }: { id: string }) => id)).toEqual([
    'a2',
    'm1',
  ])
})

test('media are put into a group, which says what it holds and what nobody knows', async () => {
  const put = (body: object) => member('POST', `${path}/group`, body)
  const { data, operation } = await put({ idList: ['m1', 'a1'], groupName: '央媒' })
  expect(data).toEqual({ groupId: expect.any(Number), changed: 1 })
  expect((await put({ of: 'media', allOf: { like: '人民' }, groupId: data.groupId })).data).toMatchObject({
    changed: 1,
  })
  await sql`update org_media_groups set members = members || array['people.example', '无人知晓']`.execute(
    databases().worker,
  )
  const groups = async () => (await member('POST', `${path}/groups`, {})).data
  expect(await groups()).toEqual([
    {
      ...{ id: data.groupId, name: '央媒', members: 4, unknown: ['无人知晓'], articles: 0, monitors: [] },
      known: [
        { entry: 'm1', name: '人民日报' },
        { entry: 'm2', name: '人民网' },
      ],
    },
  ])
  expect(await names('media', { filters: [`group:is:${data.groupId}`] })).toEqual(['人民日报', '人民网'])
  expect(await put({ idList: ['a1'], groupName: '账号' })).toMatchObject({
    http: 400,
    problems: [{ msg: '所选条目中没有媒体' }],
  })
  expect(await put({ idList: ['m1'] })).toMatchObject({ http: 400, problems: [{ msg: '请选择媒体组或填写新组名称' }] })
  expect((await as('member', 8)('POST', `${path}/group`, { idList: ['m1'], groupId: data.groupId })).http).toBe(404)
  await sql`insert into org_limits (org_id, quota, most) values (7, 'orgMediaGroupCount', 1)`.execute(
    databases().worker,
  )
  expect(await put({ idList: ['m2'], groupName: '第二组' })).toMatchObject({ http: 403, key: 'platform.overQuota' })
  await sql`delete from org_limits`.execute(databases().worker)
  expect((await undo(operation)).http).toBe(409)
})

test('media are narrowed by the share of negative articles and by whether a journalist is known', async () => {
  const found = async (filter: string) =>
    (await member('POST', '/inews/mediaLibrary/media', { filters: [filter], pageSize: 200 })).data.list.map(
      ({ name }: { name: string }) => name,
    )
  const all = await found('kind:isNot:program')
  const known = await sql<{ id: number; name: string }>`select id, name from media order by id limit 1`.execute(
    databases().worker,
  )
  const [medium] = known.rows
  if (!medium) throw new Error('no medium')
  await sql`insert into journalists (org_id, name, entries) values (7, '王晓', ${JSON.stringify([{ entry: `m${medium.id}` }])}::jsonb)`.execute(
    databases().worker,
  )
  expect(await found('journalist:is:1')).toEqual(all.includes(medium.name) ? [medium.name] : [])
  expect((await found('journalist:is:0')).length).toBe(all.length - (all.includes(medium.name) ? 1 : 0))
  const shares = await Promise.all(['none', 'to10', 'to30', 'over30'].map(band => found(`negativeShare:is:${band}`)))
  const shared = shares.flat()
  expect(new Set(shared).size).toBe(shared.length)
  expect(await found('negativeShare:isNot:none,to10,to30,over30')).toHaveLength(all.length - shared.length)
  expect(await member('POST', '/inews/mediaLibrary/media', { filters: ['negativeShare:is:50'] })).toMatchObject({
    http: 400,
  })
})
