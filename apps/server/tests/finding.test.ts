// What the head's box finds, over HTTP: names of everything by characters and pinyin, titles of articles, and nobody else's.
import { articleServer, findableMedia, findableTitles } from '@guanlan/features/articles/articles/server'
import { findablePlans, searchServer } from '@guanlan/features/desk/search/server'
import { findableLabels, labelServer } from '@guanlan/features/monitors/labels/server'
import { createMonitor, findableMonitors, monitorServer } from '@guanlan/features/monitors/monitors/server'
import { quickFindServer } from '@guanlan/features/workspace/quick-find/server'
import { findableViews, savedViewsServer } from '@guanlan/features/workspace/saved-views/server'
import { withScope } from '@guanlan/platform/server'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../features/articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../features/articles/articles/server/testing/store-articles.ts'
import { MonitorDraft } from '../../../features/monitors/monitors/contract.ts'

const halves = [
  quickFindServer([
    findableMonitors,
    findableLabels,
    findableViews,
    findablePlans,
    findableMedia(() => 0),
    findableTitles,
  ]),
  articleServer,
  labelServer,
  monitorServer({ follow() {} }),
  searchServer,
  savedViewsServer,
]
const { as, databases } = openFeature(halves, [
  'labels',
  'views',
  'search_plans',
  'monitors',
  'org_articles',
  'hits',
  'article_grams',
  'articles',
])
const find = async (words: string, ask = as(), path = '/inews/find'): Promise<string[]> => {
  const { data } = await ask('GET', `${path}?words=${encodeURIComponent(words)}`)
  return data.map(({ kind, name }: Answer) => `${kind} ${name}`)
}
const titles = (words: string, ask = as()) => find(words, ask, '/inews/find/text')

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const keep = (...articles: Parameters<typeof newArticle>[0][]) =>
  databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles.map(newArticle), new Map()))
const makeMonitor = (name: string, fatherId = 0, orgId = 7) =>
  withScope(databases().app, { orgId, userId: 1 }, scope =>
    createMonitor(
      scope,
      MonitorDraft.parse({ kind: fatherId ? 'item' : 'folder', name, fatherId, ...(fatherId && { rule: '车门' }) }),
    ),
  )

beforeEach(async () => {
  const { id } = await makeMonitor('澄屿汽车')
  await makeMonitor('车门冻住', id)
  await makeMonitor('车门冻住 别家', 0, 8)
})

test('a monitor is found by its name, its pinyin, its first letters and in traditional characters, with where it stands', async () => {
  for (const words of ['车门', '車門', 'chemen', 'cmdz', 'CheM'])
    expect(await find(words)).toEqual(['monitor 车门冻住'])
  const { data } = await as()('GET', '/inews/find?words=cmdz')
  expect(data[0]).toMatchObject({ note: '澄屿汽车' })
  expect(await find('车门', as('member', 8))).toEqual(['monitor 车门冻住 别家'])
})

test('labels, views and kept searches are found together with monitors; one’s own alone by oneself', async () => {
  const member = as()
  await member('POST', '/inews/data/label', { name: '车门投诉' })
  await member('POST', '/inews/view', { list: 'filters', name: '车门噪声', question: 'like=车门' })
  const found = ['monitor 车门冻住', 'label 车门投诉', 'view 车门噪声']
  expect(await find('车门')).toEqual(found)
  expect(await find('车门', as('reader'))).toEqual(found.slice(0, 2))
  const { data } = await member('GET', `/inews/find?words=${encodeURIComponent('车门噪声')}`)
  expect(data[0].about).toEqual({ list: 'filters', question: 'like=车门' })
})

test('media of one’s own articles are found by name and by pinyin', async () => {
  await keep({ media: '北汀都市报', hits: [] }, { media: '北汀晨报' })
  const own = await databases().worker.selectFrom('articles').select('id').execute()
  expect(own).toHaveLength(2)
  expect(await find('北汀')).toEqual([])
})

test('titles are found newest first, all words together, and nobody else’s', async () => {
  await keep(
    { title: '澄屿汽车召回公告', publishedAt: minutesAgo(60) },
    { title: '澄屿汽车车门冻住', publishedAt: minutesAgo(5) },
    { title: '别家的车门', publishedAt: minutesAgo(1), onlyOrg: 8 },
    { title: '天气', body: '澄屿的车门', publishedAt: minutesAgo(2) },
  )
  expect(await titles('澄屿')).toEqual(['article 澄屿汽车车门冻住', 'article 澄屿汽车召回公告'])
  expect(await titles('车门 澄屿')).toEqual(['article 澄屿汽车车门冻住'])
  expect(await titles('车门', as('member', 8))).toEqual(['article 别家的车门', 'article 澄屿汽车车门冻住'])
  expect(await titles('，')).toEqual([])
})

test('what finds nothing, signs of patterns, and no words', async () => {
  expect(await find('%')).toEqual([])
  expect(await find('没有这样的东西')).toEqual([])
  expect(await as('member', 7, 'en')('GET', '/inews/find?words=%20')).toMatchObject({
    http: 400,
    problems: [{ field: 'words', msg: 'Enter 1 to 100 characters' }],
  })
})
