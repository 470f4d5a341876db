import { describe, expect, test } from 'vitest'
import { articleShapes, shapeOf } from './link-shapes.ts'
import { linksOf } from './page-links.ts'

const at = 'https://news.a.cn/world/'

test('links are absolute, each once, with the longest words on them', () => {
  const page = linksOf(
    `<title>要闻 — 甲报</title><a href="1.html#top">更多</a><a href="/world/1.html"><b>三号线</b> 今天开通</a><a href="mailto:x@a.cn">信</a>
     <a href="2.html" rel="nofollow">广告</a><a href="3.html" title="全长三十二公里的三号线">全长三十二…</a>`,
    at,
  )
  expect(page.title).toBe('要闻 — 甲报')
  expect(page.links).toEqual([
    { url: 'https://news.a.cn/world/1.html', text: '三号线 今天开通' },
    { url: 'https://news.a.cn/world/3.html', text: '全长三十二公里的三号线' },
  ])
})

test('feeds, manners and walls', () => {
  const page = linksOf(
    `<link rel="alternate" type="application/rss+xml" title="全部" href="/rss.xml"><link rel="alternate" hreflang="en" href="/en">
     <meta name="robots" content="noindex, nofollow"><input type=password><script>${'x'.repeat(50)}</script>`,
    at,
  )
  expect(page).toMatchObject({
    feeds: [{ url: 'https://news.a.cn/rss.xml', text: '全部' }],
    noFollow: true,
    asksPassword: true,
    textLength: 0,
    scriptLength: 50,
  })
})

describe('the shape of an address', () => {
  test.each([
    ['https://www.a.cn/n/2026/1122/c1001-40.html', 'a.cn/n/#/#/c#-#.html'],
    ['https://a.com/world/some-long-title-of-an-article', 'a.com/world/*'],
    ['https://a.com/p/4f3a2b1c9d8e7f', 'a.com/p/*'],
    ['https://a.com/show?id=77&cat=3', 'a.com/show?cat=#&id=#'],
    ['https://a.com/about', 'a.com/about'],
  ])('%s', (address, shape) => expect(shapeOf(address)).toBe(shape))
})

test('articles are the shape with many links and words like titles', () => {
  const articles = Array.from({ length: 12 }, (_, n) => ({
    url: `https://a.cn/2026/11/${n}.html`,
    text: `第${n}条：三号线今天开通运营`,
  }))
  const sections = Array.from({ length: 20 }, (_, n) => ({ url: `https://a.cn/s${n}/`, text: '体育' }))
  const [first, ...more] = articleShapes([...sections, ...articles], 'https://www.a.cn/')
  expect(first).toMatchObject({ shape: 'a.cn/#/#/#.html', titled: 1 })
  expect(first?.links).toEqual(articles)
  expect(more).toEqual([])
})
