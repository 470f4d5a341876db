import { expect, test } from 'vitest'
import { readSiteMap } from './site-map.ts'

const map = (inside: string, root = 'urlset') =>
  `<?xml version="1.0"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</${root}>`

test('addresses with what is said of them', () => {
  const text = map(`
    <url><loc> https://a.cn/1?x=1&amp;y=2 </loc><lastmod>2026-11-20</lastmod></url>
    <url><loc><![CDATA[https://a.cn/2]]></loc><news:news><news:publication_date>2026-11-21T08:00:00+08:00</news:publication_date><news:title>三号线&amp;开通</news:title></news:news></url>
    <url><loc>javascript:alert(1)</loc></url><url></url>`)
  expect(readSiteMap(text)).toEqual({
    kind: 'pages',
    entries: [
      { url: 'https://a.cn/1?x=1&y=2', changed: '2026-11-20', title: null },
      { url: 'https://a.cn/2', changed: '2026-11-21T08:00:00+08:00', title: '三号线&开通' },
    ],
  })
})

test('maps of maps', () =>
  expect(readSiteMap(map('<sitemap><loc>https://a.cn/m.xml</loc></sitemap>', 'sitemapindex'))).toEqual({
    kind: 'maps',
    entries: [{ url: 'https://a.cn/m.xml', changed: null, title: null }],
  }))

test('one address a line', () =>
  expect(readSiteMap('https://a.cn/1\r\nhttps://a.cn/2\n')?.entries.map(entry => entry.url)).toEqual([
    'https://a.cn/1',
    'https://a.cn/2',
  ]))

test.each(['', '<html><body>x</body></html>', '<rss><channel/></rss>', 'https://a.cn/1\nSitemap'])('%j is none', text =>
  expect(readSiteMap(text)).toBeNull(),
)

test('a map beyond the protocol is read up to its limit, one cut off as far as it goes', () => {
  const one = '<url><loc>https://a.cn/1</loc></url>'
  expect(readSiteMap(map(one.repeat(50_001)))?.entries).toHaveLength(50_000)
  expect(readSiteMap(`${map(one.repeat(3)).slice(0, -30)}`)?.entries).toHaveLength(2)
})
