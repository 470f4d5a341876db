// A role limited to folders of monitors (docs/decisions/0021): what its holder meets is what a plain count of those folders says, by every way.
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

const hourMs = 3_600_000
const now = Date.now()
const at = (hours: number) => new Date(now - hours * hourMs).toISOString()
const week = { from: at(168), to: at(0) }
/** Titles by turns. Of the region: those with 车门 or 价格. */
const kinds = ['车门投诉', '价格上涨', '电池召回', '车门与电池'] as const
const items = Array.from({ length: 40 }, (_, n) => ({
  title: `第${n}条 ${kinds[n % 4]}`,
  body: `正文${String.fromCharCode(0x4e00 + n * 31).repeat(20)}`,
  media: '青麓日报',
  publishedAt: at(n * 4 + 1),
}))
const isOfRegion = ({ title }: { title: string }) => /车门|价格/.test(title)
const mine = items.filter(isOfRegion).length

let product: Product
let admin: Caller
let limited: Caller
let limitedId: number
let role: Reply
const ids: Record<string, number> = {}

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  admin = await product.member(52, 'all@example.com', 'orgAdmin')
  limited = await product.member(52, 'region@example.com')
  ids.region = await made({ kind: 'folder', name: '华东' })
  ids.inner = await made({ kind: 'folder', name: '上海', fatherId: ids.region })
  ids.door = await made({ kind: 'item', name: '车门', rule: '车门', fatherId: ids.inner })
  ids.price = await made({ kind: 'item', name: '价格', rule: '价格', fatherId: ids.region })
  ids.other = await made({ kind: 'folder', name: '华北' })
  ids.battery = await made({ kind: 'item', name: '电池', rule: '电池', fatherId: ids.other })
  const warning = {
    mediaType: ['web'],
    sentiment: [1, 0, -1],
    startTime: '2026-01-01',
    endTime: '2099-12-31',
    warningWords: '车门|电池',
  }
  await ask(admin, 'POST', '/inews/warning', { ...warning, name: '全部', receiveEmail: true })
  await ask(admin, 'POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  const members = await ask(admin, 'GET', '/mgrV1/role/members')
  limitedId = members.find(({ name }: Reply) => name === 'region@example.com').id
  role = await ask(admin, 'POST', '/mgrV1/role/add', { ...draft(), folderIds: [ids.region] })
  return () => database.drop()
})
afterAll(() => product.close())

const draft = () => ({
  name: '华东专员',
  basedOn: 'member',
  granted: ['roles.view', 'roles.edit'],
  memberIds: [limitedId],
})
async function made(monitor: object): Promise<number> {
  return (await ask(admin, 'POST', '/inews/monitor', monitor)).id
}
async function ask(who: Caller, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Reply> {
  const { body: reply } = await who.ask(method, url, body)
  expect(reply.msg).toBe('')
  return reply.data
}
const list = (who: Caller, more: object = {}): Promise<Reply> =>
  ask(who, 'POST', '/inews/monitorArticle/list', { ...week, pageSize: 100, ...more })
const keyOf = async (who: Caller, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  (await who.ask(method, url, body)).body.key

test('list, counts, overview, trend and search are those of the folder, with and without a monitor', async () => {
  const whole = await list(admin)
  expect(whole.total).toBe(items.length)
  const own = await list(limited)
  expect(own.total).toBe(mine)
  expect(own.list.map(({ title }: Reply) => title).every((title: string) => isOfRegion({ title }))).toBe(true)
  expect(own.list.map(({ id }: Reply) => id)).toEqual(
    (await list(admin, { monitor: ids.region })).list.map(({ id }: Reply) => id),
  )
  const overview = await ask(limited, 'POST', '/inews/monitorChart/overview', week)
  const trend = overview.trend.reduce((sum: number, { count }: Reply) => sum + count, 0)
  const [counted] = await ask(limited, 'POST', '/inews/monitorArticle/counts', { questions: [week] })
  expect([overview.total.count, trend, counted]).toEqual([mine, mine, mine])
  const searched = await list(limited, { query: '电池' })
  expect([searched.total, (await list(admin, { query: '电池' })).total]).toEqual([10, 20])
  expect((await ask(limited, 'POST', '/inews/monitorArticle/search/count', { ...week, query: '电池' })).count).toBe(10)
})

test('the tree shows the folder with its numbers, and of the path above no more than names', async () => {
  const tree = await ask(limited, 'GET', '/inews/monitor')
  expect(tree.map(({ name }: Reply) => name).sort()).toEqual(['上海', '价格', '华东', '车门'])
  const folders = tree.filter(({ kind }: Reply) => kind === 'folder').map(({ id }: Reply) => id)
  const places = await ask(limited, 'GET', '/inews/monitor/places')
  expect(places).toMatchObject({ top: false })
  expect(folders).toEqual(expect.arrayContaining(places.folders))
  for (const fatherId of [0, ...folders]) {
    const making = await limited.ask('POST', '/inews/monitor', { kind: 'folder', name: `新 ${fatherId}`, fatherId })
    expect([fatherId, making.status]).toEqual([fatherId, places.folders.includes(fatherId) ? 200 : 403])
    if (making.status === 200) await limited.ask('DELETE', `/inews/monitor/${making.body.data.id}`)
  }
  const counts = await ask(limited, 'GET', `/inews/monitor/counts?until=${encodeURIComponent(at(0))}`)
  expect(counts.map(({ id }: Reply) => id).sort()).toEqual([0, ids.region, ids.inner, ids.door, ids.price].sort())
  expect(counts.find(({ id }: Reply) => id === 0).day).toBe(items.slice(0, 6).filter(isOfRegion).length)
})

test('records of files are counted as they are listed: those of others are neither', async () => {
  const db = product.databases.worker
  const adminId = (await ask(admin, 'GET', '/mgrV1/role/members')).find(
    ({ name }: Reply) => name === 'all@example.com',
  ).id
  const folder = await ask(admin, 'POST', '/inews/downloadInfoFolder', { folderType: 'download', name: '周报' })
  for (const [by, folderId] of [
    [adminId, null],
    [adminId, folder.id],
    [limitedId, null],
  ])
    await sql`
      insert into downloads (org_id, folder_type, folder_id, name, format, state, created_by)
      values (52, 'download', ${folderId}, '周报', 'xlsx', 'done', ${by})`.execute(db)
  const shown = async (who: Caller) => {
    const folders = await ask(who, 'GET', '/inews/downloadInfoFolder?folderType=download')
    const records = await ask(who, 'GET', '/inews/downloadInfo?folderType=download')
    return [folders.unsorted, folders.list[0].records, records.total]
  }
  expect(await shown(admin)).toEqual([2, 1, 3])
  expect(await shown(limited)).toEqual([1, 0, 1])
})

test('what leaves by an address is of the folder, and so is what a key of the clipper sees', async () => {
  const path = '/inews/pluginStrategyInfo'
  const strategy = { plugType: 'table', keywords: ['第'], days: 30 }
  for (const plugType of ['table', 'rss', 'clipper'])
    await ask(admin, 'POST', '/inews/pluginInfo', { plugType, isOpen: 1 })
  const all = await ask(admin, 'POST', path, { ...strategy, name: '全部' })
  expect(await keyOf(limited, 'POST', path, { ...strategy, name: '别处' })).toBe('platform.outsideFolders')
  expect(await keyOf(limited, 'POST', path, { ...strategy, name: '别处', monitorId: ids.battery })).toBe(
    'plugins.monitorMissing',
  )
  expect(await keyOf(limited, 'POST', path, { ...strategy, ...pick(all), name: '改' })).toBe('platform.changedSince')
  expect(await keyOf(limited, 'POST', '/inews/pluginAddress', { strategyId: all.id })).toBe('platform.outsideFolders')
  expect(await keyOf(limited, 'POST', '/inews/pluginAddress', { monitorId: ids.battery })).toBe('platform.missing')
  const { secret } = await ask(limited, 'POST', '/inews/pluginInfo/clipper/key', {})
  const clipped = await withKey(secret, 'GET', '/inews/monitor')
  expect(clipped.data.map(({ name }: Reply) => name).sort()).toEqual(['上海', '价格', '华东', '车门'])
  const own = await ask(limited, 'POST', path, { ...strategy, name: '华东', monitorId: ids.region })
  const { paths } = await ask(limited, 'POST', '/inews/pluginAddress', { strategyId: own.id })
  const { body: rows } = await limited.ask('GET', paths.json)
  expect((rows as unknown as { title: string }[]).length).toBe(mine)
  // Of the strategy over everything they see the number of their own.
  const seen = await ask(limited, 'POST', `${path}/preview`, { keywords: ['第'], days: 30 })
  expect([seen.count, (await ask(limited, 'GET', '/inews/pluginAddress')).length]).toEqual([mine, 1])
})
const pick = ({ id, version }: Reply) => ({ id, version })

async function withKey(secret: string, method: 'GET' | 'POST', url: string, body?: object): Promise<Reply> {
  const headers = { host: 'localhost:8080', authorization: `Bearer ${secret}` }
  return (await product.app.inject({ method, url, headers, ...(body && { payload: body }) })).json()
}
const listed = async (secret: string) => {
  const { key, data } = await withKey(secret, 'POST', '/inews/monitorArticle/list', { ...week, pageSize: 100 })
  return key ?? data.total
}
const changeRole = (set: object) =>
  product.databases.worker.updateTable('roles').set(set).where('id', '=', role.id).execute()

test('a key sees and does what whoever made it may, now and later, and a limited person keeps their own alone', async () => {
  const granted = ['desk.view', 'monitors.view', 'apiKeys.use', 'apiKeys.stream']
  const [{ id: roleId } = { id: 0 }] = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: '读取', granted })
    .returning('id')
    .execute()
  const make = async (who: Caller, name: string) => ask(who, 'POST', '/inews/apiKey', { name, roleId })
  const whole = await make(admin, '全部')
  expect(await keyOf(limited, 'POST', '/inews/apiKey', { name: '华东', roleId })).toBe('platform.forbidden')
  await changeRole({ granted: [...draft().granted, 'apiKeys.keys'] })
  const own = await make(limited, '华东')
  expect([await listed(whole.secret), await listed(own.secret)]).toEqual([items.length, mine])
  // Of the four functions of its role those that its maker has.
  const { data: me } = await withKey(own.secret, 'GET', '/open/v1/me')
  expect(me.permissions).toEqual(granted.filter(each => each !== 'apiKeys.stream').sort())

  const at = (id: number) => `/inews/apiKey/${id}`
  expect(await keyOf(limited, 'POST', `${at(whole.id)}/exchange`, {})).toBe('platform.missing')
  expect(await keyOf(limited, 'PUT', at(whole.id), { name: '改', roleId, version: 1 })).toBe('platform.missing')
  expect(await keyOf(limited, 'DELETE', at(whole.id))).toBe('platform.missing')
  const namesOf = async (who: Caller) => (await ask(who, 'GET', '/inews/apiKey')).map(({ name }: Reply) => name)
  expect(await namesOf(limited)).toEqual(expect.not.arrayContaining(['全部']))
  expect(await namesOf(admin)).toEqual(expect.arrayContaining(['全部', '华东']))

  // Whoever has everything exchanges it: the new secret is theirs, the one of before stays as far as it went.
  const exchanged = await ask(admin, 'POST', `${at(own.id)}/exchange`, {})
  expect([await listed(exchanged.secret), await listed(own.secret)]).toEqual([items.length, mine])

  const another = await make(limited, '华东二')
  await changeRole({ folder_ids: [ids.inner] })
  expect(await listed(another.secret)).toBe(items.filter(({ title }) => title.includes('车门')).length)
  await changeRole({ folder_ids: [ids.region], granted: draft().granted, withheld: ['desk.view'] })
  expect(await listed(another.secret)).toBe('platform.forbidden')
  await changeRole({ withheld: [] })
  expect(await listed(another.secret)).toBe(mine)
})

test('a key ends to open when whoever made it leaves, until a member exchanges it', async () => {
  const leaver = await product.member(52, 'leaver@example.com', 'orgAdmin')
  const [{ id: roleId } = { id: 0 }] = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: '读取二', granted: ['desk.view'] })
    .returning('id')
    .execute()
  const { id, secret } = await ask(leaver, 'POST', '/inews/apiKey', { name: '将离开', roleId })
  expect(await listed(secret)).toBe(items.length)
  await sql`update memberships set enabled = false where org_id = 52 and user_id = (select made_by from api_keys where id = ${id})`.execute(
    product.databases.worker,
  )
  expect(await listed(secret)).toBe('platform.makerGone')
  const [{ state }] = (await ask(admin, 'GET', '/inews/apiKey')).filter((key: Reply) => key.id === id)
  expect(state).toBe('orphaned')
  const exchanged = await ask(admin, 'POST', `/inews/apiKey/${id}/exchange`, {})
  expect([await listed(exchanged.secret), await listed(secret)]).toEqual([items.length, 'platform.makerGone'])
})

test('an article of others is not there: read, marked, edited, warned of', async () => {
  const hidden = (await list(admin, { monitor: ids.battery })).list.find(
    ({ title }: Reply) => !isOfRegion({ title }),
  ).id
  expect(await keyOf(limited, 'GET', `/inews/monitorArticle/815_x/${hidden}`)).toBe('platform.missing')
  expect(await keyOf(limited, 'POST', '/inews/monitorArticle/search/article', { id: hidden })).toBe('platform.missing')
  const report = { kind: 'wrong', content: '错', articleId: hidden }
  expect(await keyOf(limited, 'POST', '/api/dataFeedbackInfo', report)).toBe('dataReports.articleMissing')
  await limited.ask('POST', '/inews/data/monitorArticle/review', { idList: [hidden], status: 1 })
  const { body } = await admin.ask('GET', `/inews/monitorArticle/815_x/${hidden}`)
  expect(body.data).toMatchObject({ id: hidden, review: 0 })
  const incidents = async (who: Caller) => (await ask(who, 'POST', '/inews/warning/incident/list', {})).list
  const all = await incidents(admin)
  const seen = await incidents(limited)
  expect(all.some(({ title }: Reply) => !isOfRegion({ title }))).toBe(true)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every(({ title }: Reply) => isOfRegion({ title }))).toBe(true)
})

test('an act on all of a question changes what the folder holds', async () => {
  const all = { question: { ...week, filters: [] }, until: new Date().toISOString(), count: mine }
  await ask(limited, 'POST', '/inews/data/monitorArticle/review', { all, status: 1 })
  const reviewed = await list(admin, { filters: [{ field: 'review', is: 'is', values: ['1'] }] })
  expect(reviewed.total).toBe(mine)
})

test('monitors are made and changed in the folder, not beside it, and count for the whole organisation', async () => {
  const item = { kind: 'item', name: '试驾', rule: '试驾' }
  expect(await keyOf(limited, 'POST', '/inews/monitor', item)).toBe('platform.outsideFolders')
  expect(await keyOf(limited, 'POST', '/inews/monitor', { ...item, fatherId: ids.other })).toBe(
    'monitors.parentMissing',
  )
  expect(await keyOf(limited, 'PUT', `/inews/monitor/${ids.battery}`, { ...item, revision: 1 })).toBe(
    'monitors.missing',
  )
  expect(
    await keyOf(limited, 'PUT', `/inews/monitor/${ids.region}`, { kind: 'folder', name: '改名', revision: 1 }),
  ).toBe('monitors.missing')
  const { id } = await ask(limited, 'POST', '/inews/monitor', { ...item, name: '试驾', fatherId: ids.inner })
  await product.settled()
  expect((await ask(limited, 'GET', '/inews/monitor')).map((each: Reply) => each.id)).toContain(id)
  const db = product.databases.worker
  await db.insertInto('org_limits').values({ org_id: 52, quota: 'monitorCount', most: 4 }).execute()
  expect(await keyOf(limited, 'POST', '/inews/monitor', { ...item, name: '第五', fatherId: ids.inner })).toBe(
    'platform.overQuota',
  )
  await db.deleteFrom('org_limits').where('org_id', '=', 52).execute()
})

test('a warning is made over own monitors alone', async () => {
  const warning = {
    name: '我的',
    warningWords: '车门',
    mediaType: ['web'],
    sentiment: [-1],
    startTime: '2026-01-01',
    endTime: '2099-12-31',
    receiveEmail: true,
  }
  expect(await keyOf(limited, 'POST', '/inews/warning', warning)).toBe('platform.outsideFolders')
  expect(await keyOf(limited, 'POST', '/inews/warning', { ...warning, monitorIds: [ids.battery] })).not.toBe('')
  const stored = await ask(limited, 'POST', '/inews/warning', { ...warning, monitorIds: [ids.door] })
  expect(stored.id).toBeGreaterThan(0)
})

test('whoever is limited gives no roles, and what is taken away holds with the next call', async () => {
  expect(await keyOf(limited, 'POST', '/mgrV1/role/add', { name: '更多', basedOn: 'reader' })).toBe(
    'roles.limitedGiver',
  )
  const { id, version } = role
  const widened = await ask(admin, 'PUT', '/mgrV1/role/update', { ...draft(), id, version, folderIds: [] })
  expect((await list(limited)).total).toBe(items.length)
  await ask(admin, 'PUT', '/mgrV1/role/update', { ...draft(), id, version: widened.version, folderIds: [ids.other] })
  expect((await list(limited)).total).toBe(20)
})

/** Tables that name an article, a monitor, a warning or an incident, and are not held to what somebody limited sees. */
const unlimited: Record<string, string> = {
  cluster_decisions: 'says which articles are one story, nothing of them',
  fact_day_changes: 'says on which day something changed, not what',
  index_tasks: 'a question, which is counted as whoever asks',
  live_comments: 'monitor_id is a live monitor, which lies in no folder',
  live_points: 'monitor_id is a live monitor, which lies in no folder',
  live_states: 'monitor_id is a live monitor, which lies in no folder',
  material_entries: 'what was written for a report; of the article itself only what its reader sees',
  read_marks: 'whoever reads them has the article',
  recall_items: 'lines that a person pasted',
  rule_changes: 'written by a trigger, read by workers',
  screen_topic_words: 'a monitor by its number; its articles are counted as whoever asks',
  search_plans: 'a question, which is asked again as whoever opens it',
}

test('every table that names what monitors want is held to it, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.columns o on o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'org_id'
    where c.table_schema = 'public' and c.column_name in ('article_id', 'monitor_id', 'monitor_ids', 'warning_id', 'incident_id')
      and not exists (select from pg_inherits i where i.inhrelid = format('public.%I', c.table_name)::regclass)
      and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name and 'guanlan_limited' = any(p.roles))
    group by 1 order by 1`.execute(product.databases.worker)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unlimited))
})
