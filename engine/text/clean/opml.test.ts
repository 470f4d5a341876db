import { expect, test } from 'vitest'
import { readOpml } from './opml.ts'

const opml = (body: string) =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>x</title></head><body>${body}</body></opml>`

test('feeds with their folders, however deep and however they are written', () => {
  expect(
    readOpml(
      opml(`<outline text="财经"><outline text="要闻"><outline type="rss" text="甲 &amp; 乙" xmlUrl="https://a.example/feed?x=1&amp;y=2"/></outline>
        <outline title="丙" text="别的" xmlurl="http://b.example/rss"></outline></outline><OUTLINE TEXT="丁" XMLURL="https://c.example/"/>`),
    )?.feeds,
  ).toEqual([
    { url: 'https://a.example/feed?x=1&y=2', title: '甲 & 乙', folders: ['财经', '要闻'] },
    { url: 'http://b.example/rss', title: '丙', folders: ['财经'] },
    { url: 'https://c.example/', title: '丁', folders: [] },
  ])
})

test('under any prefix, with an empty title beside the text', () => {
  const text = `<?xml version="1.0"?><o:opml xmlns:o="urn:opml" version="2.0"><o:body>
    <o:outline title=" " text="体育 & 文化"><o:outline title="" text="戊" xmlUrl="https://e.example/rss?a=1&b=2"/></o:outline>
    <o:outline type="rss" title="己" text="" o:xmlUrl="https://f.example/"/></o:body></o:opml>`
  expect(readOpml(text)).toEqual({
    feeds: [
      { url: 'https://e.example/rss?a=1&b=2', title: '戊', folders: ['体育 & 文化'] },
      { url: 'https://f.example/', title: '己', folders: [] },
    ],
    leftOut: [],
  })
})

test.each([
  ['feed://c.example/rss', 'http://c.example/rss'],
  ['feed:https://c.example/rss', 'https://c.example/rss'],
  ['feed:http://c.example/rss', 'http://c.example/rss'],
  ['feed://https://c.example/rss', 'https://c.example/rss'],
  ['FEED://C.example/rss', 'http://c.example/rss'],
  ['feeds://c.example/rss', 'http://c.example/rss'],
  ['pcast://c.example/rss', 'http://c.example/rss'],
  ['//c.example/rss', 'http://c.example/rss'],
  ['c.example/rss', 'http://c.example/rss'],
  [' https://c.example/rss ', 'https://c.example/rss'],
])('%s is asked as %s', (written, url) => {
  expect(readOpml(opml(`<outline text="x" xmlUrl="${written}"/>`))?.feeds).toEqual([{ url, title: 'x', folders: [] }])
})

test('what cannot be asked is named', () => {
  const lines = [
    '<outline text="甲" xmlUrl="javascript:alert(1)"/>',
    '<outline title="" text="乙" xmlUrl="feed:"/>',
    '<outline text="丙" type="rss" xmlUrl="" htmlUrl="https://c.example/"/>',
    '<outline text="丁" xmlUrl="ftp://d.example/rss"/>',
    '<outline xmlUrl="file:///etc/passwd"/>',
    '<outline text="一个空的文件夹"/>',
  ]
  expect(readOpml(opml(lines.join('')))).toEqual({
    feeds: [],
    leftOut: [
      '甲 javascript:alert(1)',
      '乙 feed:',
      '丙 https://c.example/',
      '丁 ftp://d.example/rss',
      'file:///etc/passwd',
    ],
  })
})

test('more than ten thousand feeds are named beyond that', () => {
  const lines = Array.from({ length: 10_002 }, (_, n) => `<outline text="${n}" xmlUrl="https://a.example/${n}"/>`)
  const read = readOpml(opml(lines.join('')))
  expect(read?.feeds).toHaveLength(10_000)
  expect(read?.leftOut).toEqual(['10000 https://a.example/10000', '10001 https://a.example/10001'])
})

test.each([
  ['a page', '<html><body>OPML</body></html>', undefined],
  ['nothing in it', opml(''), []],
  ['one that is cut off', opml('<outline text="x" xmlUrl="https://a.example/f"/>').slice(0, -14), [expect.anything()]],
])('%s', (_, text, found) => expect(readOpml(text)?.feeds).toEqual(found))

test('folders without an end do no harm', () => {
  expect(readOpml(opml('<outline text="a">'.repeat(20_000)))?.feeds).toEqual([])
})
