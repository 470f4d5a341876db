// The day an article says of itself, on pages full of other days.
import { describe, expect, test } from 'vitest'
import { processorMs } from '../testing/processor-ms.ts'
import { extractPage } from './extract.ts'

const now = new Date('2026-11-25T08:00:00Z')
const china = (time: string) => new Date(`${time}+08:00`).toISOString()
const right = china('2026-11-20T08:30:00')

const title = '老街改造后首个周末迎来五万游客'
const text =
  '<p>改造后的老街在周末迎来客流高峰，管理方增开了三条接驳线路，商户说营业额比平日多了一倍。</p><p>下一步将增加夜间照明和指示牌，方便外地游客找路。</p>'
const page = (above: string, byline: string, below = '', lang = 'zh-CN') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}_某某网</title></head><body>${above}<h1>${title}</h1>${byline}<div class="content">${text}</div>${below}</body></html>`
const dated = (html: string) =>
  extractPage(html, { now, url: 'https://news.example.cn/a.html' }).publishedAt?.toISOString() ?? null

describe('the byline goes before', () => {
  const byline = '<div class="info">2026-11-20 08:30　来源：城市晚报</div>'
  test.each([
    ['comments', '', '<ul class="comment-list"><li><time datetime="2026-11-24T10:00:00+08:00">昨天</time>好</li></ul>'],
    [
      'related articles',
      '',
      '<div class="relatedNews"><a href="/b">又一条</a><time datetime="2026-11-23T10:00:00+08:00"></time></div>',
    ],
    ['an aside', '<aside><time datetime="2026-11-22T10:00:00+08:00">11-22</time><a href="/c">另一条</a></aside>', ''],
    ['the clock of the site', '<div>今天是2026年11月25日 星期三</div>', ''],
    ['events', '', '<div class="event"><time datetime="2026-12-24T19:00:00+08:00">12月24日</time>灯会</div>'],
    ['a copyright', '', '<p>© 2026-01-01 某某网 版权所有</p>'],
    ['a deadline', '<p>报名截止 2026-12-01 18:00</p>', ''],
    ['a list of links', '<div><a href="/d">2026-11-24 又是一条</a></div>', ''],
  ])('%s', (_, above, below) => expect(dated(page(above, byline, below))).toBe(right))
})

describe('what is written beside it', () => {
  test.each([
    ['更新时间：2026-11-25 08:30　发布时间：2026-11-20 08:30'],
    ['发布：2026年11月20日08:30 | 更新：2026年11月24日 10:00'],
    ['2026-11-20 08:30 发布　2026-11-24 10:00 更新'],
    ['Published 2026-11-20 08:30, Updated 2026-11-24 10:00'],
    ['最后编辑于 2026-11-24 10:00　上传时间 2026/11/20 08:30'],
    ['来源：某某社 时间：2026-11-20 08:30 编辑：王五'],
    ['11-20 08:30 来源：城市晚报'],
    ['2026-11-20（五）08:30 记者 王五'],
    ['發佈時間：2026年11月20日 上午8:30'],
  ])('%s', byline => expect(dated(page('', `<div class="info">${byline}</div>`))).toBe(right))

  test('an update alone is better than none', () =>
    expect(dated(page('', '<div>更新时间：2026-11-24 10:00</div>'))).toBe(china('2026-11-24T10:00:00')))

  test('a byline without a year is of the year of the visit, whatever the text tells', () => {
    const history = '<div class="info">11-20 08:30</div><p>老街始建于2009年5月1日，2018年3月2日起封闭。</p>'
    expect(dated(page('', history))).toBe(right)
  })

  test('marks of the page', () => {
    expect(
      dated(
        page(
          '',
          '<time itemprop="dateModified" datetime="2026-11-24T10:00:00+08:00">11-24</time><time itemprop="datePublished" datetime="2026-11-20T08:30:00+08:00">11-20</time>',
        ),
      ),
    ).toBe(right)
    expect(dated(page('', '<p><time datetime="2026-11-20T00:30:00Z">五天前</time></p>'))).toBe(right)
  })

  test('the day first where the language of the page says so', () => {
    expect(dated(page('', '<p>04/11/2026 08:30</p>', '', 'fr'))).toBe(china('2026-11-04T08:30:00'))
    expect(dated(page('', '<p>04/11/2026 08:30</p>', '', 'en-US'))).toBe(china('2026-04-11T08:30:00'))
  })
})

describe('nothing that is surely its own', () => {
  test.each([
    ['a date in the text', '<p>老街始建于2009年5月1日，2018年3月2日起封闭改造，今年11月重新开放。</p>'],
    ['a score', '<p>3-2 4/5</p>'],
    ['an impossible one', '<div>发布时间：0001-01-01 00:00:00</div>'],
    ['the beginning of the epoch', '<div>发布时间：1970-01-01 08:00:00</div>'],
    ['a day to come', '<div>发布时间：2027-06-01 08:00</div>'],
  ])('%s', (_, byline) => expect(dated(page('', byline))).toBeNull())
})

describe('a page with five hundred dates', () => {
  const day = (n: number) =>
    `2026-${String(1 + (n % 10)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')} 10:${10 + (n % 50)}`
  const iso = (at: string) => `${at.replace(' ', 'T')}:00+08:00`
  const many = (of: (at: string, n: number) => string) => Array.from({ length: 500 }, (_, n) => of(day(n), n)).join('')
  const kinds: Record<string, string> = {
    paragraphs: many(at => `<p>${at}</p>`),
    headlines: many((at, n) => `<li>${at} 第${n}条消息</li>`),
    links: many((at, n) => `<li><a href="/${n}">第${n}条消息</a> ${at}</li>`),
    'a table': `<table>${many((at, n) => `<tr><td>${at}</td><td>${n}</td></tr>`)}</table>`,
    times: many(at => `<time datetime="${iso(at)}">${at}</time>`),
    'times of remarks': many(at => `<p><time datetime="${iso(at)}">${at}</time> 张三说好</p>`),
    'said to be of publication': many(at => `<p>发布于 ${at}</p>`),
    'marked as of publication': many(at => `<span itemprop="datePublished" content="${iso(at)}">${at}</span>`),
    comments: many(at => `<div><b>张三</b> <span>${at}</span><p>好</p></div>`),
    'one line': `<p>${many(at => `${at} `)}</p>`,
  }

  test.each(Object.entries(kinds))('%s: the byline’s, or unknown', (_, list) => {
    const began = process.cpuUsage()
    expect(dated(page('', '<div class="info">2026-11-20 08:30　来源：城市晚报</div>', list))).toBe(right)
    expect(dated(page('', '', list)), 'below the text').toBeNull()
    expect(dated(page('', list)), 'in place of a byline').toBeNull()
    expect([null, right]).toContain(dated(page('', `<div>发布时间：2026-11-20 08:30</div>${list}`)))
    expect(processorMs(began)).toBeLessThan(10_000)
  })

  test('a few more days around it are no list', () => {
    const three = '<p>2026-11-20 08:30</p><p>2026-11-22 10:00 第一条</p><p>2026-11-23 10:00 第二条</p>'
    expect(dated(page('', three))).toBe(right)
  })

  test('a line of five thousand times', () => {
    const began = process.cpuUsage()
    expect(dated(page('', `<div>${'2026-11-20 08:30 '.repeat(5_000)}</div>`))).toBeNull()
    expect(processorMs(began)).toBeLessThan(10_000)
  })
})
