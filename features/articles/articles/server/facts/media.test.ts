// What a medium is: an organisation's word holds for the organisation, until somebody speaks for everybody.
import { type Databases, withScope } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import type { NewArticle } from '../new-article.ts'
import { loadArticles } from '../questions/load.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { describeMedium, undescribedMedia } from './media.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  return opened.close
})

let made = 0
/** Handed in by an organisation for itself, or collected for everybody (null). */
const store = async (media: string, onlyOrg: number | null, more: Partial<NewArticle>) => {
  const orgs = onlyOrg === null ? [7, 8] : [onlyOrg]
  const article = newArticle({
    media,
    onlyOrg,
    title: `第${++made}篇`,
    hits: orgs.map(orgId => ({ orgId, monitorId: 1, version: 1 })),
    ...more,
  })
  await databases.worker.transaction().execute(tx => storeArticles(tx, [article], new Map()))
}
/** Level and region of a medium as an organisation sees them on each of its articles, oldest first. */
const seen = (orgId: number, media: string) =>
  withScope(databases.app, { orgId, userId: 1 }, async scope => {
    const ids = await scope.db
      .selectFrom('org_articles')
      .select('article_id')
      .where('org_id', '=', orgId)
      .orderBy('arrived_at')
      .execute()
    const loaded = await loadArticles(
      scope,
      ids.map(row => row.article_id),
    )
    return loaded.filter(one => one.media === media).map(one => [one.media_level, one.media_region])
  })
const shared = (name: string) =>
  databases.worker
    .selectFrom('media')
    .select(['media_type', 'level', 'region'])
    .where('name', '=', name)
    .executeTakeFirst()

test('what one organisation says of a new medium is not said for another', async () => {
  await store('青麓晨报', 7, { mediaType: 'press', mediaLevel: 1, region: 110000 })
  expect(await shared('青麓晨报')).toEqual({ media_type: null, level: 0, region: null })
  await store('青麓晨报', 8, { mediaType: 'weibo', mediaLevel: 5, region: null })
  expect(await seen(7, '青麓晨报')).toEqual([[1, 110000]])
  expect(await seen(8, '青麓晨报')).toEqual([[5, null]])
  // The first word stands.
  await store('青麓晨报', 7, { mediaLevel: 4, region: 440300 })
  expect(await seen(7, '青麓晨报')).toEqual([
    [1, 110000],
    [1, 110000],
  ])
})

test('a shared source speaks for everybody, whoever has named the medium before', async () => {
  await store('北汀晚报', 7, { mediaLevel: 1, region: 110000 })
  await store('北汀晚报', null, { mediaType: 'press', mediaLevel: 2, region: 330100 })
  expect(await shared('北汀晚报')).toEqual({ media_type: 2, level: 2, region: 330100 })
  expect(await seen(7, '北汀晚报')).toEqual([
    [2, 330100],
    [2, 330100],
  ])
  await store('北汀晚报', 8, { mediaLevel: 5, region: null })
  expect(await seen(8, '北汀晚报')).toEqual([
    [2, 330100],
    [2, 330100],
  ])
})

test('an operator sees what organisations say, and says it for everybody', async () => {
  await store('孤山电台', 7, { mediaType: 'web', mediaLevel: 3, region: 110000 })
  await store('孤山电台', 8, { mediaType: 'web', mediaLevel: 4, region: null })
  const { list } = await undescribedMedia(databases.worker, { page: 1, pageSize: 10 })
  expect(list.map(one => one.name)).toEqual(['孤山电台', '青麓晨报'])
  expect(list[0]?.said).toEqual([
    { orgId: 7, mediaType: 'web', level: 'city', region: 110000 },
    { orgId: 8, mediaType: 'web', level: 'industry', region: null },
  ])
  await describeMedium(databases.worker, list[0]?.id ?? 0, { mediaType: 'web', level: 'provincial', region: 330000 })
  expect(await seen(7, '孤山电台')).toEqual([[2, 330000]])
  expect(await seen(8, '孤山电台')).toEqual([[2, 330000]])
  expect((await undescribedMedia(databases.worker, { page: 1, pageSize: 10 })).total).toBe(1)
  await expect(
    describeMedium(databases.worker, 99_999, { mediaType: 'web', level: 'city', region: null }),
  ).rejects.toThrow('missing')
})
