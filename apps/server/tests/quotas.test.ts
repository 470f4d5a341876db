// Every quota that something counts: n are allowed, and one more is refused with its sentence.
import { namedQuotas, quotaNames } from '@guanlan/features/people/billing/contract'
import { locales, type Quota, say } from '@guanlan/platform/contract'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts, features } from '../features.ts'
import { type Ground, makeGround } from './one-of-everything/index.ts'
import { openProduct, type Product } from './product.ts'

const orgId = 11
const declared: Readonly<Record<string, Quota>> = Object.assign({}, ...features.map(({ quotas }) => quotas))
const counted = quotaNames.filter(name => declared[name])

test('each of the 26 is counted by a feature, of the same kind, or says what it comes with', () => {
  expect(quotaNames).toHaveLength(26)
  for (const name of quotaNames) {
    const known = namedQuotas[name]
    const quota = declared[name]
    if (quota) expect([name, quota.kind, 'comesWith' in known]).toEqual([name, known.kind, false])
    else expect([name, 'comesWith' in known || known.kind === 'shown']).toEqual([name, true])
  }
})

/** Refused in words of their own, which their features try: calls of keys with 429 (open-api.test.ts), rows and fields of an export by name (features/desk/article-list/server/exports.test.ts). */
const inOwnWords = ['dataApiCount', 'eachDownloadCount', 'downloadFieldLevel']
const inCommonWords = counted.filter(name => !inOwnWords.includes(name))

test('each that is counted is spent by a call', () => {
  const spent = Object.values(contracts).flatMap(calls => Object.values(calls).flatMap(({ quota }) => quota ?? []))
  expect(inCommonWords.filter(name => !spent.includes(name))).toEqual([])
})

let product: Product
let ground: Ground
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  ground = await makeGround(product, orgId)
  return () => database.drop()
})
afterAll(() => product.close())

/** By quota: a call that makes one more, or (`value`) asks for three. */
type Spent = readonly ['POST', string, object]
const spending: Readonly<Record<string, (n: number, ground: Ground) => Spent | Promise<Spent>>> = {
  employ: n => ['POST', '/mgrV1/user/create', { account: `quota${n}@example.com`, name: `额度 ${n}` }],
  monitorCount: n => ['POST', '/inews/monitor', { kind: 'item', name: `额度 ${n}`, rule: '灯塔' }],
  monitorWordCount: n => ['POST', '/inews/monitor', { kind: 'item', name: `词 ${n}`, rule: '灯塔|海岸|潮汐' }],
  monitorRuleItemCount: n => [
    'POST',
    '/inews/monitor',
    {
      kind: 'item',
      name: `组 ${n}`,
      form: { groups: ['灯塔', '海岸', '潮汐'].map(words => ({ words, frequency: 1 })), excluded: '' },
    },
  ],
  monitorVsCount: n => ['POST', '/inews/contrast/add', { name: `额度 ${n}`, brands: ['灯塔', '海岸'] }],
  labelCount: n => ['POST', '/inews/data/label', { name: `额度 ${n}` }],
  warningCount: n => [
    'POST',
    '/inews/warning',
    {
      name: `额度 ${n}`,
      warningWords: '石头',
      mediaType: ['web'],
      sentiment: [-1],
      startTime: '2026-01-01',
      endTime: '2099-12-31',
      receiveEmail: true,
    },
  ],
  addressBookCount: n => ['POST', '/inews/addressBook', { name: `额度 ${n}`, weChat: `quota${n}` }],
  orgMediaGroupCount: n => ['POST', '/inews/orgMediaGroup', { name: `额度 ${n}`, members: [`媒体 ${n}`] }],
  orgMediaCount: n => ['POST', '/inews/orgMedia', { name: `额度 ${n}` }],
  searchPlanCount: n => ['POST', '/inews/searchPlan', { name: `额度 ${n}`, address: 'q=1', query: '1' }],
  reportTemplateCount: n => [
    'POST',
    '/inews/templateInfoV1',
    { name: `额度 ${n}`, blocks: [{ id: 'b', kind: 'figures' }] },
  ],
  reportCondition: (n, { monitor }) => [
    'POST',
    '/report/add',
    {
      reportName: `额度 ${n}`,
      templateId: 'bare',
      monitors: [monitor],
      filters: ['web', 'app'].map(value => ({ field: 'mediaType', is: 'is', values: [value] })),
    },
  ],
  // No two are the same order.
  downloadCount: (n, { article }) => [
    'POST',
    '/inews/downloadInfo',
    { ticked: { idList: [article] }, fields: [{ key: 'title' }], format: 'csv', fileName: `额度 ${n}` },
  ],
  eventCount: n => [
    'POST',
    '/ipr/infoEvent/add',
    { title: `额度 ${n}`, rule: '灯塔', startTime: '2026-01-01T00:00:00Z' },
  ],
  hotCount: n => ['POST', '/top/hotWatch/save', { name: `额度 ${n}`, rule: '灯塔' }],
  bigScreenCount: n => ['POST', '/bigScreen/screen', { name: `额度 ${n}` }],
  aiDailySessionCount: n => ['POST', '/chatgpt/session', { title: `额度 ${n}` }],
  aiDailyQuestionCount: async (_, { make }) => {
    const { id } = await make('/chatgpt/session', { title: '额度' })
    return ['POST', `/chatgpt/session/${id}/message`, { question: '灯塔' }]
  },
  aiDailyToolCount: (n, { article }) => [
    'POST',
    '/chatgpt/instruct/401/run',
    { values: { subject: `额度 ${n}`, articles: [article] } },
  ],
  searchTimeRange: () => [
    'POST',
    '/inews/monitorArticle/list',
    { query: '灯塔', from: '2026-01-01T00:00:00Z', to: '2026-01-03T12:00:00Z' },
  ],
}

const limit = (quota: string, most: number) =>
  sql`insert into org_limits (org_id, quota, most) values (${orgId}, ${quota}, ${most})
    on conflict (org_id, quota) do update set most = excluded.most`.execute(product.databases.worker)

test.each(inCommonWords)('%s: n are allowed, one more is refused with its sentence in three languages', async quota => {
  const spend = spending[quota]
  if (!spend || !declared[quota]) throw new Error(`No call here spends ${quota}`)
  const { body: usages } = await ground.owner.ask('GET', '/inews/org/quota')
  const used = usages.data.find((gauge: { quota: string }) => gauge.quota === quota).used
  const most = used === null ? 3 : used + 1
  await limit(quota, most)
  const ask = async (n: number, language = 'zh') =>
    ground.owner.ask(...(await spend(n, ground)), { 'accept-language': language })
  const allowed = await ask(0)
  expect(allowed.status, JSON.stringify(allowed.body)).toBe(200)
  if (used === null) await limit(quota, 2)
  for (const [n, locale] of locales.entries()) {
    const { status, body } = await ask(n + 1, locale)
    expect({ status, code: body.code, key: body.key }).toEqual({ status: 403, code: 1007, key: 'platform.overQuota' })
    const { name } = declared[quota]
    // The quota, its limit, and who can raise it.
    for (const text of [say(name, locale), String(used === null ? 2 : most), `owner${orgId}@example.com`])
      expect(body.msg).toContain(text)
    expect(body.msg).not.toContain('{{')
  }
  await sql`delete from org_limits where org_id = ${orgId}`.execute(product.databases.worker)
})
