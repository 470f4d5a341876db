// Monitors over stored articles: filling, preview, replay and why, on a real database as requests see it.
import { evaluate } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { mediaTypes } from '@guanlan/features/articles/contract'
import {
  type Asked,
  type beginAt,
  cleanIndex,
  type FoundArticle,
  findStored,
  mediaTypeCode,
  type NewArticle,
  storeArticles,
  walkStored,
} from '@guanlan/features/articles/server'
import { type Databases, openDatabases, type Scope, withScope } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rule as randomRule, writtenText } from '../../../engine/rules/testing/random.ts'
import { newArticle } from '../../articles/server/testing/new-article.ts'
import { MonitorDraft, TriedDraft } from '../contract.ts'
import { fillNext } from './backfill.ts'
import { accepts } from './limits.ts'
import { previewOf } from './preview.ts'
import { replayOf } from './replay.ts'
import { createMonitor, updateMonitor } from './save.ts'
import { whyOf } from './why.ts'

const now = new Date('2026-11-20T12:00:00Z')
const hourMs = 3_600_000
let databases: Databases
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 2, worker: 2 })
  drop = database.drop
  await databases.worker
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  return async () => {
    await databases.close()
    await drop()
  }
})
beforeEach(async () => {
  for (const table of [
    'hits',
    'org_articles',
    'backfills',
    'monitor_versions',
    'rule_changes',
    'monitors',
    'article_grams',
    'articles',
  ])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
})

const article = newArticle
const keep = (...batch: NewArticle[]) => databases.worker.transaction().execute(tx => storeArticles(tx, batch, new Map()))
const asMember = <T>(work: (scope: Scope) => Promise<T>, orgId = 7) =>
  withScope(databases.app, { orgId, userId: 1, now }, work)
const tried = (rule: string, more: object = {}) => TriedDraft.parse({ rule, ...more })
const idOf = async (title: string) =>
  (await databases.worker.selectFrom('articles').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id

describe('stored articles', () => {
  const facts = fc.record({
    title: writtenText,
    body: writtenText,
    language: fc.constantFrom('zh-CN', 'en', 'ja'),
    mediaType: fc.constantFrom(...mediaTypes.slice(0, 3)),
    region: fc.constantFrom(null, 110_000, 330_106, 330_100),
    mentioned: fc.constantFrom([], [330_106], [110_000, 330_200]),
    onlyOrg: fc.constantFrom(null, null, null, 7, 8),
    // Many in one moment, some within one millisecond of it.
    publishedAt: fc.nat({ max: 12 }).map(n => new Date(now.getTime() - n * 37 * hourMs)),
  })
  const limits = fc.record({
    languages: fc.constantFrom([], [], ['zh-CN'], ['en', 'ja']),
    regions: fc.constantFrom([], [], [330_000], [330_100], [110_000, 330_106]),
    mediaLimit: fc.constantFrom([], [], [1], [2, 3]),
  })

  test('are found by a walk exactly as matching each of them would find them, marked or not', {
    timeout: 60_000,
  }, async () => {
    const given = fc.sample(facts, { numRuns: 700, seed: 1 })
    const stored = given.map(one => article(one))
    for (let i = 0; i < stored.length; i += 350) await keep(...stored.slice(i, i + 350))
    const ids = await databases.worker.selectFrom('articles').select(['id', 'identity']).execute()
    const idByIdentity = new Map(ids.map(row => [row.identity, row.id]))
    const read = stored.map(one => ({
      id: idByIdentity.get(one.identity) ?? 0,
      one,
      texts: { title: canonicalise(one.title), body: canonicalise(one.body) },
    }))
    const wantedBy = ({ rule, limits, orgId }: Asked) =>
      read
        .filter(({ one }) => one.onlyOrg === null || one.onlyOrg === orgId)
        .filter(({ one }) => accepts(limits, { ...one, mediaType: mediaTypeCode(one.mediaType) }))
        .filter(({ texts }) => evaluate(rule, texts))
        .map(({ id }) => id)
        .sort((a, b) => a - b)
    const asked = fc.sample(fc.record({ rule: randomRule, limits }), { numRuns: 60, seed: 2 })
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
    // As they were before there was marked text.
    await sql`update article_grams set title = null, body = null where article_id % 3 = 0`.execute(databases.worker)
    await check()
    await cleanIndex(databases.worker)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from article_grams where body is null`.execute(
      databases.worker,
    )
    expect(rows[0]?.n).toBe(0)
    await check()
    expect(found).toBeGreaterThan(3_000)
  })

  /** In pieces of a few articles first, so that many borders are crossed. */
  async function walkAll(asked: Asked): Promise<number[]> {
    const ids: number[] = []
    let place: ReturnType<typeof beginAt> | null = { to: null, step: 40 }
    while (place) {
      const step: number = 40
      place = await walkStored(databases.app, { to: place.to, step }, { from: null, workMs: 0 }, async piece => {
        const page: FoundArticle[] = await findStored(databases.app, asked, piece)
        ids.push(...page.map(one => one.id))
        return true
      })
    }
    return ids
  }
})

describe('a new monitor', () => {
  const fill = async () => {
    while (await fillNext(databases.worker, () => false));
  }
  const draft = (rule: string) => MonitorDraft.parse({ kind: 'item', name: '新的监测', rule })
  const hits = async () =>
    (
      await databases.worker
        .selectFrom('hits')
        .innerJoin('articles as a', 'a.id', 'hits.article_id')
        .select('a.title')
        .orderBy('a.title')
        .execute()
    ).map(row => row.title)

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
    const state = await databases.worker
      .selectFrom('backfills')
      .select(['state', 'examined', 'candidates', 'found'])
      .executeTakeFirstOrThrow()
    expect(state).toEqual({ state: 'done', examined: 4, candidates: 4, found: 2 })
  })
})

describe('what a rule costs', () => {
  test('is said in the preview, and a rule that costs too much is refused with the words to blame', async () => {
    const often = Array.from({ length: 40 }, (_, n) => article({ title: '今天', body: `今天的天气 ${n}` }))
    await keep(...often)
    // What was learned from the articles of an earlier test is read again later on.
    const later = <T>(work: (scope: Scope) => Promise<T>) =>
      withScope(databases.app, { orgId: 7, userId: 1, now: new Date(now.getTime() + 7_200_000) }, work)
    const cheap = await later(scope => previewOf(scope, tried('鲸鱼座+今天')))
    expect(cheap.cost).toMatchObject({ heavy: false, words: [{ word: '鲸鱼座' }] })
    const many = Array.from({ length: 40_000 }, (_, n) => `词${n}`).join('|')
    const draft = MonitorDraft.parse({ kind: 'item', name: '太贵', rule: `今天 -(${many})` })
    const refusal = await later(scope => createMonitor(scope, draft)).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'invalid', key: 'monitors.tooCostly' })
    expect((refusal as { values: { words: string } }).values.words).toContain('今天')
    const { n } = await databases.worker
      .selectFrom('monitors')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(0)
  })
})

describe('a preview', () => {
  test('counts exactly, by days of the organisation, and says what a day may bring', async () => {
    await databases.worker
      .updateTable('organisations')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', 7)
      .execute()
    await keep(
      article({ title: '华为一', publishedAt: new Date('2026-11-19T03:00:00Z'), sentiment: -1, level: 4 }),
      article({ title: '华为二', publishedAt: new Date('2026-11-19T06:00:00Z') }),
      article({ title: '华为三', publishedAt: now }),
      article({ title: '华为将来', publishedAt: new Date(now.getTime() + 1) }),
      article({ title: '华为从前', publishedAt: new Date('2026-10-01T00:00:00Z') }),
      article({ title: '华为的秘密', onlyOrg: 8 }),
      article({ title: '苹果' }),
    )
    const reply = await asMember(scope => previewOf(scope, tried('华为', { days: 10 })))
    expect(reply).toMatchObject({ count: 3, capped: false, complete: true, next: null, progress: 1, rule: '华为' })
    expect(reply.samples.map(sample => sample.title)).toEqual(['华为三', '华为二', '华为一'])
    expect(reply.samples[0]?.titleHits).toEqual([{ from: 0, to: 2, term: '华为' }])
    expect(reply.days).toHaveLength(11)
    expect(reply.days.filter(day => day.count > 0)).toEqual([
      { day: '2026-11-18', count: 1 },
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 1 },
    ])
    // The oldest article of the range is a day and nine hours old.
    expect(reply.expected).toEqual({ articlesPerDay: 2.18, alertsPerDay: 0.73 })
    await databases.worker
      .updateTable('organisations')
      .set({ time_zone: 'Asia/Shanghai' })
      .where('id', '=', 7)
      .execute()
  })

  test('tells words that narrow and words that widen', async () => {
    const about = (n: number, text: string) =>
      Array.from({ length: n }, (_, i) => article({ title: `第${i}篇`, body: text }))
    await keep(
      ...about(6, '这家工厂的电池发生爆炸，消防员赶到现场。'),
      ...about(6, '电池价格继续上涨，市场反应平稳。'),
      ...about(5, '化工园区爆炸，消防员受伤。'),
      ...about(20, '天气晴朗，游客很多。'),
    )
    const { words } = await asMember(scope => previewOf(scope, tried('电池')))
    expect(words.narrow.find(({ word }) => word === '爆炸')).toEqual({ word: '爆炸', share: 0.5 })
    expect(words.widen).toContainEqual({ word: '爆炸', count: 5 })
    for (const { word } of [...words.narrow, ...words.widen]) expect(['电池', '天气', '这家']).not.toContain(word)
  })

  test('stops beyond ten thousand and counts on when asked to', { timeout: 60_000 }, async () => {
    const texts = Array.from({ length: 20_345 }, (_, i) =>
      article({ title: '潮音石', body: '', publishedAt: new Date(now.getTime() - i * 60_000) }),
    )
    for (let i = 0; i < texts.length; i += 2_500) await keep(...texts.slice(i, i + 2_500))
    const draft = tried('潮音石')
    let reply = await asMember(scope => previewOf(scope, draft))
    while (!reply.capped && reply.next)
      reply = await asMember(scope => previewOf(scope, { ...draft, cursor: reply.next }))
    expect(reply).toMatchObject({ count: 10_000, capped: true, complete: false })
    expect(reply.progress).toBeGreaterThan(0)
    const samples = reply.samples.map(sample => sample.id)
    while (reply.next) {
      const { progress } = reply
      reply = await asMember(scope => previewOf(scope, { ...draft, cursor: reply.next }))
      expect(reply.progress).toBeGreaterThan(progress)
    }
    expect(reply).toMatchObject({ count: 20_345, capped: false, complete: true, progress: 1, examined: 20_345 })
    expect(reply.days.reduce((sum, day) => sum + day.count, 0)).toBe(20_345)
    expect(reply.samples.map(sample => sample.id)).toEqual(samples)
  })

  test('refuses a cursor of another question', async () => {
    await expect(asMember(scope => previewOf(scope, tried('华为', { cursor: 'abc' })))).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

describe('a replay', () => {
  test('names what a draft would add and lose', async () => {
    await keep(
      article({ title: '华为手机' }),
      article({ title: '华为汽车', publishedAt: new Date('2026-11-19T02:00:00Z') }),
      article({ title: '苹果手机', publishedAt: new Date('2026-11-18T02:00:00Z') }),
      article({ title: '苹果手机的秘密', onlyOrg: 8 }),
      article({ title: '华为平板', language: 'en' }),
    )
    const monitor = await asMember(scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '手机', rule: '华为' })),
    )
    const reply = await asMember(scope =>
      replayOf(scope, monitor.id, tried('手机|平板', { languages: ['zh-CN'], days: 7 })),
    )
    expect(reply).toMatchObject({
      before: 3,
      after: 2,
      added: { count: 1, samples: [{ title: '苹果手机', titleHits: [{ from: 2, to: 4, term: '手机' }] }] },
      lost: { count: 2 },
      days: [
        { day: '2026-11-18', added: 1, lost: 0 },
        { day: '2026-11-19', added: 0, lost: 1 },
        { day: '2026-11-20', added: 0, lost: 1 },
      ],
      next: null,
      progress: 1,
    })
    expect(reply.lost.samples.map(sample => sample.title)).toEqual(['华为平板', '华为汽车'])
    await expect(asMember(scope => replayOf(scope, monitor.id, tried('手机')), 8)).rejects.toMatchObject({
      kind: 'missing',
    })
  })

  test('adds up over its parts', async () => {
    const texts = Array.from({ length: 9_000 }, (_, i) =>
      article({ title: i % 3 ? '潮音石' : '观潮亭', body: '', publishedAt: new Date(now.getTime() - i * 60_000) }),
    )
    for (let i = 0; i < texts.length; i += 2_500) await keep(...texts.slice(i, i + 2_500))
    const monitor = await asMember(scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '石头', rule: '潮音石' })),
    )
    const sum = { before: 0, after: 0, added: 0, lost: 0, days: 0, parts: 0 }
    let cursor: string | null = null
    do {
      const part: Awaited<ReturnType<typeof replayOf>> = await asMember(scope =>
        replayOf(scope, monitor.id, tried('观潮亭', { cursor })),
      )
      sum.before += part.before
      sum.after += part.after
      sum.added += part.added.count
      sum.lost += part.lost.count
      sum.days += part.days.reduce((all, day) => all + day.added + day.lost, 0)
      sum.parts++
      cursor = part.next
    } while (cursor !== null)
    expect(sum).toMatchObject({ before: 6_000, after: 3_000, added: 3_000, lost: 6_000, days: 9_000 })
  })
})

describe('why', () => {
  test('explains a hit by the version that brought it, and says what the newest one thinks', async () => {
    await keep(
      article({ title: '华为发布手机', body: '新款手机上市' }),
      article({ title: '苹果发布手机' }),
      article({ title: '别家的', onlyOrg: 8 }),
    )
    const monitor = await asMember(scope =>
      createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '手机', rule: '华为+手机' })),
    )
    await fillNext(databases.worker, () => false)
    await asMember(scope =>
      updateMonitor(
        scope,
        monitor.id,
        MonitorDraft.parse({ kind: 'item', name: '平板', rule: '平板', languages: ['en'] }),
      ),
    )
    const [hit, miss, secret] = await Promise.all(['华为发布手机', '苹果发布手机', '别家的'].map(idOf))
    const why = await asMember(scope => whyOf(scope, monitor.id, hit ?? 0))
    expect(why).toMatchObject({
      monitorId: monitor.id,
      name: '平板',
      matchedVersion: 1,
      version: 1,
      text: '华为+手机',
      holds: true,
      holdsNow: false,
      limits: [],
    })
    expect(why.node).toMatchObject({
      kind: 'all',
      holds: true,
      parts: [
        { text: '华为', count: 1 },
        { text: '手机', count: 2 },
      ],
    })
    expect(why.node.parts[1]?.hits).toEqual([
      { term: '手机', field: 'title', from: 4, to: 6 },
      { term: '手机', field: 'body', from: 2, to: 4 },
    ])

    const not = await asMember(scope => whyOf(scope, monitor.id, miss ?? 0))
    expect(not).toMatchObject({
      matchedVersion: null,
      version: 2,
      holds: false,
      holdsNow: false,
      limits: [{ kind: 'language', holds: false }],
    })

    await expect(asMember(scope => whyOf(scope, monitor.id, secret ?? 0))).rejects.toMatchObject({ kind: 'missing' })
    await expect(asMember(scope => whyOf(scope, monitor.id, hit ?? 0), 8)).rejects.toMatchObject({ kind: 'missing' })
  })
})
