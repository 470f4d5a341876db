// Monitors over stored articles: the walk that looks at all of them, and the filling, on a real database.

import { evaluate } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { mediaTypeCode } from '@guanlan/features/articles/articles/server'
import {
  type beginAt,
  cleanIndex,
  type FoundArticle,
  findStored,
  type StoredSearch,
  walkStored,
} from '@guanlan/features/articles/articles/server/search'
import { withScope } from '@guanlan/platform/server'
import { finishTasks, rounds } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { names as randomNames, rule as randomRule, randomText } from '../../../../../engine/rules/testing/random.ts'
import { MonitorDraft } from '../../contract.ts'
import { accepts } from '../limits.ts'
import { createMonitor, updateMonitor } from '../saving/save.ts'
import { article, now, openStored } from '../testing/stored.ts'
import { listMonitors } from '../tree/tree.ts'
import { filling } from './fill.ts'

const { worker, app, keep, asMember, databases } = openStored()
const hourMs = 3_600_000

describe('stored articles', () => {
  const facts = fc.record({
    title: randomText,
    body: randomText,
    language: fc.constantFrom('zh-CN', 'en', 'ja'),
    mediaType: fc.constantFrom(...mediaTypes.slice(0, 3)),
    media: fc.constantFrom('人民网', 'ＣＣＴＶ 新闻', '别的'),
    url: fc.constantFrom(null, 'https://finance.people.cn/a', 'http://u@otherpeople.cn:80/', 'HTTPS://People.CN?a'),
    region: fc.constantFrom(null, 110_000, 330_106, 330_100),
    mentioned: fc.constantFrom([], [330_106], [110_000, 330_200]),
    corps: randomNames,
    brands: randomNames,
    products: randomNames,
    onlyOrg: fc.constantFrom(null, null, null, 7, 8),
    // Many in one moment, some within one millisecond of it.
    publishedAt: fc.nat({ max: 12 }).map(n => new Date(now.getTime() - n * 37 * hourMs)),
  })
  const limits = fc.record({
    languages: fc.constantFrom([], [], ['zh-CN'], ['en', 'ja']),
    regions: fc.constantFrom([], [], [330_000], [330_100], [110_000, 330_106]),
    mediaLimit: fc.constantFrom([], [], [1], [2, 3]),
    mediaMembers: fc.constantFrom([], [], ['cctv 新闻'], ['people.cn', '人民网']),
  })

  test('are found by a walk exactly as matching each of them would find them, marked or not', {
    timeout: 120_000,
  }, async () => {
    const given = fc.sample(facts, { numRuns: rounds(350, 700), seed: 1 })
    const stored = given.map(one => article(one))
    for (let i = 0; i < stored.length; i += 350) await keep(...stored.slice(i, i + 350))
    const ids = await worker().selectFrom('articles').select(['id', 'identity']).execute()
    const idByIdentity = new Map(ids.map(row => [row.identity, row.id]))
    const read = stored.map(one => ({
      id: idByIdentity.get(one.identity) ?? 0,
      one,
      asked: { ...one, title: canonicalise(one.title), body: canonicalise(one.body) },
    }))
    const wantedBy = ({ rule, limits, orgId }: StoredSearch) =>
      read
        .filter(({ one }) => one.onlyOrg === null || one.onlyOrg === orgId)
        .filter(({ one }) => accepts(limits, { ...one, mediaType: mediaTypeCode(one.mediaType) }))
        .filter(({ asked: requested }) => evaluate(rule, requested))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
    const asked = fc.sample(fc.record({ rule: randomRule, limits }), { numRuns: rounds(24, 60), seed: 2 })
    let found = 0
    const check = async () => {
      for (const one of asked) {
        const walked = await walkAll({ ...one, orgId: 7 })
        expect({ rule: one.rule, ids: walked.sort((a, b) => a - b) }).toEqual({
          rule: one.rule,
          ids: wantedBy({ ...one, orgId: 7 }),
        })
        found += walked.length
      }
    }
    await check()
    // As they were before there was marked text, and as they are stored while texts are in OpenSearch alone.
    await sql`update article_grams set grams = '{}', title = null, body = null where article_id % 3 = 0`.execute(
      worker(),
    )
    await check()
    await cleanIndex(worker())
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from article_grams where body is null`.execute(
      worker(),
    )
    expect(rows[0]?.n).toBe(0)
    await check()
    expect(found).toBeGreaterThan(rounds(600, 3_000))
    expect(asked.filter(({ rule }) => JSON.stringify(rule).match(/"(corp|brand|prod)"/)).length).toBeGreaterThan(
      rounds(4, 10),
    )
  })

  /** In pieces of a few articles first, so that many borders are crossed. */
  async function walkAll(search: StoredSearch): Promise<number[]> {
    const ids: number[] = []
    let place: ReturnType<typeof beginAt> | null = { to: null, step: 40 }
    while (place) {
      const step: number = 40
      const { to }: Pick<ReturnType<typeof beginAt>, 'to'> = place
      place = await withScope(app(), { orgId: search.orgId }, ({ db }) =>
        walkStored(db, { to, step }, { from: null, workMs: 0 }, async piece => {
          const page: FoundArticle[] = await findStored(db, search, piece)
          ids.push(...page.map(one => one.id))
          return true
        }),
      )
    }
    return ids
  }
})

describe('a new monitor', () => {
  const fill = async () => {
    await finishTasks(databases(), [filling()])
  }
  const draft = (rule: string) => MonitorDraft.parse({ kind: 'item', name: '新的监测', rule })
  const hits = async () =>
    (
      await sql<{ title: string }>`
        select a.title from hits h join articles a on a.id = h.article_id order by a.title`.execute(worker())
    ).rows.map(row => row.title)

  test('is filled with what its rule wants, and after a change with what the new one wants', async () => {
    await keep(
      article({ title: '华为发布手机' }),
      article({ title: '华为召回汽车' }),
      article({ title: '苹果发布手机' }),
      article({ title: '华为的秘密', onlyOrg: 8 }),
    )
    const monitor = await asMember(scope => createMonitor(scope, draft('华为')))
    await fill()
    expect(await hits()).toEqual(['华为发布手机', '华为召回汽车'])
    await asMember(scope => updateMonitor(scope, monitor.id, draft('手机')))
    await fill()
    expect(await hits()).toEqual(['华为发布手机', '苹果发布手机'])
    const [{ backfill } = { backfill: null }] = await asMember(scope => listMonitors(scope))
    expect(backfill).toEqual({ state: 'done', examined: 4, candidates: 4, found: 2 })
  })
})
