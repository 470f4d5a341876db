// Material as people put it together, over HTTP on a real database.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Directory, Entry } from '../contract.ts'
import { clippingsServer } from './index.ts'

const tables = ['material_entries', 'material_directories', 'hits', 'org_articles', 'article_grams', 'article_shingles']
const { as, databases, undo } = openFeature(
  [articleServer, articleActionsServer, clippingsServer],
  [...tables, 'articles', 'article_identities', 'monitors'],
)
const path = '/inews/article/directory'
const day = '2026-11-20'
const member = as()
let ids: number[] = []

beforeEach(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`.execute(
    databases().worker,
  )
  const articles = Array.from({ length: 12 }, (_, n) =>
    newArticle({
      title: `第${n + 1}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      summary: `摘要${n + 1}`,
      publishedAt: new Date(`${day}T0${n % 10}:00:00Z`),
      likes: n,
      ...(n > 8 && { sentiment: -1 as const, level: 1 as const }),
      hits: [{ orgId: n === 11 ? 8 : 7, monitorId: n === 11 ? 800 : 700, version: 1 }],
    }),
  )
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: string }>`select id from articles order by likes nulls last`.execute(
    databases().worker,
  )
  ids = rows.map(({ id }) => Number(id))
})

const put = (idList: readonly number[], more: object = { day }, ask = member) =>
  ask('POST', `${path}/entries`, { idList, ...more })
const listOf = async (id: number): Promise<Entry[]> => (await member('GET', `${path}/${id}`)).data.list
const titles = async (id: number) => (await listOf(id)).map(({ title }) => title)
const some = () => ids.slice(0, 3)

describe('articles are put', () => {
  test('into the daily report of a day, which is made when there is none, each once and in their order', async () => {
    const first = await put(some(), { day, section: '要闻' })
    expect(first.data).toMatchObject({ added: 3, there: 0, directory: { kind: 'daily', day, entries: 3 } })
    const again = await put([...some(), ids[5]!])
    expect(again.data).toMatchObject({ added: 1, there: 3, directory: { id: first.data.directory.id } })
    const list = await listOf(first.data.directory.id)
    expect(list.map(({ title, summary, section }) => [title, summary, section])).toEqual([
      ['第1条', '摘要1', '要闻'],
      ['第2条', '摘要2', '要闻'],
      ['第3条', '摘要3', '要闻'],
      ['第6条', '摘要6', ''],
    ])
    expect(list[0]?.article).toMatchObject({ media: '观潮日报', sentiment: 0, similar: 1 })
    expect((await member('GET', `${path}?kind=daily&day=2026-11-21`)).data).toEqual([])
    await undo(again.operation)
    expect(await titles(first.data.directory.id)).toHaveLength(3)
  })

  test.each([
    ['nowhere', () => ({ idList: some() }), 'directoryId'],
    ['that another organisation has', () => ({ idList: [ids[11]], day }), 'idList'],
    ['on a day that is none', () => ({ idList: some(), day: '2026-02-31' }), 'day'],
    ['of which none is named', () => ({ idList: [], day }), 'idList'],
  ])('%s: refused by the field', async (_, body, field) => {
    expect(await member('POST', `${path}/entries`, body())).toMatchObject({ http: 400, problems: [{ field }] })
  })
})

describe('a directory', () => {
  const make = async (name = '周报'): Promise<Directory> => (await member('POST', path, { name })).data

  test('has its order from whoever sorted last; one that misses what a colleague has added is refused', async () => {
    const { id } = await make()
    await put(some(), { directoryId: id })
    const [a, b, c] = (await listOf(id)).map(entry => entry.id)
    const sort = (reportSort: unknown[]) =>
      member('POST', `${path}/sort`, { sortType: 'report', directoryId: id, reportSort })
    expect((await sort([c, a, b])).http).toBe(200)
    expect(await titles(id)).toEqual(['第3条', '第1条', '第2条'])
    await put([ids[4]!], { directoryId: id })
    expect(await sort([a, b, c])).toMatchObject({ http: 409, key: 'clippings.orderChanged' })
    expect(await titles(id)).toEqual(['第3条', '第1条', '第2条', '第5条'])
  })

  test('is sorted among its like, renamed by version, and comes back with what lay in it', async () => {
    const [one, two] = [await make('甲'), await make('乙')]
    await put(some(), { directoryId: one.id })
    await member('POST', `${path}/sort`, { sortType: 'report', reportSort: [two.id, one.id] })
    const names = async () => (await member('GET', path)).data.map(({ name }: Directory) => name)
    expect(await names()).toEqual(['乙', '甲'])
    expect((await member('POST', path, { name: '甲' })).key).toBe('clippings.taken')
    expect((await member('PUT', path, { id: two.id, version: two.version, name: '丙' })).data.name).toBe('丙')
    expect((await member('PUT', path, { id: two.id, version: two.version, name: '丁' })).http).toBe(409)
    const removed = await member('DELETE', `${path}/delete`, { directoryId: one.id })
    expect(await names()).toEqual(['丙'])
    await undo(removed.operation)
    expect(await titles(one.id)).toHaveLength(3)
  })

  test('says an article in its own words without touching it; two who write at once are told', async () => {
    const { id } = await make()
    await put(some(), { directoryId: id })
    const [entry] = await listOf(id)
    const change = (more: object) =>
      member('PUT', `${path}/entries`, {
        id: entry!.id,
        version: entry!.version,
        section: '头条',
        summary: '',
        remark: '核实过',
        ...more,
      })
    expect((await change({ title: '改过的标题' })).http).toBe(200)
    expect((await listOf(id))[0]).toMatchObject({
      title: '改过的标题',
      summary: '摘要1',
      remark: '核实过',
      isRewritten: true,
    })
    expect((await change({ title: '别人的标题' })).http).toBe(409)
    const { rows } = await sql<{ title: string }>`select title from articles where id = ${ids[0]}`.execute(
      databases().worker,
    )
    expect(rows).toEqual([{ title: '第1条' }])
    const { data } = await member('POST', `${path}/${id}/words`, { title: '编者按', summary: '今天的要点' })
    expect((await listOf(id)).at(-1)).toMatchObject({ id: data.id, articleId: null, title: '编者按', article: null })
    await member('DELETE', `${path}/entries`, { idList: [data.id] })
    expect(await titles(id)).toEqual(['改过的标题', '第2条', '第3条'])
  })

  test('suggests what does not lie in it, and says nothing of others', async () => {
    const { data } = await put([ids[9]!])
    const requested = await member('GET', `${path}/${data.directory.id}/suggestions`)
    expect(requested.data.negative.map(({ title }: { title: string }) => title)).toEqual(['第11条'])
    const hottest = requested.data.hottest.map(({ title }: { title: string }) => title)
    expect(hottest).toHaveLength(8)
    expect(hottest).not.toContain('第10条')
    expect(hottest).not.toContain('第12条')
  })

  test('is its organisation’s alone, and readers only read', async () => {
    const { id } = await make()
    expect((await as('orgAdmin', 8)('GET', `${path}/${id}`)).http).toBe(404)
    expect((await as('orgAdmin', 8)('POST', `${path}/${id}/words`, { title: '甲' })).http).toBe(404)
    expect((await as('reader')('GET', `${path}/${id}`)).http).toBe(200)
    expect((await as('reader')('POST', path, { name: '甲' })).http).toBe(403)
  })
})
