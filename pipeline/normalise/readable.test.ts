import { describe, expect, test } from 'vitest'
import { readable } from './readable.ts'

const text = (body: string) => readable(body).text

describe('a body that is HTML becomes what a person reads', () => {
  test.each([
    ['<p>第一段。</p><br>&nbsp;', '第一段。'],
    ['<p>第一段。</p>\n<p>第二段 &amp; 更多。</p>', '第一段。\n第二段 & 更多。'],
    ['  <div class="content"><p style="text-indent:2em">第一段</p><p>第二段</p></div> ', '第一段\n第二段'],
    ['<P>大写</P><P>也是</P>', '大写\n也是'],
    ['<span>导语</span><br/><strong>小标题</strong><br/>正文<br/>', '导语\n小标题\n正文'],
    ['第一段。<br>第二段。<br><br>第三段。', '第一段。\n第二段。\n第三段。'],
    ['今天真开心<br>去了公园<br />', '今天真开心\n去了公园'],
    ['姓名：张三<br>电话：123<br>地址：北京', '姓名：张三\n电话：123\n地址：北京'],
    ['第一段。<br />\n第二段。<br />\n第三段。', '第一段。\n第二段。\n第三段。'],
    ['导语。<p>第二段。<p>第三段。', '导语。\n第二段。\n第三段。'],
    ['只有一处。<br>在这里', '只有一处。\n在这里'],
    ['<p>和平区、<b>甲</b>和<b>乙</b>的标签厂</p>', '和平区、甲和乙的标签厂'],
    ['<p>用 &lt;br&gt; 换行</p>', '用 <br> 换行'],
    ['<p>一</p><script>alert(1)</script><style>p{}</style><p>二</p>', '一\n二'],
    ['<!-- 正文 --><p>一</p>', '一'],
    ['<table><tr><td>甲</td><td>乙</td></tr></table>', '甲\n乙'],
    ['<p>一&amp;nbsp;二</p>', '一 二'],
    ['原文见 https://news.example.com/a.html<br>第二行<br>', '原文见 https://news.example.com/a.html\n第二行'],
    ['股票代码：600000。<br>涨幅 3%。<br>', '股票代码：600000。\n涨幅 3%。'],
  ])('%s', (body, expected) => expect(text(body)).toBe(expected))
})

describe('a text with angle brackets in it stays as it is', () => {
  test.each([
    'a < b 且 c > d',
    '若x<p且y>z，则x<p 且 y>z',
    '收入<10万，支出>5万',
    '<<人民日报>>评论：<大国重器>观后',
    '他说：“<3”',
    '作者邮箱 <someone@example.com>，欢迎<b>来信</b>。',
    '<script>document.title=2</script>澄屿汽车正文 & 其他',
    '写网页时用 <p> 分段，用 <br> 换行。',
    '<p> 标签用于分段。<br> 标签用于换行。',
    '<p> 和 </p>',
    '<br>、<hr> 和 <img>',
    '把“<br>”换成空格。',
    'HTML 的段落写成 <p>文字</p>，<br> 没有结束。',
    '前端入门：每段放进 <p></p>。<br>没有结束标签。',
    '示例：\n<div>\n<p>你好</p>\n</div>\n结束。',
    '第一步，打开编辑器。\n<p>第二步</p>\n第三步，保存。',
    '价格<p>面议',
    'Use the <p> tag and the <br> tag.',
    '两行\n\n  缩进和空行\n都在',
    '',
  ])('%s', body => expect(readable(body)).toEqual({ text: body, pictures: [] }))
})

describe('entities that were left behind', () => {
  test.each([
    ['第一段&nbsp;&nbsp;第二段', '第一段  第二段'],
    ['他说&ldquo;好&rdquo;&hellip;', '他说“好”…'],
    ['&quot;甲&quot;&amp;乙 &lt;丙&gt;', '"甲"&乙 <丙>'],
    ['&#x4e2d;&#22269;&#39;&#x1F600;', "中国'😀"],
    ['甲&amp;nbsp;乙&amp;amp;丙', '甲 乙&丙'],
    ['https://a.example/?x=1&amp;y=2', 'https://a.example/?x=1&y=2'],
    ['一\n二&nbsp;三\n\n四', '一\n二 三\n\n四'],
    ['实体店 3&times;4', '实体店 3×4'],
  ])('%s are decoded', (body, expected) => expect(text(body)).toBe(expected))

  test.each([
    'AT&T 与 R&D；a&&b',
    '若 a &lt; b',
    '?copy=1&copy=2&reg=3',
    'HTML 里 &nbsp; 表示空格',
    '&quot 没有分号',
    '&foo; &#0; &#xd800; &#x110000; &#128;',
  ])('%s stays', body => expect(text(body)).toBe(body))
})

describe('pictures', () => {
  const pictures = (body: string, base?: string) => readable(body, base).pictures
  test('are kept as absolute addresses, each once, the real one of those that load late', () => {
    const body = `<p>一</p><img src="/1.jpg?a=1&amp;b=2"><IMG alt='x' src='//cdn.example.com/2.png'/><img class=l src=blank.gif data-src=https://cdn.example.com/3.webp>
      <img src="/1.jpg?a=1&amp;b=2"><img src="data:image/gif;base64,R0"><img src="javascript:alert(1)"><img alt="无">`
    expect(pictures(body, 'https://news.example.com/a/b')).toEqual([
      'https://news.example.com/1.jpg?a=1&b=2',
      'https://cdn.example.com/2.png',
      'https://cdn.example.com/3.webp',
    ])
  })

  test('without an address of the article are those that have their own', () =>
    expect(pictures('<p>一</p><img src="/1.jpg"><img src="https://cdn.example.com/2.png">')).toEqual([
      'https://cdn.example.com/2.png',
    ]))

  test('alone are an article; markup without anything in it stays', () => {
    expect(readable('<p><img src="https://cdn.example.com/2.png"></p>')).toEqual({
      text: '',
      pictures: ['https://cdn.example.com/2.png'],
    })
    expect(readable('<p><span></span></p>')).toEqual({ text: '<p><span></span></p>', pictures: [] })
  })
})

test('a book is read to its last word', () => {
  const paragraph = `<p>${'长'.repeat(90)}</p>`
  const read = text(`${paragraph.repeat(20_000)}<p>完</p>`)
  expect(read.split('\n')).toHaveLength(20_001)
  expect(read.endsWith('\n完')).toBe(true)
  expect(read.length).toBe(20_000 * 91 + 1)
})

test('a text nested a hundred thousand times is read to its last word', () => {
  const lines = text(`<p>起</p>${'<div>一二三'.repeat(100_000)}`).split('\n')
  expect(lines).toEqual(['起', ...Array.from({ length: 100_000 }, () => '一二三')])
})

describe('a text made to do harm takes time in step with its length', () => {
  const size = 1_000_000
  /** Of this process, not of the clock: other work on the machine does not count. */
  const secondsFor = (bodies: readonly string[]): number => {
    const began = process.cpuUsage()
    for (const body of bodies) readable(body, 'https://news.example.com/')
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1e6
  }
  const many = (piece: string) => piece.repeat(Math.floor(size / piece.length))
  test.each([
    ['paragraphs', many('<p>'), ''],
    ['nesting', many('<div>'), ''],
    ['nesting that closes', many('<div>') + many('</div>'), ''],
    ['brackets', many('<'), '<p>x</p>'],
    ['tags that never end', many('<p '), '<p>x</p>'],
    ['attributes', `<p ${many('a=')}`, '>x</p>'],
    ['entities', many('&amp;nbsp;'), '<p>x</p>'],
    ['ampersands', many('&'), '&nbsp;'],
    ['amp upon amp', `&${many('amp;')}`, 'nbsp;'],
    ['numbers', `&#${many('1')}`, ';&nbsp;'],
    ['pictures', many('<img src="https://cdn.example.com/'), '">'],
    ['pictures of nothing', many('<img alt="">'), '<p>x</p>'],
    ['spaces', `<p>x</p>${many(' ')}`, 'x'],
    ['lines', many('x\n'), '<p>x</p>'],
  ])(
    '%s',
    (_what, harm, end) => {
      const bodies = [`<p>一</p>${harm}${end}`, `一。<br>${harm}${end}`, `${harm}${end}`]
      expect(secondsFor(bodies)).toBeLessThan(3)
    },
    20_000,
  )

  test('ten million characters', { timeout: 60_000 }, () => {
    expect(secondsFor([`<p>一</p>${'<img alt="">'.repeat(800_000)}`])).toBeLessThan(10)
  })
})
