// From stored articles to a proposal that operators decide, on a real database.

import { decideCorrection as decide, mediaCorrectionsServer } from '@guanlan/features/articles/media-corrections/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { mediaLibraryServer } from '../index.ts'
import { findIdentities } from './find.ts'

const { as, databases, undo } = openFeature(
  [mediaLibraryServer, mediaCorrectionsServer],
  ['media_identity_answers', 'media_identity_offers', 'media_proposals', 'hits', 'org_articles', 'articles'],
)
const path = '/inews/mediaLibrary/identity'
const [member, stranger] = [as(), as('member', 8)]
const shown = ({
  list,
}: {
  list: { kind: string; base: { name: string }; other: { name: string; entry: string } }[]
}) => list.map(({ kind, base, other }) => `${kind} ${base.name} ${other.name} ${other.entry[0]}`)
const ask = async (question: object = {}, by = member) => (await by('POST', `${path}/list`, question)).data

beforeEach(async () => {
  const { worker } = databases()
  await sql`delete from media_accounts`.execute(worker)
  const hits = [{ orgId: 7, monitorId: 1, version: 1 }]
  const of = (media: string, more: object = {}) =>
    newArticle({
      media,
      mediaType: 'press',
      title: `${media}一`,
      publishedAt: new Date(Date.now() - 3_600_000),
      hits,
      ...more,
    })
  const articles = [
    of('澄屿日报', { url: 'https://www.chengyu.example/1' }),
    of('澄屿网', { mediaType: 'web', url: 'https://news.chengyu.example/2' }),
    of('微博', { mediaType: 'weibo', author: '澄屿日报', url: 'https://weibo.com/1' }),
    of('別家日報'),
    of('别家日报'),
    // Seen by the other organisation alone.
    of('远洋报', { hits: [{ orgId: 8, monitorId: 2, version: 1 }] }),
    of('远洋报客户端', { mediaType: 'app', hits: [{ orgId: 8, monitorId: 2, version: 1 }] }),
  ]
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  await findIdentities(worker)
})

test('pairs are offered with their reasons to who has articles of both', async () => {
  const offers = await ask()
  expect(shown(offers).sort()).toEqual([
    'body 澄屿日报 澄屿日报 a',
    'body 澄屿日报 澄屿网 m',
    'merge 別家日報 别家日报 m',
  ])
  expect(offers.total).toBe(3)
  const site = offers.list.find(({ other }: { other: { name: string } }) => other.name === '澄屿网')
  expect(site.reasons.map(({ reason, value }: { reason: string; value: string }) => `${reason} ${value}`)).toEqual([
    'stem 澄屿',
    'domain chengyu.example',
  ])
  expect(shown(await ask({ kind: 'merge' }))).toHaveLength(1)
  expect(shown(await ask({ like: '澄屿' }))).toHaveLength(2)
  expect(shown(await ask({}, stranger))).toEqual(['body 远洋报 远洋报客户端 m'])
  const first = await ask({ pageSize: 2 })
  expect(shown(await ask({ pageSize: 2, after: first.next }))).toHaveLength(1)
})

test('no is remembered, also when the same pair is found again; reopened or undone, it is open', async () => {
  const ids = (await ask()).list.map(({ id }: { id: number }) => id)
  const answer = (body: object, by = member) => by('POST', `${path}/answer`, body)
  const refused = await answer({ ids: [ids[0]], answer: 'refuse' })
  expect(refused.data).toEqual({ changed: 1 })
  await findIdentities(databases().worker)
  expect((await ask()).total).toBe(2)
  expect((await ask({ state: 'refused' })).list).toMatchObject([{ id: ids[0], answer: 'refused' }])
  await undo(refused.operation)
  expect((await ask()).total).toBe(3)
  await answer({ ids, answer: 'refuse' })
  expect((await answer({ ids, answer: 'reopen' })).data).toEqual({ changed: 3 })
  expect((await ask()).total).toBe(3)
  expect((await answer({ ids, answer: 'refuse' }, stranger)).http).toBe(404)
  expect((await answer({ ids, answer: 'refuse' }, as('reader'))).http).toBe(403)
})

test('yes is a correction that operators decide: a house, an account and one medium; undone, nothing is proposed', async () => {
  const offers = (await ask()).list as { id: number }[]
  const { data, operation } = await member('POST', `${path}/answer`, {
    ids: offers.map(({ id }) => id),
    answer: 'accept',
  })
  expect(data).toEqual({ changed: 3 })
  const proposals = (await member('POST', '/inews/mediaCor/list', {})).data.list
  expect(
    proposals
      .map((each: { mediumName: string; bodyName: string | null; accounts: string[]; mergedNames: string[] }) =>
        [each.mediumName, each.bodyName, ...each.accounts, ...each.mergedNames].filter(Boolean).join(' '),
      )
      .toSorted(),
  ).toEqual(['別家日報 别家日报', '澄屿日报 澄屿日报', '澄屿网 澄屿日报'].toSorted())
  expect(proposals.some(({ reason }: { reason: string }) => reason.includes('chengyu.example'))).toBe(true)
  expect((await undo(operation)).http).toBe(200)
  expect((await member('POST', '/inews/mediaCor/list', {})).data.total).toBe(0)
  expect((await ask()).total).toBe(3)
  // Decided, the pair is found no more.
  await member('POST', `${path}/answer`, { ids: offers.map(({ id }) => id), answer: 'accept' })
  const operator = { db: databases().worker, userId: 1, roles: ['operator'], locale: 'zh', now: new Date() } as const
  for (const { id, version } of (await member('POST', '/inews/mediaCor/list', {})).data.list)
    await decide(operator as unknown as Parameters<typeof decide>[0], {
      orgId: 7,
      id,
      version,
      accept: true,
      answer: '',
    })
  await findIdentities(databases().worker)
  expect((await ask({ state: 'accepted' })).total).toBe(0)
})
