// Briefs: what they say of articles, in which order, and whose articles they are.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openDocuments } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { briefsServer } from './index.ts'
import { linesOf } from './lines.ts'
import { textOf } from './text.ts'

const documents = openDocuments(null)
const { as, databases } = openFeature([briefsServer({ documents }), articleActionsServer, articleServer], [])
const path = '/inews/article/brief'
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]

let ids: number[] = []
beforeAll(async () => {
  const db = databases().worker
  const titles = ['第一篇', '=第二篇']
  await db.transaction().execute(tx =>
    storeArticles(
      tx,
      titles.map(title => newArticle({ title, body: `${title}的正文。`, sentiment: -1 })),
      new Map(),
    ),
  )
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles`.execute(db)
  ids = titles.map(title => Number(rows.find(row => row.title === title)?.id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
})
beforeEach(() => sql`update org_articles set binned_at = null`.execute(databases().worker))

test('a text names the articles as they were chosen, with what is ticked alone', async () => {
  const { data } = await member('POST', path, { idList: ids.toReversed(), title: '晨报', parts: ['sentiment'] })
  expect(data).toEqual({
    title: '晨报',
    text: '【晨报】共 2 篇\n\n1. =第二篇\n负面\n\n2. 第一篇\n负面',
    articles: 2,
    kinds: ['docx', 'html'],
  })
})

test('a file says the same; one that needs a browser is refused where there is none', async () => {
  expect((await member('POST', `${path}/docx`, { idList: ids, whole: true })).http).toBe(200)
  const refused = await member('POST', `${path}/pdf`, { idList: ids })
  expect(refused).toMatchObject({ http: 503, msg: expect.stringContaining('Chromium') })
})

test('articles of others, of the recycle bin and too many are refused, by name; readers make none', async () => {
  expect(await stranger('POST', path, { idList: ids })).toMatchObject({ http: 400, problems: [{ field: 'idList' }] })
  await sql`update org_articles set binned_at = now() where article_id = ${ids[0]}`.execute(databases().worker)
  expect(await member('POST', path, { idList: ids })).toMatchObject({ http: 400, problems: [{ field: 'idList' }] })
  const many = Array.from({ length: 201 }, (_, at) => at + 1)
  expect(await member('POST', path, { idList: many })).toMatchObject({ http: 400, msg: '一份简报最多 200 篇文章' })
  expect((await reader('POST', path, { idList: ids })).http).toBe(403)
})

describe('lines', () => {
  const article = (id: number, sentiment: -1 | 0 | 1, minute: number) => ({
    id,
    title: `第 ${id} 篇\n`,
    url: 'https://example.com',
    media: '新京报',
    published_at: new Date(Date.UTC(2026, 10, 18, 1, minute)),
    sentiment,
    summary: null,
    reads: 12,
    comments: null,
    shares: 0,
    likes: 3,
  })
  const articles = [article(1, 0, 1), article(2, -1, 2), article(3, 1, 3)]
  const of = { parts: ['media', 'time', 'sentiment', 'numbers'], locale: 'zh', zone: 'Asia/Shanghai' } as const

  test.each([
    ['list', [1, 2, 3]],
    ['newest', [3, 2, 1]],
    ['negative', [2, 1, 3]],
  ] as const)('in the order %s', (order, expected) => {
    expect(linesOf(articles, { ...of, order }).map(({ id }) => id)).toEqual(expected)
  })

  test('facts stand in one line, in the zone of the organisation; what is not known is a dash', () => {
    const [line] = linesOf(articles, { ...of, order: 'list' })
    expect(line).toMatchObject({
      title: '第 1 篇',
      url: null,
      facts: '新京报 · 2026-11-18 09:01 · 中性 · 阅读 12 · 评论 — · 转发 0 · 点赞 3',
    })
    expect(textOf('晨报', linesOf(articles, { ...of, locale: 'en', parts: ['link'], order: 'list' }), 'en')).toContain(
      '1. 第 1 篇\nOriginal: https://example.com',
    )
  })
})
