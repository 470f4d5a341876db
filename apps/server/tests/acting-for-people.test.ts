// Whatever acts for a person without them (docs/decisions/0021): each brings what its maker sees at that moment, and ends with them.
import { processIncidents } from '@guanlan/features/warnings/warnings/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts, features } from '../features.ts'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'
import { limits } from './walk/calls.ts'

const org = 57
/** Stand in the titles of what lies in the maker's folder, and of what does not. */
const [open, hidden] = ['岸边灯塔', '深海暗礁']
const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
const week = { from: ago(168), to: new Date(Date.now() + hourMs).toISOString() }
const tomorrow = () => new Date(Date.now() + 24 * hourMs).toISOString()

let product: Product
let admin: Caller
let maker: Caller
let adminId: number
let makerId: number
let role: number
const folders: Record<string, number> = {}
const monitors: Record<string, number> = {}
const articles: Record<string, number> = {}
let incident: number
let warning: number
let topic: number

async function ask(who: Caller, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Reply> {
  const reply = await who.ask(method, url, body)
  if (reply.status !== 200) throw new Error(`${url}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}
const db = () => product.databases.worker

beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, { limits: { ...limits, link: 10_000 } })
  admin = await product.member(org, 'all@example.com', 'orgAdmin')
  maker = await product.member(org, 'maker@example.com')
  for (const name of [open, hidden, '空']) {
    folders[name] = (await ask(admin, 'POST', '/inews/monitor', { kind: 'folder', name: `${name}目录` })).id
    const item = { kind: 'item', name: `${name}监测`, rule: name, fatherId: folders[name] }
    monitors[name] = (await ask(admin, 'POST', '/inews/monitor', item)).id
  }
  const rule = { mediaType: ['web'], sentiment: [1, 0, -1], startTime: '2026-01-01', endTime: '2099-12-31' }
  warning = (
    await ask(admin, 'POST', '/inews/warning', { ...rule, name: '全部', warningWords: hidden, receiveEmail: true })
  ).id
  const items = [open, hidden].map((name, n) => ({
    title: `${name}的通报`,
    body: `#潮汐话题# ${name}${String.fromCharCode(0x4e00 + 97 * n).repeat(40)}`,
    media: '青麓日报',
    // Of the platform whose topic is shared.
    url: `https://weibo.com/1/${n}`,
    publishedAt: ago(n + 1),
  }))
  await ask(admin, 'POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  const { list } = await ask(admin, 'POST', '/inews/monitorArticle/list', week)
  for (const name of [open, hidden]) articles[name] = list.find(({ title }: Reply) => title.includes(name)).id
  incident = (await ask(admin, 'POST', '/inews/warning/incident/list', {})).list[0].id
  await ask(admin, 'POST', '/ua/upload/hot/ground', { items: [{ title: '潮汐表上了榜', heat: '1.2万' }] })
  topic = (await ask(admin, 'POST', '/top/hotSearch/list', { platformCode: 'ground' })).list[0].eventId
  for (const plugType of ['table', 'rss']) await ask(admin, 'POST', '/inews/pluginInfo', { plugType, isOpen: 1 })
  const users = await db().selectFrom('users').select(['id', 'account']).execute()
  const idOf = (account: string) => users.find(each => each.account === account)?.id ?? 0
  adminId = idOf('all@example.com')
  makerId = idOf('maker@example.com')
  const draft = { name: '制作', basedOn: 'orgAdmin', memberIds: [makerId] }
  role = (await ask(admin, 'POST', '/mgrV1/role/add', draft)).id
  return () => database.drop()
})
afterAll(() => product.close())

/** The whole tree, or one folder of it. */
const see = (folder: string | null, more: { withheld?: string[] } = {}) =>
  db()
    .updateTable('roles')
    .set({ folder_ids: folder === null ? [] : [folders[folder] ?? 0], withheld: [], ...more })
    .where('id', '=', role)
    .execute()

/** What somebody who has the thing is given now. */
interface Given {
  status: number
  text: string
}
type Look = () => Promise<Given>
interface Kind {
  /** Permission without which it does nothing. */
  needs: string
  /** It shows articles, or counts them. */
  shows: boolean
  /** Only whoever sees everything makes one. */
  ofEverything?: true
  /** @param of the folder whose things it is made of */
  make(of: string): Promise<Look>
}

const read = async (
  method: 'GET' | 'POST',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Given> => {
  const reply = await product.app.inject({
    method,
    url,
    headers: { host: 'localhost:8080', ...headers },
    ...(body && { payload: body }),
  })
  if (reply.statusCode === 429 || reply.statusCode >= 500) throw new Error(`${url}: ${reply.body}`)
  return { status: reply.statusCode, text: reply.statusCode < 400 ? reply.body : '' }
}
const counted = ({ status, text }: Given): Given => {
  const numbers = JSON.stringify(status === 200 ? JSON.parse(text).data.data : '')
  return { status, text: /"values":\[[^\]]*[1-9]/.test(numbers) ? open : '' }
}
let made = 0
const named = (of: string) => `${of} ${++made}`
const strategy = async (of: string, plugType: string) => {
  const draft = { plugType, name: named(of), keywords: ['通报'], days: 30, monitorId: monitors[of] }
  const { id } = await ask(maker, 'POST', '/inews/pluginStrategyInfo', draft)
  return (await ask(maker, 'POST', '/inews/pluginAddress', { strategyId: id })).paths
}
async function report(of: string): Promise<number> {
  const draft = { reportName: named(of), templateId: 'daily', monitors: [monitors[of]] }
  const { reportId } = await ask(maker, 'POST', '/report/add', draft)
  await product.settled()
  return reportId
}

/** What comes of a timer whose last moment was missed, once its run has ended. */
async function madeByTheClock(timer: number): Promise<Given> {
  // Of each moment there is one run.
  await sql`delete from report_runs where timer_id = ${timer}`.execute(db())
  const miss = () =>
    sql`update report_timer_turns set next_at = now() - interval '2 days' where timer_id = ${timer}`.execute(db())
  await expect.poll(async () => (await miss()).numAffectedRows, { timeout: 30_000 }).toBe(1n)
  const newest = async () => {
    const { rows } = await sql<{ state: string; document: unknown }>`
      select r.state, d.document from report_runs r left join reports d on d.org_id = r.org_id and d.id = r.report_id
      where r.timer_id = ${timer}`.execute(db())
    return rows[0] ?? { state: 'none', document: null }
  }
  await expect.poll(async () => (await newest()).state, { timeout: 30_000 }).toMatch(/sent|failed/)
  const { state, document } = await newest()
  return state === 'sent' ? { status: 200, text: JSON.stringify(document) } : { status: 403, text: '' }
}

/** What a digest says that is due now. */
async function sentByTheClock(digest: number): Promise<Given> {
  // Its turn is set by whoever looks first.
  while (await processIncidents(db()));
  const { rows } = await sql<{ before: string }>`
    update warning_digest_turns set due_at = now(), since = now() - interval '7 days' where digest_id = ${digest}
    returning (select coalesce(max(id), 0) from deliveries)::text as before`.execute(db())
  // A worker of the product may have taken it: its turn is over when the next one is set.
  const isOver = async () => {
    while (await processIncidents(db()));
    const { rows: waiting } = await sql`
      select from warning_digest_turns where digest_id = ${digest} and due_at <= now()`.execute(db())
    return waiting.length === 0
  }
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true)
  const sent = await sql<{ message: unknown }>`
    select message from deliveries where purpose = 'digest' and id > ${rows[0]?.before ?? '0'}::bigint`.execute(db())
  return { status: sent.rows.length > 0 ? 200 : 404, text: JSON.stringify(sent.rows) }
}

/** By the purpose of the link, or the name of what else it is. */
const kinds: Record<string, Kind> = {
  key: {
    needs: 'desk.view',
    shows: true,
    async make() {
      const granted = ['desk.view', 'apiKeys.use']
      const [{ id: roleId } = { id: 0 }] = await db()
        .insertInto('api_roles')
        .values({ name: named('读取'), granted })
        .returning('id')
        .execute()
      const { secret } = await ask(maker, 'POST', '/inews/apiKey', { name: named('密钥'), roleId })
      return () => read('POST', '/inews/monitorArticle/list', week, { authorization: `Bearer ${secret}` })
    },
  },
  share: {
    needs: 'shares.make',
    shows: true,
    async make(of) {
      const draft = { idList: [articles[of]], title: '分享', expiresAt: tomorrow() }
      const { token } = await ask(maker, 'POST', '/inews/share', draft)
      return async () => {
        const [list, one] = [
          await read('POST', `/inews/share/${token}/open`, {}),
          await read('POST', `/inews/share/${token}/article`, { position: 0 }),
        ]
        return { status: list.status, text: list.text + one.text }
      }
    },
  },
  'share of a report': {
    needs: 'reports.share',
    shows: true,
    async make(of) {
      const { token } = await ask(maker, 'POST', '/report/share', { reportId: await report(of), expiresAt: tomorrow() })
      return async () => {
        const [page, file] = [
          await read('POST', `/report/share/${token}/open`, {}),
          await read('POST', `/report/share/${token}/file`, { kind: 'html' }),
        ]
        return { status: page.status, text: page.text + file.text }
      }
    },
  },
  'share of a topic': {
    needs: 'tracking.edit',
    shows: true,
    async make() {
      const path = '/crisis/topicTrack'
      const { list } = await ask(maker, 'POST', `${path}/list`, {})
      const { id } = list[0] ?? (await ask(maker, 'POST', `${path}/add`, { topic: '潮汐话题' }))
      const { token } = await ask(maker, 'POST', `${path}/share`, { id, expiresAt: tomorrow() })
      return () => read('POST', `${path}/shared/${token}/open`, {})
    },
  },
  'share of a picture of traceability': {
    needs: 'traceability.share',
    shows: true,
    async make(of) {
      const { token } = await ask(maker, 'POST', '/ipr/traceability/share', {
        ...{ kind: 'article', id: articles[of], expiresAt: tomorrow() },
      })
      return () => read('POST', `/ipr/traceability/shared/${token}/open`, {})
    },
  },
  'share of a crisis': { needs: 'crisis.act', shows: true, make: of => sharedCrisis(of, 'crisis', 'open') },
  'share of the charts of a crisis': {
    needs: 'crisis.act',
    shows: false,
    make: of => sharedCrisis(of, 'crisisCharts', 'charts'),
  },
  'share of an event': { needs: 'events.edit', shows: true, make: of => sharedEvent(of, 'event') },
  'share of the charts of an event': {
    needs: 'events.edit',
    shows: false,
    make: of => sharedEvent(of, 'eventAnalysis'),
  },
  'share of an event for every screen': { needs: 'events.edit', shows: true, make: of => sharedEvent(of, 'eventPage') },
  policy: {
    needs: 'resources.publish',
    shows: false,
    async make() {
      const { id } = await ask(maker, 'POST', '/inews/policy/save', { title: named('办法'), body: '第一条。' })
      const { token } = await ask(maker, 'POST', '/inews/policy/share', { id })
      return () => read('GET', `/shared/policy/${token}`)
    },
  },
  wallPlayer: {
    needs: 'bigScreens.view',
    shows: true,
    async make(of) {
      const name = named('播放端')
      const panels = [{ id: 'p1', at: { x: 0, y: 0, w: 12, h: 9 }, shows: { kind: 'articles', rows: 8 } }]
      const draft = { name, range: '7d', monitors: [monitors[of]], panels }
      const { id: screen } = await ask(maker, 'POST', '/bigScreen/screen', draft)
      const { code, secret } = await ask(maker, 'POST', '/bigScreen/player/code', {})
      await ask(maker, 'POST', '/bigScreen/player', { code, name, screen })
      const { token } = await ask(maker, 'POST', '/bigScreen/player/claim', { secret })
      return () => read('POST', `/shared/wall/${token}`, { width: 1920, height: 1080 })
    },
  },
  guidance: {
    needs: 'guidance.edit',
    shows: false,
    async make() {
      const draft = { name: named('要求'), subjectKind: 'crisis', subjectName: '停电', content: '请核实' }
      const { id } = await ask(maker, 'PUT', '/guidcontrol/add', draft)
      const { token } = await ask(maker, 'POST', '/guidcontrol/link', { id })
      return () => read('POST', `/guidcontrol/linked/${token}/open`)
    },
  },
  crisisTask: {
    needs: 'crisis.act',
    shows: false,
    async make() {
      const { id: crisisId } = await ask(maker, 'POST', '/crisis/startCrisis', { name: named('危机'), crisisLevel: 2 })
      const { id } = await ask(maker, 'POST', '/crisis/tasks', { crisisId, kind: 'verify', title: '核实' })
      const { token } = await ask(maker, 'POST', '/crisis/tasks/link', { id })
      return () => read('POST', `/crisis/tasks/linked/${token}/open`)
    },
  },
  download: {
    needs: 'exports.link',
    shows: true,
    async make(of) {
      const order = {
        ticked: { idList: [articles[of]] },
        fields: [{ key: 'title' }],
        format: 'csv',
        fileName: named(of),
      }
      const { id } = await ask(maker, 'POST', '/inews/downloadInfo', order)
      await product.settled()
      const { token } = await ask(maker, 'POST', `/inews/downloadInfo/${id}/link`, {})
      return () => read('GET', `/inews/downloadInfo/link/${token}`)
    },
  },
  chartEmbed: {
    needs: 'charts.embed',
    shows: true,
    async make(of) {
      const look = {
        chart: 'mediaTypes',
        title: '图',
        language: 'zh',
        theme: 'phantom-blue',
        sites: ['https://a.invalid'],
      }
      const question = { ...week, monitors: [monitors[of]] }
      const { address } = await ask(maker, 'POST', '/inews/monitorChart/embeds', { ...look, question })
      const token = address.split('/').at(-1)
      return async () => {
        const { status, text } = counted(await read('GET', `/embed/chart/${token}/figures`))
        return { status, text: text && of }
      }
    },
  },
  'pluginAddress of a feed': {
    needs: 'plugins.publish',
    shows: true,
    async make(of) {
      const { rss, atom } = await strategy(of, 'rss')
      return async () => {
        const [one, other] = [await read('GET', rss), await read('GET', atom)]
        return { status: one.status, text: one.text + other.text }
      }
    },
  },
  pluginAddress: {
    needs: 'plugins.publish',
    shows: true,
    async make(of) {
      const { csv, json } = await strategy(of, 'table')
      return async () => {
        const [one, other] = [await read('GET', csv), await read('GET', json)]
        return { status: one.status, text: one.text + other.text }
      }
    },
  },
  hotDay: {
    needs: 'hotLists.share',
    shows: false,
    async make() {
      const { token } = await ask(maker, 'POST', '/top/xl/share', {})
      return () => read('POST', `/top/shared/${token}/day`, {})
    },
  },
  hotEvent: {
    needs: 'hotLists.share',
    shows: false,
    async make() {
      const { token } = await ask(maker, 'POST', '/top/hotEvent/share', { id: topic })
      return () => read('POST', `/top/shared/${token}/event`, {})
    },
  },
  inspection: {
    needs: 'monitoringCheck.make',
    shows: false,
    ofEverything: true,
    async make() {
      const { id } = await ask(maker, 'POST', '/report/insReport', {})
      const { token } = await ask(maker, 'POST', `/report/insReport/${id}/link`, {})
      return () => read('GET', `/report/insReport/shared/${token}`)
    },
  },
  inboundHook: {
    needs: 'inboundHooks.edit',
    shows: false,
    async make() {
      const path = '/inews/inboundHook'
      const { id } = await ask(maker, 'POST', `${path}/add`, { name: named('钩子'), mediaType: 'web', media: '钩子' })
      const { path: address } = await ask(maker, 'POST', `${path}/${id}/token`, {})
      return () => read('POST', address, { title: `${++made}` })
    },
  },
  warning: {
    needs: 'warnings.view',
    shows: true,
    ofEverything: true,
    async make() {
      const { token } = await ask(maker, 'POST', `/inews/warning/incident/${incident}/page`, {})
      return () => read('GET', `/inews/warning/received/${token}`)
    },
  },
  warningTemplates: {
    needs: 'warnings.edit',
    shows: true,
    ofEverything: true,
    async make() {
      const { token } = await ask(maker, 'POST', '/inews/warning/template/link', { warningId: warning })
      return () => read('GET', `/inews/warning/template/choice/${token}?groupId=${warning}`)
    },
  },
  warningPlan: {
    needs: 'warnings.edit',
    shows: false,
    async make() {
      const { token } = await ask(maker, 'POST', '/inews/warning/plan/link', {})
      return () => read('GET', `/inews/warning/plan/${token}`)
    },
  },
  weChatScan: {
    needs: 'addressBook.edit',
    shows: false,
    async make() {
      const { id: personId } = await ask(maker, 'POST', '/inews/addressBook', {
        name: named('收件人'),
        weChat: 'receiver',
      })
      await sql`update organisations set demonstration = true where id = ${org}`.execute(db())
      const { url } = await ask(maker, 'GET', `/inews/api/weixinQrcodeNew?personId=${personId}`)
      await sql`update organisations set demonstration = false where id = ${org}`.execute(db())
      return () => read('GET', new URL(url).pathname)
    },
  },
  'a report by the clock': {
    needs: 'timedReports.edit',
    shows: true,
    async make(of) {
      const draft = {
        name: named(of),
        templateId: 'daily',
        monitors: [monitors[of]],
        formats: ['html'],
        members: [adminId],
      }
      const { id } = await ask(maker, 'POST', '/inews/reportTimer', draft)
      return () => madeByTheClock(id)
    },
  },
  'a digest by the clock': {
    needs: 'warnings.edit',
    shows: true,
    ofEverything: true,
    async make(of) {
      const { id } = await ask(maker, 'POST', '/inews/warning/digest', { name: named(of), memberIds: [adminId] })
      return async () => sentByTheClock(id)
    },
  },
}

async function sharedEvent(of: string, page: string): Promise<Look> {
  const { id } = await ask(maker, 'POST', '/ipr/infoEvent/add', { title: named('事件'), idList: [articles[of]] })
  const { token } = await ask(maker, 'POST', '/ipr/infoEvent/share', { id, page, expiresAt: tomorrow() })
  return () => read('POST', `/ipr/infoEvent/shared/${token}/open`, { page })
}

async function sharedCrisis(of: string, page: string, call: string): Promise<Look> {
  const { id } = await ask(maker, 'POST', '/crisis/startCrisis', { name: '停电', crisisLevel: 3 })
  await ask(maker, 'POST', '/crisis/addArtCrisis', { crisisId: id, idList: [articles[of]] })
  const { token } = await ask(maker, 'POST', '/crisis/share', { id, page, expiresAt: tomorrow() })
  return () => read('POST', `/crisis/shared/${token}/${call}`, {})
}

const looks: Record<string, { wide: Look; narrow: Look | null }> = {}
const lookAll = async (which: 'wide' | 'narrow') => {
  const given: Record<string, Given> = {}
  for (const [name, look] of Object.entries(looks)) {
    const one = look[which]
    if (one) given[name] = await one()
  }
  return given
}
const withWord = (given: Record<string, Given>, word: string) =>
  Object.entries(given).flatMap(([name, { text }]) => (text.includes(word) ? [name] : []))
const answered = (given: Record<string, Given>) =>
  Object.entries(given).flatMap(([name, { status }]) => (status < 400 ? [name] : []))
const all = Object.keys(kinds)
const showing = all.filter(name => kinds[name]?.shows)

test('made by somebody who sees everything, each brings it', async () => {
  for (const [name, kind] of Object.entries(kinds)) {
    const wide = await kind.make(hidden).catch(error => {
      throw new Error(`${name}: ${error.message}`)
    })
    looks[name] = { wide, narrow: null }
  }
  const given = await lookAll('wide')
  expect(answered(given)).toEqual(all)
  expect(withWord(given, hidden)).toEqual(showing)
})

test('once their role is limited to a folder, what they made brings nothing from outside it, and what they make brings what they see', async () => {
  await see(open)
  for (const [name, kind] of Object.entries(kinds))
    if (!kind.ofEverything && looks[name]) looks[name].narrow = await kind.make(open)
  expect(withWord(await lookAll('wide'), hidden)).toEqual([])
  const given = await lookAll('narrow')
  expect(withWord(given, hidden)).toEqual([])
  const narrow = all.filter(name => !kinds[name]?.ofEverything)
  expect(answered(given)).toEqual(narrow)
  expect(withWord(given, open)).toEqual(narrow.filter(name => showing.includes(name)))
})

test('once the folder is taken away, neither brings anything of it', async () => {
  await see('空')
  for (const which of ['wide', 'narrow'] as const) {
    const given = await lookAll(which)
    expect([withWord(given, hidden), withWord(given, open)]).toEqual([[], []])
  }
})

test('once a permission is taken away, what needs it does nothing, and goes on when it is given back', async () => {
  await see(null, { withheld: [...new Set(Object.values(kinds).map(({ needs }) => needs))] })
  for (const which of ['wide', 'narrow'] as const) expect(answered(await lookAll(which))).toEqual([])
  await see(null)
  expect(withWord(await lookAll('wide'), hidden)).toEqual(showing)
})

test('once they are removed, nothing is done in their name', async () => {
  await sql`delete from memberships where user_id = ${makerId}`.execute(db())
  for (const which of ['wide', 'narrow'] as const) {
    const given = await lookAll(which)
    expect([answered(given), withWord(given, hidden), withWord(given, open)]).toEqual([[], [], []])
  }
})

/** Links that act for whoever received them, and show nothing that lies in folders. */
const ofReceivers: Readonly<Record<string, string>> = {
  emailConfirmation: 'says that the address it was sent to is theirs',
  invitation: 'of the organisation: listed, and withdrawn by whoever may invite',
  unsubscribe: 'ends messages to the address it was sent to',
}

test('each link names what its maker must be allowed to do, and is made above', () => {
  const links = Object.values(contracts).flatMap(contract =>
    Object.values(contract).flatMap(endpoint => (endpoint.access === 'link' ? [endpoint] : [])),
  )
  const permissions = features.flatMap(({ name, permissions }) =>
    Object.keys(permissions).map(each => `${name}.${each}`),
  )
  const unknown = links.flatMap(({ makerNeeds }) => (makerNeeds ?? []).filter(each => !permissions.includes(each)))
  expect(unknown).toEqual([])
  const purposes = (isOfMaker: boolean) =>
    [
      ...new Set(links.filter(({ makerNeeds }) => (makerNeeds !== null) === isOfMaker).map(({ purpose }) => purpose)),
    ].sort()
  expect(purposes(false)).toEqual(Object.keys(ofReceivers).sort())
  expect(purposes(true).filter(purpose => !Object.hasOwn(kinds, purpose))).toEqual([])
})
