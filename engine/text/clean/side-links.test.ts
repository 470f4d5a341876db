// Links beside a text, above it and within it do not lead it.
import { expect, test } from 'vitest'
import { extractPage } from './extract.ts'

const title = '老街改造后首个周末迎来五万游客'
const heading = `<h1>${title}</h1><div class="info">2026-11-20 08:30 来源：城市晚报</div>`
const paragraphs = [
  '改造后的老街在周末迎来客流高峰，管理方增开了三条接驳线路，商户说营业额比平日多了一倍。',
  '下一步将增加夜间照明和指示牌，方便外地游客找路，预计在明年春节之前完成全部施工。',
  '街道办负责人表示，今后还会根据客流情况调整营业时间。',
]
const text = paragraphs.map(paragraph => `<p>${paragraph}</p>`).join('')
const others = [
  '城北新区三条道路年底前通车',
  '市图书馆周末延长开放到晚上十点',
  '公交集团试行夜间预约线路',
  '本周末全市将迎来大范围降温',
  '三所小学新校舍正式投入使用',
  '老旧小区加装电梯补贴标准公布',
]
const each = (write: (other: string, n: number) => string) => others.map(write).join('')
const list = `<ul>${each((other, n) => `<li><a href="/n/${n}.html">${other}</a></li>`)}</ul>`
const link = (other: string) => `<a href="/n/x.html">${other}</a>`

test.each<[string, string]>([
  ['a side bar', `<div class="sidebar"><h3>本周关注</h3>${list}</div><div class="content">${heading}${text}</div>`],
  ['an aside', `<aside><h3>大家在看</h3>${list}</aside><div class="content">${heading}${text}</div>`],
  [
    'a box of what is hot',
    `<div class="content">${heading}<div class="b1"><h4>热门推荐</h4>${list}</div>${text}</div>`,
  ],
  ['related articles above the text', `<div class="content">${heading}<p>相关阅读</p>${list}${text}</div>`],
  [
    'related articles as paragraphs',
    `<div class="content">${heading}<p><strong>相关阅读：</strong></p>${each(other => `<p>${link(other)}</p>`)}${text}</div>`,
  ],
  [
    'a heading of the site over links',
    `<div class="content">${heading}<div class="b2"><h4>小编帮你挑</h4>${list}</div>${text}</div>`,
  ],
  ['a cell beside the text', `<table><tr><td>${list}</td><td>${heading}${text}</td></tr></table>`],
  [
    'a ranking with numbers',
    `<div class="lcol"><div>热点排行</div>${each((other, n) => `<div><span>${n + 1}</span>${link(other)}<em>1.2万阅读</em></div>`)}</div><div class="rcol">${heading}${text}</div>`,
  ],
  [
    'teasers',
    `<div class="side">${each(other => `<div class="card"><h4>${link(other)}</h4><p>${other}，有关部门表示将继续推进。</p></div>`)}</div><div class="rcol">${heading}${text}</div>`,
  ],
  [
    'lines of links in one block',
    `<div class="content">${heading}<div>热门推荐：<br>${each(other => `${link(other)}<br>`)}</div>${text}</div>`,
  ],
  [
    'links in one line',
    `<div class="content">${heading}<p>推荐阅读：${others.slice(0, 3).map(link).join(' ')}</p>${text}</div>`,
  ],
  ['a column behind the text', `<div class="l">${heading}${text}</div><div class="r"><h3>热门</h3>${list}</div>`],
])('%s', (_, body) => {
  const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${title}_某某网</title></head><body>${body}</body></html>`
  const found = extractPage(page, { now: new Date('2026-11-25T08:00:00Z'), url: 'https://news.example.cn/a.html' })
  expect(found.text).toBe(paragraphs.join('\n'))
})

test('a heading with one link below it stays, and so does what a text lists in sentences', () => {
  const own = `${text}<h4>怎么去</h4><p><a href="/map">查看老街的交通地图和停车场位置</a></p><p>乘坐公交三路、七路和十二路都可以到达老街的南门，步行约五分钟。</p>`
  const page = `<!doctype html><html lang="zh-CN"><head><title>${title}</title></head><body><div class="content">${heading}${own}</div></body></html>`
  const found = extractPage(page, { now: new Date('2026-11-25T08:00:00Z'), url: 'https://news.example.cn/a.html' })
  expect(found.text).toContain('怎么去')
})
