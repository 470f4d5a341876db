import { describe, expect, test } from 'vitest'
import { withOwnTags } from './own-tags.ts'
import { readFeed } from './read-feed.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const read = (written: string) => {
  const item = `<item><title>${escaped(written)}</title><description><![CDATA[${written}]]></description></item>`
  const [entry] = readFeed(`<rss version="2.0"><channel>${item}</channel></rss>`, { now: new Date() })?.entries ?? []
  return [entry?.title, entry?.summary]
}

describe('in the title and the text of a feed', () => {
  test.each([
    '登上<Science>封面',
    '<Cell>与<The Lancet>同时发表',
    '<Time>年度人物揭晓',
    '小米<SU7 Ultra>交付',
    'Go 里 chan<int> 与 map[K]V',
    'C++ 的 std::vector<int> 和 Map<String, List<T>>',
    '<<流浪地球>>第三部定档',
    '《<三体>》杀青',
    '价格<p元的手机',
    '油价<b7.5元',
    '利率 < 3% 且 > 1%',
    '若 a<b and c>d 则成立',
    'x<y，y<z',
    '箭头 <- 和 ->',
    '<3 你',
    '<iPhone 18>发布',
  ])('%s stays', text => expect(read(text)).toEqual([text, text]))

  test.each([
    ['<b>重磅</b>：新规出台', '重磅：新规出台'],
    ['<B>重磅</B>', '重磅'],
    ['<font color="red">快讯</font> 港口', '快讯 港口'],
    ['<em>Nature</em>与<Nature>', 'Nature与<Nature>'],
    ['<span class="x">甲</span>', '甲'],
    ['甲<br>', '甲'],
    ['甲<br/>', '甲'],
    ['<o:p>甲</o:p>', '甲'],
    ['<my-card data-x="1">甲</my-card>', '甲'],
    ['<Time datetime="2026-11-20">今天</Time>', '今天'],
    ['<Strong>甲</Strong>', '甲'],
    [`<img src="data:image/png;base64,${'A'.repeat(5_000)}">甲`, '甲'],
    ['<!-- 注 -->甲', '甲'],
    ['<p>一 &lt;Nature&gt; 二</p>', '一 <Nature> 二'],
  ])('%s is read as %s', (written, text) => expect(read(written)).toEqual([text, text]))
})

test.each([
  ['brackets', '<'],
  ['tags that never end', '<a '],
  ['names that nobody knows', '<Abcdef>'],
  ['different names', Array.from({ length: 1_000 }, (_, n) => `<x${n}>`).join('')],
  ['blanks', `<a${' '.repeat(300)}`],
  ['ends', '</zzz>'],
])('a million characters of %s cost little', (_, piece) => {
  const text = piece.repeat(Math.ceil(1_000_000 / piece.length))
  const began = process.cpuUsage()
  withOwnTags(text)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(3)
})
