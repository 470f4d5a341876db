// More pages full of other days, each with a trap of its own: what is read is right, or nothing.
import { describe, expect, test } from 'vitest'
import { extractPage } from './extract.ts'

const now = new Date('2026-11-25T08:00:00Z')
const title = '老街改造后首个周末迎来五万游客'
const right = new Date('2026-11-20T08:30:00+08:00').toISOString()
const text =
  '<p>改造后的老街在周末迎来客流高峰，管理方增开了三条接驳线路，商户说营业额比平日多了一倍。</p><p>下一步将增加夜间照明和指示牌，方便外地游客找路。</p>'

interface Trap {
  head?: string
  above?: string
  byline?: string
  content?: string
  below?: string
  lang?: string
}
const own = '<div class="info">2026-11-20 08:30　来源：城市晚报</div>'

function dated({ head = '', above = '', byline = own, content = text, below = '', lang = 'zh-CN' }: Trap) {
  const page = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}_某某网</title>${head}</head><body>${above}<h1>${title}</h1>${byline}<div class="content">${content}</div>${below}</body></html>`
  return extractPage(page, { now, url: 'https://news.example.cn/a.html' }).publishedAt?.toISOString() ?? null
}
const json = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const otherDay = '2026-11-24T10:00:00+08:00'

type Row = [name: string, trap: Trap]

describe('what stands around the article', () => {
  test.each<Row>([
    ['comments of a forum', { below: `<div id="comments"><p>楼主 发表于 2026-11-24 10:00</p></div>` }],
    ['a comment above the text', { above: `<div class="hot-comment">张三 2026-11-24 10:00 说得好</div>` }],
    ['replies as a list', { below: `<ol class="replies"><li>2026-11-24 10:00 发布 顶</li></ol>` }],
    ['pinglun in letters', { below: `<div class="pinglun-list"><span>发布时间：2026-11-24 10:00</span></div>` }],
    [
      'related as a table',
      { below: '<table class="related"><tr><td>2026-11-24 10:00</td><td>另一条</td></tr></table>' },
    ],
    [
      'recommendations',
      { above: `<div class="tuijian"><span>2026-11-24 10:00</span><a href="/b">又一条热闹的新闻</a></div>` },
    ],
    [
      'the previous and the next article',
      { below: '<div class="prev-next">上一篇 2026-11-19 下一篇 2026-11-24</div>' },
    ],
    ['a calendar', { above: '<div class="calendar"><p>2026年11月</p><p>2026-11-24 10:00</p></div>' }],
    ['weather', { above: '<div class="weather">2026-11-25 07:00 发布 多云 8 度</div>' }],
    ['a clock of the site by class', { above: '<div class="topbar-clock">2026-11-25 16:00:00</div>' }],
    ['today in traditional characters', { above: '<p>今日是 2026年11月25日 星期三</p>' }],
    ['today in English', { above: '<p>Today is November 25, 2026 16:00</p>' }],
    ['the time now', { above: '<p>当前时间：2026-11-25 16:00:00</p>' }],
    ['a footer', { below: '<footer>发布时间：2026-01-01 00:00 备案</footer>' }],
    ['a copyright without a sign', { below: '<p>版权所有 2009-2026 某某网</p>' }],
    ['a copyright in English', { below: '<p>Copyright 2026-01-01 Example Media</p>' }],
    ['a ranking', { above: '<ul class="rank-list"><li>2026-11-24 10:00 <a href="/x">第一名</a></li></ul>' }],
    [
      'the newest of the site',
      { above: '<div class="latest-news"><time datetime="2026-11-25T09:00:00+08:00"></time></div>' },
    ],
    ['an event', { below: '<div class="events"><p>活动时间：2026-12-24 19:00</p></div>' }],
    ['a form', { above: '<form>出发日期 2026-12-01 08:00 <input name="d"></form>' }],
    ['a menu', { above: '<div class="menu"><span>2026-11-24 10:00 直播</span></div>' }],
    ['a heading of another article below', { below: '<h2>另一篇</h2><p>2026-11-24 10:00 来源：某某社</p>' }],
    ['a link with a day on it', { above: '<p><a href="/y">2026-11-24 10:00 另一条</a></p>' }],
    ['a widget', { above: '<div class="side-widget">2026-11-25 10:00</div>' }],
    ['pages of an archive', { below: '<div class="pagination">2026-09 2026-10 2026-11</div>' }],
  ])('%s', (_, trap) => expect(dated(trap)).toBe(right))
})

describe('what is written in the byline', () => {
  const byline = (line: string): Trap => ({ byline: `<div class="info">${line}</div>` })
  test.each<Row>([
    ['the update first, with bars', byline('更新 2026-11-24 10:00 ｜ 发布 2026-11-20 08:30')],
    ['modified after', byline('发表于 2026-11-20 08:30，最后修改 2026-11-24 10:00')],
    ['edited on', byline('编辑于 2026-11-24 10:00 · 发布于 2026-11-20 08:30')],
    ['deadline in the same line', byline('发布时间：2026-11-20 08:30 截止 2026-12-01 18:00')],
    ['valid until', byline('日期：2026-11-20 08:30 有效期 2027-11-20')],
    ['counters beside', byline('2026-11-20 08:30 阅读 2026 评论 11-24')],
    ['a number that looks like a day', byline('编号 20261124 发布时间：2026-11-20 08:30')],
    ['a phone number', byline('2026-11-20 08:30 电话 010-1124-2026')],
    ['an id with strokes', byline('文号 2026-11-2400 发布：2026-11-20 08:30')],
    ['a slash', byline('2026/11/20 08:30:00')],
    ['dots', byline('2026.11.20 08:30')],
    ['one digit', byline('2026-11-20 8:30')],
    ['no space', byline('2026-11-2008:30 来源：某某网')],
    ['the republic', byline('民國115年11月20日 08:30')],
    ['the republic without its name', byline('115年11月20日 上午8:30')],
    ['the republic with strokes', byline('發布日期：115-11-20 08:30')],
    ['the clock of Hong Kong', byline('2026年11月20日 香港時間8時30分')],
    ['the clock in characters', byline('2026年11月20日 上午8点半')],
    ['the clock of Beijing', byline('2026-11-20 08:30（北京时间）')],
    ['without a year', byline('11月20日 08:30')],
    ['without a year, in a form of an app', byline('发布于 11-20 08:30 · 北京')],
    ['a weekday between', byline('2026年11月20日 星期五 08:30')],
    ['a weekday in brackets', byline('2026-11-20 (五) 08:30')],
    ['of the world, with Z', byline('发布时间：2026-11-20T00:30:00Z')],
    ['of the world, by an offset', byline('2026-11-20T09:30:00+09:00')],
    ['English', byline('Published: November 20, 2026 08:30 | Updated: November 24, 2026 10:00')],
    ['English, day first', byline('20 November 2026, 8:30 am')],
    ['French', { byline: '<p>Publié le 20/11/2026 08:30, mis à jour le 24/11/2026 10:00</p>', lang: 'fr' }],
    ['German', { byline: '<p>Veröffentlicht 20.11.2026 08:30, aktualisiert 24.11.2026 10:00</p>', lang: 'de' }],
    ['two spans', byline('<span>2026-11-20</span> <span>08:30</span>')],
    ['day and time on lines of their own', { byline: '<p>2026-11-20 08:30</p><p>更新：2026-11-24 10:00</p>' }],
    ['above the heading', { above: '<p>2026-11-20 08:30</p>', byline: '' }],
    ['a list of places', { byline: '<p>首页 &gt; 新闻 &gt; 正文</p><p>2026-11-20 08:30</p>' }],
  ])('%s', (_, trap) => expect(dated(trap)).toBe(right))
})

describe('what the page says in its head', () => {
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`
  test.each<Row>([
    ['og:updated_time is none', { head: meta('og:updated_time', otherDay) }],
    ['article:modified_time is none', { head: meta('article:modified_time', otherDay) }],
    ['last-modified is none', { head: meta('last-modified', otherDay) }],
    ['the expiry is none', { head: meta('article:expiration_time', '2026-12-24T10:00:00+08:00') }],
    ['an event', { head: json({ '@type': 'Event', startDate: otherDay, datePublished: otherDay }) }],
    [
      'a product with reviews',
      { head: json({ '@type': 'Product', review: { '@type': 'Review', datePublished: otherDay } }) },
    ],
    ['the site', { head: json({ '@type': 'WebSite', datePublished: '2009-05-01', name: '某某网' }) }],
    ['an organisation', { head: json({ '@type': 'Organization', foundingDate: '2009-05-01' }) }],
    [
      'a comment beside the article',
      {
        head: json({
          '@graph': [
            { '@type': 'Comment', datePublished: otherDay, dateCreated: otherDay },
            { '@type': 'NewsArticle', headline: title, datePublished: '2026-11-20T08:30:00+08:00' },
          ],
        }),
      },
    ],
    [
      'a list of other articles',
      {
        head: json({
          '@type': 'ItemList',
          itemListElement: [{ '@type': 'NewsArticle', headline: '又一条', datePublished: otherDay }],
        }),
      },
    ],
    ['a video', { head: json({ '@type': 'VideoObject', uploadDate: otherDay, name: '片头' }) }],
    ['only modified', { head: json({ '@type': 'NewsArticle', headline: title, dateModified: otherDay }) }],
    ['an impossible one', { head: meta('article:published_time', '0001-01-01T00:00:00Z') }],
    ['a day far ahead', { head: meta('article:published_time', '2036-11-20T00:00:00Z') }],
    ['what is no day', { head: meta('article:published_time', 'just now, maybe') }],
  ])('%s', (_, trap) => expect(dated(trap)).toBe(right))
})

describe('unknown rather than wrong', () => {
  test.each<Row>([
    ['an anniversary in the text', { byline: '', content: `<p>2008年5月12日14时28分，老街在地震中受损。</p>${text}` }],
    ['a plan in the text', { byline: '', content: `<p>工程将于2026年12月1日08:30开工，届时封闭交通。</p>${text}` }],
    ['a score and a ratio', { byline: '<p>比分 3-2 评分 9/10</p>' }],
    ['an address with a number', { byline: '<p>地址：某某路 12-8 号</p>' }],
    ['a price', { byline: '<p>售价 11.20 元 原价 12.5</p>' }],
    ['a season', { byline: '<p>2025-26 赛季</p>' }],
    ['two years', { byline: '<p>2009-2026</p>' }],
    ['only comments have days', { byline: '', below: '<div class="comments"><p>2026-11-24 10:00 顶</p></div>' }],
    ['only the footer has one', { byline: '', below: '<footer>2026-01-01</footer>' }],
    ['an address of the network', { byline: '<p>IP 10.11.20.26</p>' }],
    ['a version', { byline: '<p>版本 4.11.2</p>' }],
  ])('%s', (_, trap) => expect(dated(trap)).toBeNull())
})
