import { cleanXml } from '@guanlan/platform/contract'
import { hostileTexts, xmlElements } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { isKnown } from './answer.ts'
import type { Given } from './articles.ts'
import { atomOf, rssOf } from './feed.ts'

const facts = { title: '车门 & <召回>', organisation: '机构', site: 'https://desk.example/' }
const article: Given = {
  id: 7,
  title: '<script>alert(1)</script> ]]> \u0007响了\ud800',
  summary: '5 < 6 & <b>粗</b>',
  media: '观潮日报',
  mediaType: 'web',
  author: null,
  region: null,
  publishedAt: new Date('2026-03-01T02:03:04Z'),
  sentiment: -1,
  level: 4,
  url: 'https://news.example/a?b=1&c="2"',
  language: 'zh-CN',
  reads: null,
  likes: null,
  shares: null,
  comments: null,
  keywords: ['车门'],
}

test('whatever a title holds is read back as it was, without what no XML may hold', () => {
  const read = parseRssFeed(rssOf([article], facts))
  expect(read).toMatchObject({ title: facts.title, link: facts.site })
  expect(read.items?.[0]).toMatchObject({
    title: '<script>alert(1)</script> ]]> 响了\ufffd',
    link: article.url,
    description: '5 &lt; 6 &amp; &lt;b&gt;粗&lt;/b&gt;',
    guid: { value: 'urn:guanlan:article:7', isPermaLink: false },
    dc: { creators: ['观潮日报'] },
  })
  const atom = parseAtomFeed(atomOf([article], { ...facts, id: 'urn:x' }))
  expect(atom.entries?.[0]).toMatchObject({
    id: 'urn:guanlan:article:7',
    title: { value: '<script>alert(1)</script> ]]> 响了\ufffd' },
    summary: { value: '5 < 6 & <b>粗</b>', type: 'text' },
    links: [{ href: article.url, rel: 'alternate' }],
  })
})

test('feeds of any words are XML, and say them', () => {
  fc.assert(
    fc.property(hostileTexts(), text => {
      const hostile = {
        ...article,
        title: text,
        summary: text,
        media: text,
        keywords: [text],
        url: `https://a.example/${text}`,
      }
      const feedFacts = { title: text, organisation: text, site: facts.site }
      for (const feed of [rssOf([hostile], feedFacts), atomOf([hostile], { ...feedFacts, id: text })])
        expect(
          xmlElements(feed).filter(({ name, text: word }) => name === 'title' && word === (cleanXml(text) || '—')),
        ).toHaveLength(2)
    }),
    { numRuns: 200 },
  )
})

test('an address stands without blanks around it', () =>
  expect(rssOf([article], facts)).toContain('<link>https://news.example/a?b=1&amp;c=&quot;2&quot;</link>'))

test('the same articles make the same bytes, and a new one other bytes', () => {
  expect(rssOf([article], facts)).toBe(rssOf([{ ...article }], facts))
  expect(rssOf([article, { ...article, id: 8 }], facts)).not.toBe(rssOf([article], facts))
})

test('an address that is no page leads nowhere', () => {
  const script = { ...article, url: 'javascript:alert(1)' }
  expect(rssOf([script], facts)).not.toContain('javascript:')
  expect(atomOf([script], { ...facts, id: 'urn:x' })).not.toContain('javascript:')
})

test.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
])('If-None-Match %s: %s', (requested, known) => expect(isKnown(requested, 'W/"a"')).toBe(known))
