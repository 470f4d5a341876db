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
    leftOut: ['javascript:alert(1)'],
  })
})

test('maps of maps', () =>
  expect(readSiteMap(map('<sitemap><loc>https://a.cn/m.xml</loc></sitemap>', 'sitemapindex'))).toEqual({
    kind: 'maps',
    entries: [{ url: 'https://a.cn/m.xml', changed: null, title: null }],
    leftOut: [],
  }))

const news = 'http://www.google.com/schemas/sitemap-news/0.9'
const image = 'http://www.google.com/schemas/sitemap-image/1.1'
const own = 'http://www.sitemaps.org/schemas/sitemap/0.9'
test.each([
  [
    'a prefix for both',
    `<s:urlset xmlns:s="${own}" xmlns:gn="${news}"><s:url><s:loc>https://a.cn/1</s:loc><gn:news><gn:publication_date>2026-11-21</gn:publication_date><gn:title>四号线</gn:title></gn:news></s:url></s:urlset>`,
  ],
  [
    'none for both',
    `<urlset xmlns="${own}"><url><loc>https://a.cn/1</loc><news xmlns="${news}"><publication_date>2026-11-21</publication_date><title>四号线</title></news></url></urlset>`,
  ],
  [
    'one that is told late, and titles of pictures',
    `<urlset xmlns="${own}"><url><loc>https://a.cn/1</loc><i:image xmlns:i="${image}"><i:loc>https://a.cn/1.jpg</i:loc><i:title>图</i:title></i:image><k:news xmlns:k="${news}"><k:publication_date>2026-11-21</k:publication_date><k:title>四号线</k:title></k:news></url></urlset>`,
  ],
  [
    'pictures without a prefix',
    `<s:urlset xmlns:s="${own}" xmlns:n="${news}"><s:url><s:loc>https://a.cn/1</s:loc><image xmlns="${image}"><loc>https://a.cn/1.jpg</loc><title>图</title></image><n:news><n:publication_date>2026-11-21</n:publication_date><n:title>四号线</n:title></n:news></s:url></s:urlset>`,
  ],
  [
    'the usual ones that are not declared',
    `<urlset><url><loc>https://a.cn/1</loc><news:news><news:publication_date>2026-11-21</news:publication_date><news:title>四号线</news:title></news:news></url></urlset>`,
  ],
  [
    'capitals',
    `<URLSET xmlns:N="${news}"><URL><LOC>https://a.cn/1</LOC><N:NEWS><N:PUBLICATION_DATE>2026-11-21</N:PUBLICATION_DATE><N:TITLE>四号线</N:TITLE></N:NEWS></URL></URLSET>`,
  ],
])('news under %s', (_, text) =>
  expect(readSiteMap(text)).toEqual({
    kind: 'pages',
    entries: [{ url: 'https://a.cn/1', changed: '2026-11-21', title: '四号线' }],
    leftOut: [],
  }),
)

test('an index under a prefix', () =>
  expect(
    readSiteMap(
      `<x:sitemapindex xmlns:x="${own}"><x:sitemap><x:loc>https://a.cn/m.xml</x:loc></x:sitemap></x:sitemapindex>`,
    ),
  ).toMatchObject({ kind: 'maps', entries: [{ url: 'https://a.cn/m.xml' }] }))

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
