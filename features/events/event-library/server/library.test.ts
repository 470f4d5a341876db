// Names by characters, pinyin and first letters; own events and published cases as a tree, each level adding up to the list it opens.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { brandLibraryServer } from '@guanlan/features/articles/brand-library/server'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { eventsServer } from '@guanlan/features/events/events/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { adopt } from '../../../articles/articles/server/facts/index.ts'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { CaseDraft } from '../contract.ts'
import { listCases, publishCase, removeCase } from './cases.ts'
import { eventLibraryServer } from './index.ts'

const { as, databases } = openFeature(
  [
    eventLibraryServer,
    eventsServer({ follow() {} }),
    articleActionsServer,
    articleServer,
    chartServer,
    brandLibraryServer,
  ],
  ['event_rules', 'event_states', 'events', 'article_set_members', 'article_sets', 'tasks', 'event_cases'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]
const noOperator = as('orgAdmin')

beforeAll(async () => {
  await sql`
    insert into names (kind, name, aliases) values ('corp', '泊舟集团', '{}'), ('corp', '雁城电子', '{}'),
      ('brand', '泊舟汽车', '{泊舟}'), ('brand', '雁城', '{}'), ('prod', '晨星', '{}')`.execute(databases().worker)
})
const ask = async (path: string, query: object = {}, by = member) =>
  (await by('GET', `/ipr/${path}?${new URLSearchParams(query as Record<string, string>)}`)).data
const titles = async (path: string, query: object = {}, by = member) =>
  (await ask(path, query, by)).map(({ title }: { title: string }) => title)

const subjectsOf = (companies: string[] = [], brands: string[] = [], products: string[] = []) => ({
  industry: 'C',
  ...{ companies, brands, products },
})
const add = async (title: string, subjects: object, startTime = '2026-03-01T00:00:00.000Z', by = member) => {
  const added = await by('POST', '/ipr/infoEvent/add', { title, rule: '没有这个词', startTime, subjects })
  expect(added, JSON.stringify(added)).toMatchObject({ http: 200 })
  return added.data.id as number
}
const operator = () => ({ db: databases().worker, userId: 1, now: new Date() })
const publish = (more: object = {}) =>
  publishCase(
    operator() as never,
    CaseDraft.parse({
      title: '公开案例',
      subjects: subjectsOf(['泊舟集团'], ['泊舟汽车']),
      startTime: '2025-05-01T00:00:00.000Z',
      course: [{ at: '2025-05-01T00:00:00.000Z', title: '首次报道' }],
      figures: [{ label: '文章', value: '1,200' }],
      links: [{ title: '报道', url: 'https://example.com/1' }],
      ...more,
    }),
  )

test('names are found by their characters, their pinyin and the first letters of it', async () => {
  for (const titleLike of ['泊舟', 'bozhou', 'bz'])
    expect(await titles('commonEvent/brand', { titleLike }), titleLike).toEqual(['泊舟汽车'])
  expect(await titles('commonEvent/company')).toEqual(['泊舟集团', '雁城电子'])
  expect(await titles('commonEvent/product', { titleLike: 'cx' })).toEqual(['晨星'])
  expect(await titles('commonEvent/product', { titleLike: '没有' })).toEqual([])
  const industries = await ask('commonEvent/industry', { titleLike: 'zzy' })
  expect(industries[0]).toMatchObject({ id: 'C', title: '制造业' })
  expect((await member('POST', '/ipr/commonEvent/brand')).data).toHaveLength(2)
})

test('below a parent stand those that stand with it in an event or a case', async () => {
  await add('事件一', subjectsOf(['雁城电子'], ['雁城']))
  expect(await titles('commonEvent/company', { parentId: 'C' })).toEqual(['雁城电子'])
  const [{ id: electronics }] = await ask('commonEvent/company', { titleLike: '雁城' })
  expect(await titles('commonEvent/brand', { parentId: electronics })).toEqual(['雁城'])
  expect(await titles('commonEvent/brand', { parentId: electronics }, stranger)).toEqual([])
  await publish()
  expect(await titles('commonEvent/company', { parentId: 'C' }, stranger)).toEqual(['泊舟集团'])
  expect(await titles('commonEvent/brand', { parentId: '999999' })).toEqual([])
})

test('hot words are those of the last days, or of an event', async () => {
  const db = databases().worker
  const articles = Array.from({ length: 8 }, (_, n) =>
    newArticle({
      title: `车门冻住${n}`,
      body: `${String.fromCodePoint(0x4e00 + n * 97).repeat(60)}车门冻住`,
      keywords: ['车门', '冻住'],
      publishedAt: new Date(Date.now() - (n + 1) * 3_600_000),
    }),
  )
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles`.execute(db)
  const idList = rows.map(({ id }) => Number(id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, idList))
  const { id } = (await member('POST', '/ipr/infoEvent/add', { title: '车门', idList })).data
  expect(await titles('commonEvent/hotKeyword', { parentId: String(id) })).toContain('车门')
  expect(await titles('commonEvent/hotKeyword', { titleLike: 'chemen' })).toEqual(['车门'])
  for (const parentId of [String(id), 'nonsense', '99999999999'])
    expect((await stranger('GET', `/ipr/commonEvent/hotKeyword?parentId=${parentId}`)).http).toBe(404)
})

test('each level of the tree counts what its list has, and an event stands at every subject that it names', async () => {
  await add('事件一', subjectsOf(['泊舟集团'], ['泊舟汽车', '雁城'], ['晨星']))
  await add('事件二', subjectsOf([], ['雁城']))
  await add('事件三', { industry: null, companies: [], brands: [], products: [] }, '2026-01-01T00:00:00.000+08:00')
  await add('别家的', subjectsOf(['泊舟集团'], ['泊舟汽车']), '2026-03-01T00:00:00.000Z', stranger)
  await publish()
  const nodes = async (path: object) =>
    (await ask('eventLibrary/tree', path)).nodes.map(({ value, count }: { value: string; count: number }) => [
      value,
      count,
    ])
  expect(await nodes({})).toEqual([
    ['C', 3],
    ['-', 1],
  ])
  expect(await nodes({ industry: 'C' })).toEqual([
    ['泊舟集团', 2],
    ['-', 1],
  ])
  expect(await nodes({ industry: 'C', company: '泊舟集团' })).toEqual([
    ['泊舟汽车', 2],
    ['雁城', 1],
  ])
  const path = { industry: 'C', company: '泊舟集团', brand: '泊舟汽车' }
  expect(await nodes({ ...path, product: '-' })).toEqual([['2025', 1]])
  // The year is that of the organisation's clock.
  expect(await nodes({ industry: '-', company: '-', brand: '-', product: '-' })).toEqual([['2026', 1]])
  for (const place of [
    {},
    { industry: 'C' },
    path,
    { ...path, product: '晨星', year: '2026' },
    { titleLike: '公开' },
  ]) {
    const [tree, list] = [await ask('eventLibrary/tree', place), await ask('eventLibrary/list', place)]
    expect(tree.total).toBe(list.total)
    expect(list.list).toHaveLength(list.total)
  }
  const { list } = await ask('eventLibrary/list', path)
  expect(list.map(({ kind, title }: { kind: string; title: string }) => [kind, title])).toEqual([
    ['event', '事件一'],
    ['case', '公开案例'],
  ])
})

test('a case is everybody’s until it is taken back, and nobody but an operator publishes', async () => {
  const { id } = await publish()
  for (const by of [member, reader, stranger])
    expect((await by('GET', `/ipr/eventLibrary/case/${id}`)).data).toMatchObject({
      title: '公开案例',
      figures: [{ value: '1,200' }],
    })
  expect(
    (
      await noOperator('POST', '/ipr/eventLibrary/case/save', {
        title: '自己的',
        subjects: {},
        startTime: new Date().toISOString(),
      })
    ).http,
  ).toBe(403)
  expect((await noOperator('DELETE', `/ipr/eventLibrary/case/${id}`)).http).toBe(403)
  await expect(publish()).rejects.toMatchObject({ problems: [{ key: 'eventLibrary.titleTaken' }] })
  await expect(publish({ title: '另一个', endTime: '2025-04-01T00:00:00.000Z' })).rejects.toMatchObject({
    problems: [{ key: 'eventLibrary.endBeforeStart' }],
  })
  expect(
    CaseDraft.safeParse({
      title: '链接',
      subjects: {},
      startTime: new Date().toISOString(),
      links: [{ title: '一', url: 'javascript:alert(1)' }],
    }).success,
  ).toBe(false)
  const { db } = operator()
  expect(
    await publishCase(operator() as never, { ...CaseDraft.parse(await publish({ title: '改名' })), title: '改过的' }),
  ).toMatchObject({ title: '改过的' })
  await removeCase(db, id)
  expect((await stranger('GET', `/ipr/eventLibrary/case/${id}`)).http).toBe(404)
})

test('a deleted event leaves the tree', async () => {
  const id = await add('事件一', subjectsOf(['泊舟集团']))
  await member('DELETE', `/ipr/infoEvent/delete/${id}`)
  expect((await ask('eventLibrary/tree')).total).toBe(0)
})

test('cases are listed by title, page after page, and changed by the version that was seen', async () => {
  const db = databases().worker
  const question = { like: '清单', sort: 'title', order: 'asc', page: 1, pageSize: 2 } as const
  for (const title of ['清单丙', '清单甲', '清单乙']) await publish({ title })
  const first = await listCases(db, question)
  const second = await listCases(db, { ...question, after: first.next ?? '' })
  expect(first.total).toBe(3)
  expect([...first.list, ...second.list].map(({ title }) => title).toSorted()).toEqual(
    ['清单丙', '清单乙', '清单甲'].toSorted(),
  )
  expect(second.next).toBeNull()
  const [seen] = first.list
  const changed = await publishCase(operator() as never, {
    ...CaseDraft.parse(seen),
    id: seen?.id,
    version: seen?.version,
    figures: [],
  })
  expect(changed).toMatchObject({ version: 2, figures: [] })
  await expect(
    publishCase(operator() as never, { ...CaseDraft.parse(seen), id: seen?.id, version: seen?.version }),
  ).rejects.toMatchObject({ kind: 'conflict' })
})
