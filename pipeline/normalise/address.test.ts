import fc from 'fast-check'
import normalizeUrl from 'normalize-url'
import { expect, test } from 'vitest'
import { canonicalUrl, isCanonical } from './address.ts'
import { addressMarks } from './address-marks.ts'

test('one page has one address', () => {
  expect(canonicalUrl(' HTTPS://News.Example.com:443/a/../b.html?utm_source=x&id=7&from=app ')).toBe(
    'https://news.example.com/b.html?id=7',
  )
  expect(canonicalUrl('http://news.example.com/c/2018-10-02/doc-7.shtml')).toBe(
    'http://news.example.com/c/2018-10-02/doc-7.shtml',
  )
  expect(canonicalUrl('https://www.example.com/')).toBe('https://www.example.com')
})

const page = 'https://news.example.com/a/1.html'
const wechat = 'https://mp.weixin.qq.com/s?__biz=MzA5&idx=1&mid=26&sn=ab'

test.each([
  [`${page}?fbclid=IwAR0`, page],
  [`${page}?GCLID=x&msclkid=y&mc_eid=z&_hsenc=p`, page],
  [`${page}?yclid=1&wfr=spider&vd_source=9&hmsr=a`, page],
  [`${page}?from=timeline&isappinstalled=0`, page],
  [`${page}?from=groupmessage&id=7`, `${page}?id=7`],
  [`${page}#comments`, page],
  [`${page}#respond`, page],
  [`${page}#comment-4711`, page],
  [`${page}#rd`, page],
  [`${page}#:~:text=%E6%B8%AF%E5%8F%A3`, page],
  [`${page}#top`, page],
  [`${wechat}&chksm=f1e3&scene=27#wechat_redirect`, wechat],
  [`${wechat}&mpshare=1&srcid=0120&sharer_shareid=2&exportkey=k&pass_ticket=t#rd`, wechat],
  [
    'https://www.bilibili.com/video/BV1x/?p=2&spm_id_from=333.337&vd_source=d&from=search',
    'https://www.bilibili.com/video/BV1x?p=2',
  ],
  ['https://m.weibo.cn/status/51?from=10E9195010&wm=9006_2001&sourceType=weixin', 'https://m.weibo.cn/status/51'],
  ['https://baijiahao.baidu.com/s?for=pc&id=178&wfr=spider', 'https://baijiahao.baidu.com/s?id=178'],
  ['https://www.youtube.com/watch?si=k&v=abc&feature=share', 'https://www.youtube.com/watch?v=abc'],
  ['https://x.com/a/status/1?s=20&t=k', 'https://x.com/a/status/1'],
  [
    'https://weibo.com/28/IrV?from=page_1_profile&wvr=6&mod=weibotime&type=comment#_rnd1579799979519',
    'https://weibo.com/28/IrV',
  ],
  ['https://weibo.com/26/Irr?ref=home&rid=0_0_202_26065', 'https://weibo.com/26/Irr'],
  ['https://weibo.com/26/Irw?filter=hot&root_comment_id=0&type=comment', 'https://weibo.com/26/Irw'],
  ['https://www.163.com/news/article/KL.html?clickfrom=w_yw', 'https://www.163.com/news/article/KL.html'],
  ['https://www.zhihu.com/question/1?hybrid_search_source=Entity', 'https://www.zhihu.com/question/1'],
])('how %s was shared makes no other article', (url, canonical) => expect(canonicalUrl(url)).toBe(canonical))

test.each([
  `${page}?from=20`,
  `${page}?from=beijing&to=shanghai`,
  `${page}?SerialNo=20261`,
  `${page}?id=7&scene=2`,
  `${page}?p=2`,
  `${page}?s=20&t=k`,
  `${page}?type=notice`,
  `${page}?source=xinhua`,
  `${page}?mod=viewthread&tid=9`,
  `${page}?ref=2&rid=3`,
  'https://www.163.com/list?offset=20',
  'https://space.bilibili.com/list?mid=7',
  `${page}#/article/2`,
  `${page}#!p2`,
  `${page}#a2`,
  `${page}?q=%E6%B8%AF%E5%8F%A3%26a`,
  'https://mp.weixin.qq.com/s?__biz=MzA5&idx=2&mid=26&sn=cd',
  'https://www.bilibili.com/video/BV1x?p=2',
  'https://www.youtube.com/watch?v=abc',
])('%s is an article of its own', url => expect(canonicalUrl(url)).toBe(url))

test('every mark says where it is known from, and no name stands for everything', () => {
  for (const { names, source } of addressMarks) {
    expect(source).not.toBe('')
    for (const name of names.split(' ')) expect(name).toMatch(/^[\w-]{1,40}\*?$/)
  }
})

test('an address of ten thousand parameters is read, and no slower than their number', () => {
  const began = process.cpuUsage()
  const url = `${page}?${Array.from({ length: 10_000 }, (_, n) => `a${n}=1&utm_${n}x=2`).join('&')}`
  expect(canonicalUrl(url)?.split('&')).toHaveLength(10_000)
  const { user } = process.cpuUsage(began)
  expect(user / 1e6).toBeLessThan(5)
})

test('what is no page of the web has no address', () => {
  for (const url of [undefined, '', '  ', 'javascript:alert(1)', 'file:///etc/passwd', 'https://', 'http://a b/'])
    expect(canonicalUrl(url)).toBeNull()
})

test('what is taken as it is would have been left as it is', () => {
  const label = fc.string({ unit: fc.constantFrom(...'ab1-x.n'), minLength: 1, maxLength: 6 })
  const step = fc.string({ unit: fc.constantFrom(...'aB9_.~-%/'), maxLength: 6 })
  const address = fc
    .tuple(
      fc.constantFrom('http', 'https', 'HTTP', 'ftp'),
      label,
      fc.constantFrom('com', 'cn', '1', 'xn--p1ai', ''),
      fc.array(step, { maxLength: 4 }),
    )
    .map(([scheme, host, ending, steps]) => `${scheme}://${host}.${ending}/${steps.join('/')}`)
  let taken = 0
  fc.assert(
    fc.property(address, url => {
      if (!isCanonical(url)) return
      taken++
      expect(normalizeUrl(url, { stripWWW: false })).toBe(url)
    }),
    { numRuns: 20_000 },
  )
  expect(taken).toBeGreaterThan(200)
})
