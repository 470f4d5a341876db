// A medium is meant under all its names by whatever names it: before it is merged, at once, when stored articles have followed, and when the merge is taken back.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { seenByEach } from '@guanlan/features/articles/articles/server/facts'
import { countOf } from '@guanlan/features/articles/articles/server/questions'
import {
  applyingCorrections,
  decideCorrection as decide,
  mediaCorrectionsServer,
  revertCorrection as revert,
} from '@guanlan/features/articles/media-corrections/server'
import { applyingFilters, filtersServer, followNamesOfFilters } from '@guanlan/features/monitors/filters/server'
import { articleQuery, monitorServer, openMonitorSaves } from '@guanlan/features/monitors/monitors/server'
import { type SystemScope, withScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { mediaLibraryServer } from './index.ts'

const noListener = { on: () => () => {}, onReconnect: () => {}, listening: async () => {}, close: async () => {} }
const { as, databases } = openFeature(
  [
    mediaLibraryServer,
    articleServer,
    filtersServer,
    mediaCorrectionsServer,
    monitorServer(openMonitorSaves(noListener)),
  ],
  [
    'org_media',
    'media_follows',
    'media_exclusions',
    'filters',
    'media_corrections',
    'media_proposals',
    'hits',
    'org_articles',
    'articles',
    'media_names',
    'tasks',
  ],
)
const member = as()
const names = ['潮汐日报', '潮汐报', '晚潮报'] as const
const ids = new Map<string, number>()
const idOf = (name: string) => ids.get(name) ?? 0
const ref = (name: string) => `m${idOf(name)}`
const operator = (): SystemScope => ({
  db: databases().worker,
  userId: 1,
  roles: ['operator'],
  locale: 'zh',
  now: new Date(),
})

beforeEach(async () => {
  const { worker } = databases()
  await sql`update media set merged_into = null`.execute(worker)
  await worker.transaction().execute(async tx => {
    const articles = names.flatMap((media, n) =>
      Array.from({ length: n + 1 }, (_, at) =>
        newArticle({
          title: `${media}第${at}篇`,
          media,
          mediaType: 'press',
          hits: [{ orgId: 7, monitorId: 1, version: 1 }],
          publishedAt: new Date(Date.now() - 3_600_000),
        }),
      ),
    )
    await storeArticles(tx, articles, new Map())
  })
  await sql`update media set media_type = 2`.execute(worker)
  for (const { id, name } of (await sql<{ id: number; name: string }>`select id, name from media`.execute(worker)).rows)
    ids.set(name, id)
})

/** Proposes and decides that others are this one. */
async function merge(into: string, ...others: string[]): Promise<{ id: number }> {
  const draft = {
    mediumId: idOf(into),
    name: into,
    mediaType: 'press',
    level: 'unknown',
    region: null,
    aliases: [],
    domains: [],
    accounts: [],
  }
  const medium = (await member('GET', `/inews/mediaCor/medium/${idOf(into)}`)).data
  const { id, version } = (
    await member('POST', '/inews/mediaCor/propose', { ...draft, aliases: medium.aliases, merged: others.map(idOf) })
  ).data
  await decide(operator(), { orgId: 7, id, version, accept: true, answer: '' })
  return { id }
}
const takeBack = async ({ id }: { id: number }) => {
  const { version } = (await member('GET', `/inews/mediaCor/${id}`)).data
  await revert(operator(), { orgId: 7, id, version })
}
/** What a correction changes is followed by filters, which start tasks of their own. */
const settle = async () => {
  do {
    while (await followNamesOfFilters(databases().worker));
    await finishTasks(databases(), [applyingCorrections, applyingFilters])
  } while (await followNamesOfFilters(databases().worker))
  await finishTasks(databases(), [applyingFilters])
}

/** How many articles each of the three finds, whichever of its names was chosen. */
const listed = () =>
  withScope(databases().worker, { orgId: 7, userId: 71 }, async scope => {
    const range = { from: new Date(Date.now() - 86_400_000).toISOString(), to: new Date().toISOString() }
    const counts: number[] = []
    for (const name of names) {
      const filters = [{ field: 'media' as const, is: 'is' as const, values: [String(idOf(name))] }]
      counts.push(await countOf(scope, await articleQuery(scope, { ...range, fold: false, place: 'desk', filters })))
    }
    return counts
  })

test('lists mean it under all names, also over two merges, and each is its own again when they are taken back', async () => {
  expect(await listed()).toEqual([1, 2, 3])
  const first = await merge('潮汐日报', '潮汐报')
  expect(await listed()).toEqual([3, 3, 3])
  await settle()
  expect(await listed()).toEqual([3, 3, 3])
  const second = await merge('晚潮报', '潮汐日报')
  expect(await listed()).toEqual([6, 6, 6])
  await settle()
  expect(await listed()).toEqual([6, 6, 6])
  await takeBack(second)
  await settle()
  expect(await listed()).toEqual([3, 3, 3])
  await takeBack(first)
  await settle()
  expect(await listed()).toEqual([1, 2, 3])
})

test('a condition of a warning sees an article as that of every medium that its own is', async () => {
  const seen = async () => {
    const { rows } = await sql<{ id: number }>`select article_id as id from org_articles order by 1`.execute(
      databases().worker,
    )
    const facts = await databases()
      .worker.transaction()
      .execute(tx =>
        seenByEach(
          tx,
          rows.map(({ id }) => ({ orgId: 7, articleId: id })),
        ),
      )
    return facts.filter(({ mediaIds }) => mediaIds.includes(idOf('潮汐报'))).length
  }
  expect(await seen()).toBe(2)
  const merged = await merge('潮汐日报', '潮汐报')
  expect(await seen()).toBe(3)
  await settle()
  expect(await seen()).toBe(3)
  await takeBack(merged)
  await settle()
  expect(await seen()).toBe(2)
})

test('a filter takes articles of all names, of those that are stored and of those that come', async () => {
  const draft = {
    name: '不看',
    type: 'black',
    enabled: true,
    monitorIds: [],
    allMedia: false,
    media: [idOf('潮汐报')],
    logicOperator: 'and',
    conditions: [],
  }
  expect((await member('POST', '/inews/blackWhiteFilter', draft)).http).toBe(200)
  const taken = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from hits where filter_id is not null`.execute(
      databases().worker,
    )
    return rows[0]?.n
  }
  await settle()
  expect(await taken()).toBe(2)
  const merged = await merge('潮汐日报', '潮汐报')
  await settle()
  expect(await taken()).toBe(3)
  await takeBack(merged)
  await settle()
  expect(await taken()).toBe(2)
})

test('what is followed, excluded and ours is the medium, once, and the former one again when the merge is taken back', async () => {
  const follow = (name: string, on: boolean) =>
    member('POST', '/mediaManager/concern', { idList: [ref(name)], follow: on })
  const followed = async () =>
    (await member('GET', '/mediaManager/concern')).data.map(({ entry }: { entry: { name: string } }) => entry.name)
  const excluded = async () =>
    (await member('GET', '/mediaManager/exclude')).data.map(({ entry }: { entry: { name: string } }) => entry.name)
  const ours = async () =>
    (await member('POST', '/inews/mediaLibrary/media', { filters: ['ours:is:1'] })).data.list.map(
      ({ name }: { name: string }) => name,
    )
  const newest = () =>
    withScope(databases().worker, { orgId: 7, userId: 71 }, async scope => {
      const range = { from: new Date(Date.now() - 86_400_000).toISOString(), to: new Date().toISOString() }
      const filters = [{ field: 'followed' as const, is: 'is' as const, values: ['1'] }]
      return countOf(scope, await articleQuery(scope, { ...range, fold: false, place: 'desk', filters }))
    })
  await follow('潮汐报', true)
  await member('POST', '/mediaManager/exclude', { idList: [ref('潮汐报')] })
  await member('POST', '/inews/orgMedia/expand', { idList: [ref('潮汐报')] })
  const merged = await merge('潮汐日报', '潮汐报')
  expect([await followed(), await excluded(), await ours()]).toEqual([['潮汐日报'], ['潮汐日报'], ['潮汐日报']])
  expect(await newest()).toBe(3)
  // Under its other name it is there already.
  expect((await follow('潮汐日报', true)).data).toEqual({ changed: 0 })
  expect((await member('POST', '/mediaManager/exclude', { idList: [ref('潮汐日报')] })).data).toEqual({ changed: 0 })
  expect((await member('POST', '/inews/orgMedia/expand', { idList: [ref('潮汐日报')] })).data).toEqual({ changed: 0 })
  await takeBack(merged)
  expect([await followed(), await excluded(), await ours()]).toEqual([['潮汐报'], ['潮汐报'], ['潮汐报']])
  expect(await newest()).toBe(2)
  // Ended under the new name, it is over for the former one.
  await merge('潮汐日报', '潮汐报')
  expect((await follow('潮汐日报', false)).data).toEqual({ changed: 1 })
  expect((await member('POST', '/mediaManager/exclude', { idList: [ref('潮汐日报')], exclude: false })).data).toEqual({
    changed: 1,
  })
  expect([await followed(), await excluded()]).toEqual([[], []])
})
