// What an organisation holds: counted, gone over piece by piece and looked up, each organisation for itself.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { bin, correct, erase } from '../facts/index.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { arrivalsOf } from './arrivals.ts'
import { countsOfFilters, countsOfMonitors, mediaOfMonitors } from './by-monitor.ts'
import { countStored, keysOfStored, storedFacts, storedFactsOfEach } from './stored-facts.ts'

let databases: Databases
/** Oldest first; the first four are those of organisation 7, the last two those of 8, and the fourth both have. */
let ids: number[] = []

const monitors = [[1], [1, 2], [2], [1]]
const dayOf = (n: number) => new Date(Date.UTC(2026, 10, 10 + n))

beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  const articles = [0, 1, 2, 3, 4].map(n =>
    newArticle({
      title: `第${n}篇`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      media: n < 2 ? '观潮日报' : `媒体${n}`,
      publishedAt: dayOf(n),
      hits: [
        ...(monitors[n] ?? []).map(monitorId => ({ orgId: 7, monitorId, version: 1 })),
        ...(n >= 3 ? [{ orgId: 8, monitorId: 3, version: 1 }] : []),
      ],
    }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id`.execute(databases.worker)
  ids = rows.map(({ id }) => id)
  return opened.close
})

const asMember = <T>(work: (scope: Scope) => Promise<T>, orgId = 7): Promise<T> =>
  withScope(databases.app, { orgId, userId: 1, now: dayOf(9) }, work)
/** What is done inside is taken back. */
const undone = async (work: (scope: Scope) => Promise<void>): Promise<void> => {
  const marker = new Error('taken back')
  const done = asMember(async scope => {
    await work(scope)
    throw marker
  })
  await expect(done).rejects.toBe(marker)
}
const at = (...places: number[]) => places.map(place => ids[place] ?? 0)

test('all is counted, of a span, of what is shown, of what a person corrected', async () => {
  await undone(async scope => {
    await correct(scope, [{ idList: at(1), sentiment: -1, level: 2 }], false)
    await bin(scope, at(0))
    expect(await countStored(scope)).toBe(4)
    expect(await countStored(scope, { isShown: true })).toBe(3)
    expect(await countStored(scope, { isCorrected: true })).toBe(1)
    expect(await countStored(scope, { since: dayOf(1), until: dayOf(3) })).toBe(2)
  })
  expect(await asMember(countStored, 8)).toBe(2)
})

test('pieces go over everything once, newest first', async () => {
  const seen: number[] = []
  await asMember(async scope => {
    for (let after = null as Awaited<ReturnType<typeof keysOfStored>>[number] | null; ; ) {
      const keys = await keysOfStored(scope, after, { count: 3 })
      seen.push(...keys.map(({ id }) => id))
      after = keys.at(-1) ?? null
      if (keys.length < 3) break
    }
    expect(
      (await keysOfStored(scope, null, { since: dayOf(1), until: dayOf(3), count: 9 })).map(({ id }) => id),
    ).toEqual(at(2, 1))
  })
  expect(seen).toEqual(at(3, 2, 1, 0))
})

test('how named articles stand is told of those that are held, to each organisation', async () => {
  await undone(async scope => {
    await correct(scope, [{ idList: at(3), sentiment: -1, level: 2 }], false)
    await bin(scope, at(0, 1))
    await erase(scope, at(1))
    const facts = await storedFacts(scope, ids)
    expect([...facts.keys()].sort((a, b) => a - b)).toEqual(at(0, 1, 2, 3))
    expect(at(0, 1, 2).map(id => [facts.get(id)?.isBinned, facts.get(id)?.isErased])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ])
    expect(facts.get(ids[3] ?? 0)).toMatchObject({ sentiment: -1, level: 2, isCorrected: true, publishedAt: dayOf(3) })
    expect(facts.get(ids[2] ?? 0)).toMatchObject({ sentiment: 0, level: null, isCorrected: false })
    // A member is told nothing of another organisation, whatever is asked.
    expect([...(await storedFacts({ db: scope.db, orgId: 8 }, ids)).keys()]).toEqual([])
  })
  // The fourth is held by 8 too, and not asked for it; what is asked for twice is told once.
  const expected = [
    ...[...ids, ...at(0)].map(articleId => ({ orgId: 7, articleId })),
    ...at(0, 4).map(articleId => ({ orgId: 8, articleId })),
  ]
  const both = await databases.worker.transaction().execute(tx => storedFactsOfEach(tx, expected))
  expect([7, 8].map(orgId => [...(both.get(orgId)?.keys() ?? [])].sort((a, b) => a - b))).toEqual([
    at(0, 1, 2, 3),
    at(4),
  ])
})

test('monitors and filters are counted since a moment', async () => {
  await undone(async scope => {
    expect(await countsOfMonitors(scope, { from: dayOf(0), turn: dayOf(2) })).toEqual(
      new Map([
        [1, { before: 2, since: 1 }],
        [2, { before: 1, since: 1 }],
      ]),
    )
    const media = (await mediaOfMonitors(scope, dayOf(-1))).sort((a, b) => a.monitorId - b.monitorId)
    expect(media).toMatchObject([
      { monitorId: 1, articles: 3, media: 2, most: 2 },
      { monitorId: 2, articles: 2, media: 2, most: 1 },
    ])
    await sql`update hits set filter_id = 5 where org_id = 7 and monitor_id = 2`.execute(scope.db)
    await sql`update hits set taken_by = 1 where org_id = 7 and article_id = ${ids[0]}`.execute(scope.db)
    expect(await countsOfFilters(scope, dayOf(0))).toEqual(
      new Map<number | null, number>([
        [5, 2],
        [null, 2],
      ]),
    )
  })
})

test('arrivals are those named and those of monitors, newest first, as many as asked for', async () => {
  const since = new Date(Date.now() - 3_600_000)
  const requested = { named: at(4, 0), monitorIds: [2], since, most: 10 }
  const found = await asMember(scope => arrivalsOf(scope, requested))
  expect(found.map(({ id, isNamed }) => [id, isNamed])).toEqual([
    [ids[4], true],
    [ids[2], false],
    [ids[1], false],
    [ids[0], true],
  ])
  expect(await asMember(scope => arrivalsOf(scope, { ...requested, most: 1 }))).toHaveLength(1)
  expect(await asMember(scope => arrivalsOf(scope, { ...requested, named: [] }), 8)).toEqual([])
})
