import { expect, test } from 'vitest'
import { readOpml } from './opml.ts'

const opml = (body: string) =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>x</title></head><body>${body}</body></opml>`

test('feeds with their folders, however deep and however they are written', () => {
  expect(
    readOpml(
      opml(`<outline text="财经"><outline text="要闻"><outline type="rss" text="甲 &amp; 乙" xmlUrl="https://a.example/feed?x=1&amp;y=2"/></outline>
        <outline title="丙" text="别的" xmlurl="http://b.example/rss"></outline></outline><OUTLINE TEXT="丁" XMLURL="https://c.example/"/>`),
    ),
  ).toEqual([
    { url: 'https://a.example/feed?x=1&y=2', title: '甲 & 乙', folders: ['财经', '要闻'] },
    { url: 'http://b.example/rss', title: '丙', folders: ['财经'] },
    { url: 'https://c.example/', title: '丁', folders: [] },
  ])
})

test.each([
  ['a page', '<html><body>OPML</body></html>', null],
  ['nothing in it', opml(''), []],
  ['an address that runs', opml('<outline text="x" xmlUrl="javascript:alert(1)"/>'), []],
  ['one that is cut off', opml('<outline text="x" xmlUrl="https://a.example/f"/>').slice(0, -14), [expect.anything()]],
])('%s', (_, text, found) => expect(readOpml(text)).toEqual(found))

test('folders without an end do no harm', () => {
  expect(readOpml(opml('<outline text="a">'.repeat(20_000)))).toEqual([])
})
