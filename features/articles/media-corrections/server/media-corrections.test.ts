import { countMisplaced } from '@guanlan/features/articles/articles/server/facts'
import type { SystemScope } from '@guanlan/platform/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../articles/server/testing/new-article.ts'
import { storeArticles } from '../../articles/server/testing/store-articles.ts'
import { applyingCorrections } from './apply.ts'
import { decide, revert, waitingProposals } from './decide.ts'
import { mediaCorrectionsServer } from './index.ts'

const { as, databases, undo } = openFeature(
  [mediaCorrectionsServer],
  [
    'media_correction_articles',
    'media_corrections',
    'media_proposals',
    'hits',
    'org_articles',
    'articles',
    'media_names',
  ],
)
beforeEach(async () => void (await sql`update media set merged_into = null`.execute(databases().worker)))
const path = '/inews/mediaCor'
const member = as()
let made = 0

async function store(media: string, mediaType: 'web' | 'press' = 'web', orgs: readonly number[] = [7]): Promise<void> {
  const article = newArticle({
    media,
    mediaType,
    title: `第${++made}篇`,
    hits: orgs.map(orgId => ({ orgId, monitorId: 1, version: 1 })),
  })
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [article], new Map()))
}
const idOf = async (name: string): Promise<number> =>
  (await databases().worker.selectFrom('media').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
/** Medium and type (1 web, 2 press) of every hit and fact of organisation 7. */
async function seen() {
  const { rows } = await sql<{ name: string; type: number; articles: number; hits: number }>`
    select m.name, o.media_type as type, count(*)::int as articles,
      (select count(*) from hits h where h.org_id = 7 and h.media_id = m.id and h.media_type = o.media_type)::int as hits
    from org_articles o join media m on m.id = o.media_id where o.org_id = 7 group by m.id, m.name, o.media_type order by 1, 2`.execute(
    databases().worker,
  )
  return rows
}
const plain = { aliases: [], domains: [], accounts: [], level: 'unknown', region: null, mediaType: 'web' }
const propose = async (name: string, more: object = {}) =>
  (await member('POST', `${path}/propose`, { ...plain, mediumId: await idOf(name), name, ...more })).data
const operator = (): SystemScope => ({
  db: databases().worker,
  userId: 1,
  roles: ['operator'],
  locale: 'zh',
  now: new Date(),
})
const accept = async ({ id, version }: { id: number; version: number }) => {
  await decide(operator(), { orgId: 7, id, version, accept: true, answer: '是的' })
  await finishTasks(databases(), [applyingCorrections])
}
const fresh = () => `报${++made}`

test('two media merged keep all hits, and come apart again', async () => {
  const [one, other] = [fresh(), fresh()]
  await store(one)
  await store(other)
  await store(other)
  const draft = { mediumId: await idOf(one), merged: [await idOf(other)], mediaType: 'web' }
  expect((await member('POST', `${path}/reach`, draft)).data).toEqual({ articles: 2 })
  const proposal = await propose(one, { merged: draft.merged })
  expect(proposal).toMatchObject({ state: 'proposed', mediumName: one, mergedNames: [other] })
  expect((await waitingProposals(operator(), 'proposed')).list).toMatchObject([{ orgId: 7, articles: 2 }])
  await accept(proposal)
  expect(await seen()).toEqual([{ name: one, type: 1, articles: 3, hits: 3 }])
  expect((await member('GET', `${path}/medium/${await idOf(one)}`)).data.aliases).toEqual([other])
  const [accepted] = (await waitingProposals(operator(), 'accepted')).list
  expect(accepted).toMatchObject({ articles: 2, answer: '是的' })
  await revert(operator(), { orgId: 7, id: proposal.id, version: 2 })
  await finishTasks(databases(), [applyingCorrections])
  expect(await seen()).toEqual(
    [
      { name: one, type: 1, articles: 1, hits: 1 },
      { name: other, type: 1, articles: 2, hits: 2 },
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
  expect((await member('GET', `${path}/${proposal.id}`)).data.state).toBe('reverted')
  expect((await member('GET', `${path}/medium/${await idOf(one)}`)).data.aliases).toEqual([])
})

test('a wrong type is corrected where articles have it; what a sender said otherwise, and an own edit, stay', async () => {
  const name = fresh()
  await store(name)
  await store(name)
  await store(name, 'press')
  const { rows } = await sql<{ id: number }>`select article_id as id from org_articles order by 1 limit 1`.execute(
    databases().worker,
  )
  await sql`insert into article_edits (org_id, article_id, published_at, media_type, updated_at) values (7, ${rows[0]?.id}, '2026-11-20T11:00:00Z', 5, now())`.execute(
    databases().worker,
  )
  await sql`update org_articles set media_type = 5 where article_id = ${rows[0]?.id}`.execute(databases().worker)
  await accept(await propose(name, { mediaType: 'press', level: 'central' }))
  expect((await seen()).map(({ type, articles }) => [type, articles])).toEqual([
    [2, 2],
    [5, 1],
  ])
  const left = { mediaId: await idOf(name), merged: [], wrongType: 1 }
  expect(
    await databases()
      .worker.transaction()
      .execute(tx => countMisplaced(tx, left, null)),
  ).toBe(0)
})

test('a new name keeps the old one as an alias', async () => {
  const [name, better] = [fresh(), fresh()]
  await store(name)
  await accept(await propose(name, { name: better }))
  expect((await member('GET', `${path}/medium/${await idOf(better)}`)).data).toMatchObject({
    name: better,
    aliases: [name],
  })
})

test.each([
  ['no medium', async () => ({ ...plain, mediumId: null, name: '甲' }), 'mediumId'],
  ['nothing different', async () => ({ ...plain, mediumId: await idOf('潮报'), name: '潮报' }), 'name'],
  [
    'itself',
    async () => ({ ...plain, mediumId: await idOf('潮报'), name: '潮报', merged: [await idOf('潮报')] }),
    'merged',
  ],
  ['a medium of others', async () => ({ ...plain, mediumId: await idOf('别家报'), name: '乙' }), 'mediumId'],
  [
    'no domain',
    async () => ({ ...plain, mediumId: await idOf('潮报'), name: '乙', domains: ['http://a.cn/'] }),
    'domains.0',
  ],
])('%s is refused by the field', async (_, draft, field) => {
  await store('潮报')
  await store('别家报', 'web', [8])
  expect(await member('POST', `${path}/propose`, await draft())).toMatchObject({ http: 400, problems: [{ field }] })
})

test('a name of another medium is refused when it is to be accepted, and nothing is changed', async () => {
  const [one, other] = [fresh(), fresh()]
  await store(one)
  await store(other)
  const proposal = await propose(one, { aliases: [other] })
  await expect(accept(proposal)).rejects.toMatchObject({ key: 'articles.mediumNameTaken' })
  expect((await member('GET', `${path}/${proposal.id}`)).data.state).toBe('proposed')
})

test('what is decided is not changed, withdrawn or undone; an older version is refused', async () => {
  const name = fresh()
  await store(name)
  const { data, operation } = await member('POST', `${path}/propose`, {
    ...plain,
    mediumId: await idOf(name),
    name,
    level: 'city',
  })
  const { id } = data
  expect(
    (
      await member('PUT', `${path}/propose`, {
        ...plain,
        mediumId: await idOf(name),
        name,
        level: 'self',
        id,
        version: 9,
      })
    ).http,
  ).toBe(409)
  await decide(operator(), { orgId: 7, id, version: 1, accept: false, answer: '' })
  expect(await member('DELETE', `${path}/${id}`)).toMatchObject({ http: 409, key: 'mediaCorrections.alreadyDecided' })
  expect((await undo(operation)).http).toBe(409)
  expect((await member('POST', `${path}/list`, { state: 'rejected', like: name })).data).toMatchObject({
    total: 1,
    list: [{ id }],
  })
})

test('readers propose nothing; another organisation sees nothing', async () => {
  const name = fresh()
  await store(name)
  const { id } = await propose(name, { level: 'city' })
  expect((await as('reader')('DELETE', `${path}/${id}`)).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await stranger('GET', `${path}/${id}`)).http).toBe(404)
  expect((await stranger('POST', `${path}/list`, {})).data.total).toBe(0)
  expect((await stranger('GET', `${path}/medium/${await idOf(name)}`)).http).toBe(400)
  expect((await stranger('DELETE', `${path}/${id}`)).http).toBe(404)
})

test('a medium comes to belong to a house, for everybody, and no longer when that is taken back', async () => {
  for (const name of ['潮汐报业', '潮汐日报', '潮汐网']) await store(name)
  const [house, paper, site] = [await idOf('潮汐报业'), await idOf('潮汐日报'), await idOf('潮汐网')]
  const bodyOf = async (id: number) => (await member('GET', `${path}/medium/${id}`)).data.bodyId
  const one = await propose('潮汐日报', { bodyId: house })
  expect(one).toMatchObject({ bodyId: house, bodyName: '潮汐报业' })
  await decide(operator(), { orgId: 7, id: one.id, version: one.version, accept: true, answer: '' })
  expect(await bodyOf(paper)).toBe(house)
  const refusal = async (name: string, bodyId: number) => {
    const { problems } = await member('POST', `${path}/propose`, { ...plain, mediumId: await idOf(name), name, bodyId })
    return problems
  }
  expect(await refusal('潮汐网', site)).toMatchObject([{ field: 'bodyId', msg: '媒体不能以自己为主体' }])
  expect(await refusal('潮汐网', paper)).toMatchObject([{ field: 'bodyId', msg: '所选主体自己属于另一主体' }])
  expect(await refusal('潮汐报业', site)).toMatchObject([{ field: 'bodyId', msg: '本媒体是其他媒体的主体' }])
  // What says nothing of it leaves it as it is.
  const other = await propose('潮汐日报', { level: 'city' })
  await decide(operator(), { orgId: 7, id: other.id, version: other.version, accept: true, answer: '' })
  expect(await bodyOf(paper)).toBe(house)
  for (const { id } of [other, one]) {
    const { version } = (await member('GET', `${path}/${id}`)).data
    await revert(operator(), { orgId: 7, id, version })
  }
  expect(await bodyOf(paper)).toBeNull()
})
