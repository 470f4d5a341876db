// Which articles are an entry's is a question of the filters that lists and charts share: each article is of one account.
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { type NewArticle, newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { mediaLibraryServer } from './index.ts'

const { as, databases } = openFeature([mediaLibraryServer], ['hits', 'org_articles', 'articles'])
const member = as()

test('one name on several platforms is several accounts, and each article is counted once', async () => {
  const of = (given: Partial<NewArticle>) =>
    newArticle({
      ...{
        author: '同名',
        publishedAt: new Date(Date.now() - 3_600_000),
        hits: [{ orgId: 7, monitorId: 1, version: 1 }],
      },
      ...given,
    })
  const articles = [
    of({ mediaType: 'weibo', media: '微博', sentiment: -1 }),
    of({ mediaType: 'bbs', media: '贴吧一', url: 'https://tieba.baidu.com/p/1' }),
    of({ mediaType: 'bbs', media: '百度知道', url: 'https://zhidao.baidu.com/1' }),
    of({ mediaType: 'bbs', media: '本地论坛' }),
    of({ mediaType: 'app', media: '抖音短视频' }),
    of({ mediaType: 'press', media: '观潮日报' }),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const list = async (table: string) =>
    (await member('POST', `/inews/mediaLibrary/${table}`, { sort: 'id', order: 'asc' })).data.list as {
      entry: string
      platform: string | null
    }[]
  const counts = async (entries: string[]) => (await member('POST', '/inews/mediaLibrary/counts', { entries })).data
  const accounts = await list('accounts')
  expect(accounts.map(({ platform }) => platform ?? '').toSorted()).toEqual(['', 'baidu', 'douyin', 'tieba', 'weibo'])
  const counted = await counts(accounts.map(({ entry }) => entry))
  expect(counted.map(({ articles: n }: { articles: number }) => n)).toEqual([1, 1, 1, 1, 1])
  expect(counted.filter(({ negative }: { negative: number }) => negative > 0)).toHaveLength(1)
  const media = await list('media')
  expect(
    (await counts(media.map(({ entry }) => entry))).every(({ articles: n }: { articles: number }) => n === 1),
  ).toBe(true)
  expect(
    await as('orgAdmin', 8)('POST', '/inews/mediaLibrary/counts', { entries: [accounts[0]?.entry] }),
  ).toMatchObject({ data: [{ articles: 0 }] })
})
