import { expect, test } from 'vitest'
import { addressesIn } from './addresses.ts'

test.each([
  ['thepaper.cn', ['https://thepaper.cn/']],
  ['  https://a.example/feed?x=1  ', ['https://a.example/feed?x=1']],
  ['HTTP://A.example/', ['http://a.example/']],
  ['青麓日报\thttps://news.example/rss\t省级', ['https://news.example/rss']],
  ['"news.example.com",青麓', ['https://news.example.com/']],
  ['订阅地址：https://a.example/feed。谢谢', ['https://a.example/feed']],
  ['feed://a.example/rss', ['http://a.example/rss']],
  ['甲报 feed:https://a.example/rss', ['https://a.example/rss']],
  ['127.0.0.1:8080', []],
  ['3.14', []],
  ['新华社', []],
  ['中国政府网.政务/feed', ['https://xn--fiqs8sirgfmhq98a.xn--zfr164b/feed']],
  ['a.example\n\nb.example\na.example', ['https://a.example/', 'https://b.example/']],
])('%j', (text, found) => expect(addressesIn(text).addresses.map(({ address }) => address)).toEqual(found))

test('lines without an address are named', () => {
  expect(addressesIn('新华社\nhttps://a.example/').unreadable).toEqual(['新华社'])
})

test('an OPML file gives folders and titles', () => {
  const text = `<opml version="2.0"><body><outline text="财经"><outline text="深"><outline text="甲" xmlUrl="https://a.example/f"/></outline></outline></body></opml>`
  expect(addressesIn(text)).toEqual({
    addresses: [{ written: 'https://a.example/f', address: 'https://a.example/f', folder: '财经 / 深', title: '甲' }],
    unreadable: [],
  })
})

test('what an OPML file has and cannot be asked is named', () => {
  const text = '<opml version="2.0"><body><outline text="乙" xmlUrl="ftp://b.example/f"/></body></opml>'
  expect(addressesIn(text)).toEqual({ addresses: [], unreadable: ['乙 ftp://b.example/f'] })
})
