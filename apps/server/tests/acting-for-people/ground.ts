/** An organisation with an article inside and one outside of a folder, and somebody in it for whom things act (docs/decisions/0021). */
import { migratedDatabase } from '@guanlan/platform/testing'
import { type Caller, openProduct, type Product, type Reply } from '../product.ts'
import { limits } from '../walk/calls.ts'

export const org = 57
/** Stand in the titles of what lies in the maker's folder, and of what does not. */
export const open = '岸边灯塔'
export const hidden = '深海暗礁'
const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()
export const week = { from: ago(168), to: new Date(Date.now() + hourMs).toISOString() }
export const tomorrow = () => new Date(Date.now() + 24 * hourMs).toISOString()

/** What somebody who has the thing is given now. */
export interface Given {
  status: number
  text: string
}

interface Ground {
  product: Product
  admin: Caller
  maker: Caller
  adminId: number
  makerId: number
  role: number
  folders: Record<string, number>
  /** By the word of their rule. */
  monitors: Record<string, number>
  articles: Record<string, number>
  incident: number
  warning: number
  topic: number
}
/** Filled by `openGround`. */
export const ground = { folders: {}, monitors: {}, articles: {} } as Ground

export async function ask(who: Caller, method: 'GET' | 'POST' | 'PUT', url: string, body?: object): Promise<Reply> {
  const reply = await who.ask(method, url, body)
  if (reply.status !== 200) throw new Error(`${url}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}
export const db = () => ground.product.databases.worker

/** @returns what takes the database away */
export async function openGround(): Promise<() => Promise<void>> {
  const database = await migratedDatabase()
  ground.product = await openProduct(database.url, { limits: { ...limits, link: 10_000 } })
  ground.admin = await ground.product.member(org, 'all@example.com', 'orgAdmin')
  ground.maker = await ground.product.member(org, 'maker@example.com')
  for (const name of [open, hidden, '空']) {
    ground.folders[name] = (
      await ask(ground.admin, 'POST', '/inews/monitor', { kind: 'folder', name: `${name}目录` })
    ).id
    const item = { kind: 'item', name: `${name}监测`, rule: name, fatherId: ground.folders[name] }
    ground.monitors[name] = (await ask(ground.admin, 'POST', '/inews/monitor', item)).id
  }
  const rule = { mediaType: ['web'], sentiment: [1, 0, -1], startTime: '2026-01-01', endTime: '2099-12-31' }
  ground.warning = (
    await ask(ground.admin, 'POST', '/inews/warning', {
      ...rule,
      name: '全部',
      warningWords: hidden,
      receiveEmail: true,
    })
  ).id
  const items = [open, hidden].map((name, n) => ({
    title: `${name}的通报`,
    body: `#潮汐话题# ${name}${String.fromCharCode(0x4e00 + 97 * n).repeat(40)}`,
    media: '青麓日报',
    // Of the platform whose topic is shared.
    url: `https://weibo.com/1/${n}`,
    publishedAt: ago(n + 1),
  }))
  await ask(ground.admin, 'POST', '/ua/upload/article/addBatch', { items })
  await ground.product.settled()
  const { list } = await ask(ground.admin, 'POST', '/inews/monitorArticle/list', week)
  for (const name of [open, hidden]) ground.articles[name] = list.find(({ title }: Reply) => title.includes(name)).id
  ground.incident = (await ask(ground.admin, 'POST', '/inews/warning/incident/list', {})).list[0].id
  await ask(ground.admin, 'POST', '/ua/upload/hot/ground', { items: [{ title: '潮汐表上了榜', heat: '1.2万' }] })
  ground.topic = (await ask(ground.admin, 'POST', '/top/hotSearch/list', { platformCode: 'ground' })).list[0].eventId
  for (const plugType of ['table', 'rss']) await ask(ground.admin, 'POST', '/inews/pluginInfo', { plugType, isOpen: 1 })
  const users = await db().selectFrom('users').select(['id', 'account']).execute()
  const idOf = (account: string) => users.find(each => each.account === account)?.id ?? 0
  ground.adminId = idOf('all@example.com')
  ground.makerId = idOf('maker@example.com')
  const draft = { name: '制作', basedOn: 'orgAdmin', memberIds: [ground.makerId] }
  ground.role = (await ask(ground.admin, 'POST', '/mgrV1/role/add', draft)).id
  return () => database.drop()
}

/** The whole tree, or one folder of it. */
export const see = (folder: string | null, more: { withheld?: string[] } = {}) =>
  db()
    .updateTable('roles')
    .set({ folder_ids: folder === null ? [] : [ground.folders[folder] ?? 0], withheld: [], ...more })
    .where('id', '=', ground.role)
    .execute()
