import { describe, expect, test } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { processorMs } from '../testing/processor-ms.ts'
import { extractPage } from './extract.ts'
import { encode } from './testing/encode.ts'

const now = new Date('2026-11-21T15:30:00+08:00')
const url = 'https://news.example/2026/a.html?from=app'
const paragraphs = [
  '台风“海葵”今晨在福建沿海登陆，中心附近最大风力十二级，当地已经转移群众二十余万人，学校停课。',
  '气象部门预计，台风登陆后将继续向西北方向移动，强度逐渐减弱，未来两天江西、湖南等地有大到暴雨。',
  '交通部门表示，多趟列车停运，机场取消航班一百余架次，旅客可以免费退票或者改签，请留意通知。',
]
const body = paragraphs.map(text => `<p>${text}</p>`).join('')
const page = (inside: string, head = '') =>
  `<html><head><title>台风“海葵”在福建登陆_新闻频道_示例网</title>${head}</head><body><div class="nav"><a href="/">首页</a><a href="/n">新闻</a></div>
   <h1>台风“海葵”在福建登陆</h1><div class="info">2026-11-02 08:30 来源：新华社 作者：王小明</div>
   <div class="content">${inside}</div><div class="footer">版权所有 示例网</div></body></html>`
const extract = (html: string | Uint8Array, more = {}) => extractPage(html, { url, now, ...more })

describe('a page becomes an article', () => {
  test('with what the page says about it', () => {
    const found = extract(
      page(
        `${body}<img src="/p/1.jpg">`,
        '<link rel="canonical" href="/2026/a.html"><meta property="og:image" content="//img.example/top.jpg">',
      ),
    )
    expect(found).toMatchObject({
      state: 'read',
      title: '台风“海葵”在福建登陆',
      author: '王小明',
      source: '新华社',
      canonical: 'https://news.example/2026/a.html',
      pictures: ['https://img.example/top.jpg', 'https://news.example/p/1.jpg'],
      text: paragraphs.join('\n'),
    })
    expect(found.publishedAt?.toISOString()).toBe('2026-11-02T00:30:00.000Z')
  })

  test.each([
    ['a caption', `<figure><img src="a.jpg"><figcaption>图片说明文字</figcaption></figure>${body}`],
    [
      'links to read next',
      `${body}<h3>相关推荐</h3><ul><li><a href="/b">别的新闻标题一二三四</a></li><li><a href="/c">另一则新闻标题五六七八</a></li></ul>`,
    ],
    [
      'a link between paragraphs',
      `<p>${paragraphs[0]}</p><p><a href="/x">点击查看专题报道</a></p><p>${paragraphs[1]}</p><p>${paragraphs[2]}</p>`,
    ],
    ['the source and the editor', `${body}<p>本文来源：新华社 责任编辑：张三_NB123</p>`],
    ['hidden text', `<p style="display:none">看不见的文字看不见的文字，看不见的文字看不见的文字。</p>${body}`],
    ...[
      'class="sr-only"',
      'class="meta Visually-Hidden x"',
      'class="screen-reader-text"',
      'class="cdk-visually-hidden"',
      'style="position:absolute;clip:rect(0,0,0,0);width:1px"',
      'style="clip: rect(1px, 1px, 1px, 1px)"',
      'style="clip-path: inset(50%)"',
      'style="position:absolute; left: -9999px"',
    ].map((hiding): [string, string] => [
      `what screen readers alone see (${hiding})`,
      `<p ${hiding}>本段只供读屏软件朗读，读屏软件朗读的文字，不是文章的一部分。</p>${body}`,
    ]),
    ['scripts', `<script>document.write('<p>脚本</p>')</script>${body}`],
    ['a notice', `${body}<p>特别声明：以上内容为自媒体平台用户上传并发布，本平台仅提供信息存储服务。</p>`],
  ])('without %s', (_what, inside) => expect(extract(page(inside)).text).toBe(paragraphs.join('\n')))

  test.each(['class="reader"', 'class="text"', 'style="left:-10px"', 'style="clip-path:inset(0)"'])(
    'with what is seen (%s)',
    shown => {
      const seen = '这一段写在普通的样式里，读者看得见它，所以它是文章的一部分，应当保留下来。'
      expect(extract(page(`<p ${shown}>${seen}</p>${body}`)).text).toBe([seen, ...paragraphs].join('\n'))
    },
  )

  test('in the charset of its bytes, whatever it declares', () =>
    expect(extract(encode(page(body, '<meta charset="utf-8">'), 'gb18030'))).toMatchObject({
      charset: 'gb18030',
      text: paragraphs.join('\n'),
    }))

  test('with what JSON-LD says first', () => {
    const data = {
      '@graph': [
        { '@type': 'WebSite' },
        { '@type': 'NewsArticle', author: [{ name: '李四' }], datePublished: '2026-11-01T10:00:00+08:00' },
      ],
    }
    const found = extract(
      page(
        body,
        `<script type="application/ld+json">${JSON.stringify(data)}</script><script type="application/ld+json">{broken</script>`,
      ),
    )
    expect([found.author, found.publishedAt?.toISOString()]).toEqual(['李四', '2026-11-01T02:00:00.000Z'])
  })

  test('says what is no article', () => {
    expect(extract('').state).toBe('nothing')
    expect(extract('<html><body><img src="a.png"></body></html>').state).toBe('nothing')
    expect(extract(new Uint8Array(3000))).toMatchObject({ state: 'notText', text: '' })
  })
})

describe('hostile pages cost little', () => {
  const noise = Uint8Array.from({ length: 10_000_000 }, (_, i) => Math.imul(i, 2654435761) >>> 24)
  const pages: [string, string | Uint8Array][] = [
    ['ten megabytes of text', `<p>${'长文。'.repeat(3_300_000)}`],
    ['ten megabytes of noise', noise],
    ['half text, half noise', new Uint8Array([...encode(page(body), 'utf-8'), ...noise.subarray(0, 100_000)])],
    ['one line of fifty megabytes', Buffer.alloc(50_000_000, 'x')],
    ['fifty megabytes of elements within one another', Buffer.alloc(50_000_000, '<div>')],
    [
      'a script of fifty megabytes that never ends',
      Buffer.concat([Buffer.from('<script>'), Buffer.alloc(50_000_000, 'a')]),
    ],
    ['endless nesting', '<div>'.repeat(400_000)],
    ['endless nesting with text', '<div>文'.repeat(100_000)],
    ['endless inline nesting', `<p>${'<b><i>文'.repeat(1_400)}`],
    [
      'many paragraphs',
      page('<p>很多段落，每段都不长不短，说一些没有什么意思的话。</p>'.repeat(rounds(20_000, 60_000))),
    ],
    ['many links', page('<a href="/x">链接</a> '.repeat(rounds(40_000, 200_000)))],
    ['many tables', page('<table><tr><td>格</td></tr></table>'.repeat(rounds(8_000, 30_000)))],
    ['many classes', page(`<div class="${'a '.repeat(500_000)}">${body}</div>`)],
    ['many attributes', page(`<div ${'a="1" '.repeat(200_000)}>${body}</div>`)],
    ['megabytes of brackets', '<'.repeat(rounds(2_000_000, 10_000_000))],
    ['entities', page(`<p>${'&amp;'.repeat(rounds(200_000, 1_000_000))}</p>`)],
    ['white space', page(`<p>${' \n'.repeat(2_000_000)}</p>${body}`)],
    ['one long line of labels', page(`<p>${'来源：'.repeat(200_000)}</p>`)],
    ['deep JSON-LD', page(body, `<script type="application/ld+json">${'['.repeat(100_000)}</script>`)],
  ]
  test.each(pages)(
    '%s',
    (_what, hostile) => {
      const began = process.cpuUsage()
      const found = extract(hostile)
      expect(processorMs(began)).toBeLessThan(40_000)
      expect(['read', 'cut', 'nothing', 'notText']).toContain(found.state)
      expect(found.text.length).toBeLessThanOrEqual(1_100_000)
    },
    120_000,
  )
})
