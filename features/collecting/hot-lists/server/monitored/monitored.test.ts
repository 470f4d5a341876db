import { followRules, monitorServer } from '@guanlan/features/monitors/monitors/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { mergeEvents } from '../events/write.ts'
import { boardOf, type EventGrowth, hotListsServer, record } from '../index.ts'
import { grown } from './growth.ts'
import { saveMonitored } from './save-monitored.ts'

let system: Database
const later = new Proxy({} as Database, {
  get: (_, name) => Reflect.get(system, name).bind?.(system) ?? Reflect.get(system, name),
})
const { as, databases } = openFeature(
  [hotListsServer(later), monitorServer({ follow() {} } as never)],
  ['hot_wanted', 'rule_changes', 'monitors', 'hot_topics', 'hot_boards', 'hot_events'],
)
beforeEach(() => {
  system = databases().worker
})

const begin = Date.now() - 3_600_000
const reported = (platform: string, minute: number, titles: readonly string[], onlyOrg: number | null = null) =>
  system.transaction().execute(async tx =>
    record(tx, {
      boardId: await boardOf(tx, { onlyOrg, platform }),
      at: new Date(begin + minute * 60_000),
      toldAt: null,
      said: titles.map(title => ({ title })),
    }),
  )
const others = (count: number) => Array.from({ length: count }, (_, at) => `毫不相干的第${at}件事`)
const monitor = async (orgId: number, name: string, rule: string) => {
  const { id } = await system
    .insertInto('monitors')
    .values({ org_id: orgId, name, rule, kind: 'item', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
/** What listeners are told when all boards are looked through. */
async function told(): Promise<EventGrowth[]> {
  const all: EventGrowth[] = []
  const rules = followRules()
  while (await saveMonitored(system, rules, [async (_, growths) => void all.push(...growths)]));
  return all
}
const words = (growths: readonly EventGrowth[]) =>
  growths.map(({ growth, platform, rank }) => `${growth} ${platform} ${rank}`)
const listed = async (ask = as()) => (await ask('POST', '/top/hotSearch/wanted', {})).data.list

test('an event is told when it begins, comes to a further board and reaches the top, and not for each observation', async () => {
  await monitor(7, '召回', '澄屿 + 召回')
  await reported('weibo', 0, [...others(14), '澄屿召回两万辆新车'])
  expect(words(await told())).toEqual(['began weibo 15'])
  await reported('weibo', 1, [...others(12), '澄屿召回两万辆新车'])
  await reported('weibo', 2, [...others(11), '澄屿召回两万辆新车'])
  expect(words(await told())).toEqual([])
  await reported('weibo', 3, [...others(7), '澄屿召回两万辆新车'])
  expect(words(await told())).toEqual(['rank weibo 8'])
  await reported('douyin', 3, ['无关的一件事', '澄屿召回两万辆新车引热议'])
  expect(words(await told())).toEqual(['platform douyin 2'])
  expect(words(await told())).toEqual([])
  expect(await listed()).toMatchObject([
    {
      monitor: '召回',
      title: '澄屿召回两万辆新车',
      bestRank: 2,
      bestPlatform: 'douyin',
      platforms: ['weibo', 'douyin'],
    },
  ])
  expect(await listed(as('orgAdmin', 8))).toEqual([])
})

test('between two looks the best rank counts, even when it is no more', async () => {
  await monitor(7, '召回', '召回')
  await reported('weibo', 0, [...others(20), '澄屿召回两万辆新车'])
  await told()
  await reported('weibo', 1, ['澄屿召回两万辆新车', ...others(20)])
  await reported('weibo', 2, [...others(20), '澄屿召回两万辆新车'])
  expect(words(await told())).toEqual(['rank weibo 1'])
})

test('each organisation is told of what its own monitors want; a list of one is nothing to another', async () => {
  const ours = await monitor(7, '召回', '召回')
  const theirs = await monitor(8, '召回', '召回')
  await reported('weibo', 0, ['澄屿召回两万辆新车'])
  const growths = await told()
  expect(growths.map(({ orgId, monitorId }) => [orgId, monitorId]).sort()).toEqual([
    [7, ours],
    [8, theirs],
  ])
  await reported('own', 1, ['别处的召回消息传开'], 8)
  expect((await told()).map(({ orgId }) => orgId)).toEqual([8])
})

test('a listener that fails loses nothing: the board is looked through again', async () => {
  await monitor(7, '召回', '召回')
  await reported('weibo', 0, ['澄屿召回两万辆新车'])
  const failing = async () => {
    throw new Error('no room')
  }
  await expect(saveMonitored(system, followRules(), [failing])).rejects.toThrow('no room')
  expect(words(await told())).toEqual(['began weibo 1'])
})

test('what two events that are merged had told does not begin again', async () => {
  await monitor(7, '召回', '澄屿 | 车主')
  await reported('weibo', 0, ['澄屿召回两万辆新车', '车主们排起长队等检查'])
  expect((await told()).length).toBe(2)
  const [one, other] = await listed()
  const developer = { roles: ['developer'], userId: 1, locale: 'zh', now: new Date(), db: system } as const
  await mergeEvents(developer, { id: one.eventId, others: [other.eventId] })
  await reported('weibo', 1, ['车主们排起长队等检查', '澄屿召回两万辆新车'])
  expect(await told()).toEqual([])
  expect((await listed()).length).toBe(1)
})

test.each([
  ['a worse rank', 5, 'weibo', 9, null],
  ['a better one between steps', 9, 'weibo', 4, null],
  ['the first three', 9, 'weibo', 3, 'rank'],
  ['the very first', 2, 'weibo', 1, 'rank'],
  ['another board, however low', 2, 'douyin', 40, 'platform'],
])('%s', (_, bestRank, platform, rank, growth) =>
  expect(grown({ platforms: ['weibo'], bestRank, bestPlatform: 'weibo' }, { platform, rank }).growth).toBe(growth),
)
