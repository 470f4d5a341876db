import { describe, expect, test } from 'vitest'
import { rounds } from '../../../testing/rounds.ts'
import { processorMs } from '../../testing/processor-ms.ts'
import type { FeedContext } from './feed.ts'
import { readFeed } from './read-feed.ts'

const context: FeedContext = { url: 'https://news.example/feeds/all.xml', now: new Date('2026-11-21T00:00:00Z') }
const read = (text: string, more: Partial<FeedContext> = {}) => readFeed(text, { ...context, ...more })
const first = (text: string, more?: Partial<FeedContext>) => read(text, more)!.entries[0]!

describe('every dialect gives the same entry', () => {
  const expected = {
    title: '台风“海葵”登陆',
    link: 'https://news.example/a/1',
    at: '2026-11-02T00:30:00.000Z',
    summary: '今晨登陆。\n记者报道',
  }
  const when = 'Mon, 02 Nov 2026 08:30:00 +0800'
  const html = '&lt;p&gt;今晨登陆。&lt;/p&gt;&lt;p&gt;记者&lt;b&gt;报道&lt;/b&gt;&lt;/p&gt;'
  const item = `<item><title>台风“海葵”登陆</title><link>https://news.example/a/1</link><description>${html}</description>`
  test.each([
    ['rss', `<rss version="2.0"><channel>${item}<pubDate>${when}</pubDate></item></channel></rss>`],
    [
      'rss',
      `<?xml version="1.0"?><rss version="0.91"><channel></channel>${item}<pubDate>${when}</pubDate></item></rss>`,
    ],
    [
      'rss',
      `<rss xmlns:r="http://backend.userland.com/rss2"><r:channel><r:item>${item
        .slice(6)
        .replace(/<(\/?)(\w)/g, '<$1r:$2')
        .replaceAll('r:p', 'p')}<r:pubDate>${when}</r:pubDate></r:item></r:channel></rss>`,
    ],
    [
      'rdf',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:z="http://purl.org/dc/elements/1.1/"><channel/>${item}<z:date>2026-11-02T08:30+08:00</z:date></item></rdf:RDF>`,
    ],
    [
      'atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>台风“海葵”登陆</title><link href="/a/1"/><summary type="html">${html}</summary><updated>2026-11-02T00:30:00Z</updated></entry></feed>`,
    ],
    [
      'atom',
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><title mode="base64" type="text/html">${btoa(String.fromCharCode(...new TextEncoder().encode('台风“海葵”登陆')))}</title><link rel="alternate" href="../a/1"/><summary mode="escaped">${html}</summary><modified>2026-11-02T00:30:00Z</modified></entry></feed>`,
    ],
    [
      'cdf',
      `<CHANNEL><ITEM HREF="https://news.example/a/1" LASTMOD="2026-11-02T08:30"><TITLE>台风“海葵”登陆</TITLE><ABSTRACT>${html}</ABSTRACT></ITEM></CHANNEL>`,
    ],
    [
      'json',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        items: [
          {
            id: 1,
            url: '/a/1',
            title: '台风“海葵”登陆',
            summary: '今晨登陆。\n记者报道',
            date_published: '2026-11-02T08:30:00+08:00',
          },
        ],
      }),
    ],
  ])('%s', (dialect, text) => {
    const feed = read(text)!
    const [entry] = feed.entries
    expect([feed.dialect, feed.entries.length]).toEqual([dialect, 1])
    expect(entry).toMatchObject({ title: expected.title, link: expected.link, summary: expected.summary })
    expect((entry?.published ?? entry?.updated)?.at?.toISOString()).toBe(expected.at)
  })
})

describe('a title', () => {
  const rss = (title: string) => first(`<rss><channel><item><title>${title}</title></item></channel></rss>`).title
  test.each([
    ['&lt;b&gt;新车&lt;/b&gt;上市 &amp;amp; 降价', '新车上市 & 降价'],
    ['<![CDATA[A &amp; B <i>C</i>]]>', 'A & B C'],
    ['  两\n  行 ', '两 行'],
    ['AT&T 与 &nbsp;R&D', 'AT&T 与 R&D'],
    ['&#x4E2D;&#X6587;&#22269;', '中文国'],
    ['caf&eacute;', 'café'],
    ['<b>inline</b> markup', 'inline markup'],
  ])('%s', (written, expected) => expect(rss(written)).toBe(expected))

  test('is plain text in Atom unless it says otherwise', () => {
    const atom = (title: string) =>
      first(`<feed xmlns="http://www.w3.org/2005/Atom"><entry>${title}</entry></feed>`).title
    expect(atom('<title>The &lt;b&gt; tag</title>')).toBe('The <b> tag')
    expect(atom('<title type="html">The &lt;b&gt;bold&lt;/b&gt;</title>')).toBe('The bold')
    expect(atom('<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">The <b>bold</b></div></title>')).toBe(
      'The bold',
    )
  })
})

describe('addresses', () => {
  const atom = (entry: string, root = '') =>
    `<feed xmlns="http://www.w3.org/2005/Atom" ${root}><entry>${entry}</entry></feed>`
  test('lean on xml:base, that on the one around it, and all on where the feed was', () => {
    expect(first(atom('<link href="x"/>')).link).toBe('https://news.example/feeds/x')
    expect(first(atom('<link href="x" xml:base="b/"/>', 'xml:base="http://a.example/a/"')).link).toBe(
      'http://a.example/a/b/x',
    )
    expect(first(atom('<link href="x" xml:base="javascript:1"/>'), { contentLocation: 'http://c.example/' }).link).toBe(
      'http://c.example/x',
    )
  })
  test('the page goes before files, the feed itself and comments', () => {
    const links =
      '<link rel="self" href="/s"/><link rel="enclosure" href="/e.mp3"/><link rel="alternate" type="application/pdf" href="/p.pdf"/><link href="/page"/>'
    expect(first(atom(links)).link).toBe('https://news.example/page')
  })
  test('a guid is the address unless it says it is none', () => {
    const rss = (guid: string) => first(`<rss><channel><item>${guid}</item></channel></rss>`)
    expect(rss('<guid>http://a.example/1</guid>')).toMatchObject({
      link: 'http://a.example/1',
      id: 'http://a.example/1',
      linkIsId: true,
    })
    expect(rss('<guid isPermaLink="false">abc</guid>')).toMatchObject({ link: null, id: 'abc' })
    expect(rss('<link>http://b.example/</link><guid>http://a.example/1</guid>')).toMatchObject({
      link: 'http://b.example/',
    })
  })
  test("those of a picture are not the entry's", () => {
    expect(
      first(
        '<rss><channel><item><image><link>/i</link><title>图</title></image><title>文</title></item></channel></rss>',
      ),
    ).toMatchObject({ title: '文', link: null })
  })
})

describe('broken feeds give what can be read', () => {
  test.each([
    ['cut off', '<rss><channel><item><title>一</title></item><item><title>二</title><descr'],
    [
      'with tags that do not match',
      '<rss><channel><item><title>一</b></title></item><item><title>二</title></channel></rss>',
    ],
    [
      'with bare markup',
      '<rss><channel><item><title>一</title><description><p>a<br>b & c</description></item><item><title>二</title></item></channel></rss>',
    ],
    [
      'behind white space and notices',
      '\n\n<!-- x --> Warning: mysql\n<rss><channel><item><title>一</title></item><item><title>二</title></item></channel></rss>',
    ],
    [
      'with prefixes nobody declared',
      '<rss><channel><item><title>一</title><x:y>z</x:y></item><item><title>二</title></item></channel></rss>',
    ],
    [
      'with items outside their channel',
      '<rss><channel/><item><title>一</title></item><item><title>二</title></item></rss>',
    ],
    [
      'with control characters',
      '<rss><channel><item><title>一\u0000</title></item><item><title>\u0008二</title></item></channel></rss>',
    ],
  ])('%s', (_what, text) => {
    expect(read(text)?.entries.map(entry => entry.title?.replace(/[\0-\x1f\ufffd]/g, ''))).toEqual(['一', '二'])
  })
  test.each([
    ['a page', '<!doctype html><html><body><p>x</p></body></html>'],
    ['nothing', ''],
    ['text', 'hello'],
    ['JSON of another kind', '{"a": 1}'],
    ['broken JSON', '{"items": ['],
  ])('%s is no feed', (_what, text) => expect(read(text)).toBeNull())
  test('impossible times are none, and are kept as written', () =>
    expect(first('<rss><channel><item><pubDate>31 Feb 2026 08:00</pubDate></item></channel></rss>').published).toEqual({
      at: null,
      written: '31 Feb 2026 08:00',
    }))
})

describe('hostile feeds cost little', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(500)}">${Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i} "${`&${i ? `e${i - 1}` : 'a'};`.repeat(10)}">`).join('')}]>`
  test.each([
    ['an entity bomb', `${bomb}<rss><channel><item><title>&e19;</title></item></channel></rss>`],
    [
      'a short entity many times',
      `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1900)}">]><rss><channel><item><title>${'&a;'.repeat(100_000)}</title></item></channel></rss>`,
    ],
    ['endless nesting', `<rss><channel><item><title>x</title>${'<a>'.repeat(500_000)}`],
    ['endless nesting of items', `<rss>${'<item>'.repeat(300_000)}`],
    ['ten megabytes of text', `<rss><channel><item><title>${'长'.repeat(10_000_000)}`],
    ['ten megabytes of brackets', `<rss>${'<'.repeat(10_000_000)}`],
    ['many attributes', `<rss><channel><item ${'a="1" '.repeat(200_000)}><title>x</title></item></channel></rss>`],
    ['a great many entries', `<rss><channel>${'<item/>'.repeat(rounds(200_000, 1_000_000))}</channel></rss>`],
    ['deep JSON', `{"items":${'['.repeat(200_000)}`],
    ['entity declarations', `<rss>${'<!ENTITY '.repeat(300_000)}`],
  ])(
    '%s',
    (_what, text) => {
      const began = process.cpuUsage()
      const feed = read(text)
      expect(processorMs(began)).toBeLessThan(8000)
      expect(feed?.entries.length ?? 0).toBeLessThanOrEqual(1_000)
      for (const entry of feed?.entries.slice(0, 3) ?? []) expect(entry.title?.length ?? 0).toBeLessThanOrEqual(1_000)
    },
    20_000,
  )
})

describe('a feed brings nothing but what is written in it', () => {
  const title = (text: string) => `<rss><channel><item><title>${text}</title></item></channel></rss>`
  test.each([
    ['a file by an entity', `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${title('前&x;后')}`, '前&x;后'],
    [
      'an address by an entity',
      `<!DOCTYPE r [<!ENTITY x PUBLIC "-//x" "http://127.0.0.1:9/">]>${title('前&x;后')}`,
      '前&x;后',
    ],
    [
      'declarations from outside',
      `<!DOCTYPE r [<!ENTITY % d SYSTEM "http://127.0.0.1:9/x.dtd"> %d;]>${title('前&x;后')}`,
      '前&x;后',
    ],
    [
      'an entity made of a file',
      `<!DOCTYPE r [<!ENTITY % f SYSTEM "file:///etc/passwd"><!ENTITY x "%f;">]>${title('前&x;后')}`,
      '前%f;后',
    ],
    ['a file by inclusion', title('前<xi:include href="file:///etc/passwd" parse="text"/>后'), '前后'],
    ['a style sheet', `<?xml-stylesheet href="file:///etc/passwd"?>${title('前后')}`, '前后'],
  ])('not %s', (_what, text, expected) => expect(first(text).title).toBe(expected))

  test('and changes no object of the program', () => {
    read('{"items":[{"id":"1","title":"t","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}]}')
    read(
      '<rss xmlns:__proto__="x"><channel><item __proto__="y"><title>t</title><__proto__>z</__proto__></item></channel></rss>',
    )
    expect({}).not.toHaveProperty('polluted')
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

test.each([
  ['<ttl>60</ttl>', { ttlMinutes: 60, skipHours: [], skipDays: [] }],
  ['<ttl>soon</ttl>', { ttlMinutes: null, skipHours: [], skipDays: [] }],
  ['<ttl>-5</ttl>', { ttlMinutes: null, skipHours: [], skipDays: [] }],
  [
    '<skipHours><hour>0</hour><hour> 23 </hour><hour>24</hour><hour>99</hour></skipHours>',
    { ttlMinutes: null, skipHours: [0, 23], skipDays: [] },
  ],
  [
    '<skipDays><day>Sunday</day><day>saturday</day><day>Someday</day></skipDays>',
    { ttlMinutes: null, skipHours: [], skipDays: [0, 6] },
  ],
])('what a feed asks of its readers: %s', (written, asks) =>
  expect(read(`<rss version="2.0"><channel>${written}</channel></rss>`)?.asks).toEqual(asks),
)

test('ids of a JSON feed keep all their digits', () => {
  const text =
    '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":7012345678901234567},{"id":7012345678901234568},{"id":12}]}'
  const ids = readFeed(text, { now: new Date() })?.entries.map(({ id }) => id)
  expect(ids).toEqual(['7012345678901234567', '7012345678901234568', '12'])
})
