import { describe, expect, test } from 'vitest'
import type { RawArticle } from '../items.ts'
import { normalise, type Origin } from './normalise.ts'

const origin: Origin = { source: 'feed 1', onlyOrg: null, receivedAt: new Date('2026-11-21T06:00:00Z') }
const article = (raw: RawArticle, from: Partial<Origin> = {}) =>
  normalise({ title: '标题', body: '正文。', ...raw }, { ...origin, ...from })
const same = (one: RawArticle, other: RawArticle, from?: Partial<Origin>) =>
  article(one).identity === article(other, from).identity

describe('an article is the same article', () => {
  const page = 'https://news.example.com/a?id=1'
  test.each<[string, RawArticle, RawArticle]>([
    ['with marks of a campaign in its address', { url: page }, { url: `${page}&utm_source=x&utm_medium=y&spm=1.2` }],
    ['over http and https', { url: page }, { url: page.replace('https', 'http') }],
    ['with the name of the host in capitals', { url: page }, { url: page.replace('news.example', 'NEWS.Example') }],
    ['with other text at the same address', { url: page }, { url: page, title: '改过的标题', body: '改过的正文。' }],
    ['with the id of its source at another address', { sourceId: '7', url: page }, { sourceId: '7', url: `${page}1` }],
    ['without id and address, when everything is as before', { media: '甲报' }, { media: '甲报' }],
    ['with an address that is none and the same text', {}, { url: 'no address at all' }],
  ])('%s', (_name, one, other) => expect(same(one, other)).toBe(true))

  test.each<[string, RawArticle, RawArticle]>([
    ['another page', { url: page }, { url: page.replace('id=1', 'id=2') }],
    ['another part of a page of one script', { url: `${page}#/1` }, { url: `${page}#/2` }],
    ['another id', { sourceId: '7', url: page }, { sourceId: '8', url: page }],
    ['another text', {}, { body: '另一篇。' }],
    ['another medium with the same text', { media: '甲报' }, { media: '乙报' }],
    ['another day with the same text', { publishedAt: '2026-11-01' }, { publishedAt: '2026-11-02' }],
    ['an id that looks like an address', { sourceId: page }, { url: page }],
  ])('is not %s', (_name, one, other) => expect(same(one, other)).toBe(false))

  test('is another one from another source with the same id, and for an organisation alone', () => {
    expect(same({ sourceId: '7' }, { sourceId: '7' }, { source: 'feed 2' })).toBe(false)
    expect(same({ url: page }, { url: page }, { source: 'feed 2' })).toBe(true)
    expect(same({ url: page }, { url: page }, { onlyOrg: 5 })).toBe(false)
  })

  test('whose identity is a UUID that never changes', () => {
    expect(article({ url: page }).identity).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/)
    expect(article({ url: page }, { receivedAt: new Date(0) }).identity).toBe(article({ url: page }).identity)
  })
})

describe('the address of an article', () => {
  test.each([
    ['https://news.example.com/a/?b=2&a=1&utm_campaign=x', 'https://news.example.com/a?a=1&b=2'],
    ['news.example.com/a', 'http://news.example.com/a'],
    ['https://user:secret@news.example.com/a', 'https://news.example.com/a'],
    ['https://例子.example/路', 'https://xn--fsqu00a.example/%E8%B7%AF'],
    ['', null],
    ['   ', null],
    ['http://[', null],
    // A reader's browser must never be handed one of these.
    ['javascript:alert(1)', null],
    ['JaVaScRiPt://news.example.com/%0aalert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['file:///etc/passwd', null],
    ['mailto:someone@example.com', null],
  ])('%s', (url, expected) => expect(article({ url }).url).toBe(expected))
})

describe('an article without a title shows its first sentence', () => {
  test.each([
    ['第一句。第二句。', '第一句。'],
    ['真的吗？是的', '真的吗？'],
    ['第一行\n第二行', '第一行'],
    ['\r\n\r\n 前面有空行\r\n后面', '前面有空行'],
    ['长'.repeat(200), '长'.repeat(80)],
    [`${'长'.repeat(79)}😀后面`, '长'.repeat(79)],
  ])('%j', (body, title) => expect(article({ title: '', body }).title).toBe(title))

  test.each(['\u200b', '\u2060\u00ad', '\ufeff \u200e', '\u3164', '\u202e\u2069'])('%j is no title', title => {
    expect(article({ title, body: '第一句。第二句。' }).title).toBe('第一句。')
    expect(article({ title, body: '第一句。' }).identity).toBe(article({ title: '', body: '第一句。' }).identity)
  })

  test('and with one keeps it on one line', () =>
    expect(article({ title: ' 一个\n标题\t在这里 ' }).title).toBe('一个 标题 在这里'))
})

describe('an article handed in as markup', () => {
  const html = {
    body: '<p>第一句。</p><p>第二句。</p><img src="/1.jpg">',
    url: 'https://news.example.com/a',
    publishedAt: '2026-11-20',
  }
  test('is text, titled by it, with its pictures beside it', () =>
    expect(article({ ...html, title: '' })).toMatchObject({
      title: '第一句。',
      body: '第一句。\n第二句。',
      extra: { pictures: ['https://news.example.com/1.jpg'] },
    }))
  test('keeps what its sender says about pictures and else', () =>
    expect(article({ ...html, extra: { pictures: [], page: 3 } }).extra).toEqual({ pictures: [], page: 3 }))
  test('has no remains of a page in its title', () =>
    expect(article({ title: '&ldquo;甲&rdquo;&nbsp;乙 a<b' }).title).toBe('“甲” 乙 a<b'))
  test('is known by what was written, whatever becomes of it', () => {
    const plain = { body: '第一句。\n第二句。', url: undefined }
    expect(same({ ...html, url: undefined }, { ...html, url: undefined })).toBe(true)
    expect(same({ ...html, url: undefined }, plain)).toBe(false)
  })
})

test('what the sender leaves out is filled in: medium by host or source, time by arrival', () => {
  expect(article({ url: 'https://news.example.com/a' })).toMatchObject({
    media: 'news.example.com',
    mediaType: 'web',
    mediaLevel: 0,
    author: null,
    sentiment: null,
    publishedAt: origin.receivedAt,
  })
  expect(article({ media: '  ' }).media).toBe('feed 1')
  expect(article({ publishedAt: '2026-11-02 08:30' }).publishedAt.toISOString()).toBe('2026-11-02T00:30:00.000Z')
})

describe('an article whose own time is not known', () => {
  test.each<[string, RawArticle, object | null]>([
    ['that has none', {}, { of: 'arrival' }],
    ['that is ahead', { publishedAt: '2026-11-21T18:00:00Z' }, { written: '2026-11-21T18:00:00Z', of: 'arrival' }],
    [
      'whose source said so already',
      { extra: { time: { written: '0001', of: 'arrival' } } },
      { written: '0001', of: 'arrival' },
    ],
  ])('%s is as of its arrival, with a sign', (_name, raw, sign) => {
    const { publishedAt, extra } = article(raw)
    expect(publishedAt).toEqual(origin.receivedAt)
    expect(extra?.time).toEqual(sign)
  })

  test('one with a time has no sign', () => expect(article({ publishedAt: '2026-11-20' }).extra).toBeNull())
})
