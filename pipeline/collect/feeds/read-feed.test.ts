import { decode } from '@guanlan/engine/clean'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { articlesIn } from './read-feed.ts'

const feed = {
  name: '甲报',
  mediaType: 'press' as const,
  url: 'https://news.example.com/feeds/all.xml',
  now: new Date('2026-11-21T06:00:00Z'),
}
const read = (text: string) => articlesIn(text, feed) ?? []
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>甲</title>${items}</channel></rss>`
const common = { media: '甲报', mediaType: 'press' }

describe('entries are read', () => {
  test('from RSS 2.0, with entities, CDATA, whole text before the summary, and links against the feed', () => {
    const text = rss(`
      <item><title><![CDATA[<b>甲&乙</b> &amp; 丙]]></title><link>/a?x=1&amp;y=2</link><guid isPermaLink="false">g1</guid>
        <description>短</description><content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">&lt;p&gt;第一段&lt;/p&gt;&lt;p&gt;第二段&lt;/p&gt;</content:encoded>
        <pubDate>Mon, 02 Nov 2026 08:30:00 +0800</pubDate><dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">记者丁</dc:creator></item>
      <item><title>&#26631;&#x9898;</title><link>https://other.example.com/b</link></item>`)
    expect(read(text)).toEqual([
      {
        ...common,
        sourceId: 'g1',
        url: 'https://news.example.com/a?x=1&y=2',
        title: '甲&乙 & 丙',
        body: '第一段\n第二段',
        author: '记者丁',
        publishedAt: '2026-11-02T00:30:00.000Z',
      },
      { ...common, sourceId: 'https://other.example.com/b', url: 'https://other.example.com/b', title: '标题' },
    ])
  })

  test('from RDF', () => {
    const text = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://news.example.com/"><title>甲</title></channel>
      <item rdf:about="https://news.example.com/1"><title>标题</title><link>https://news.example.com/1</link><description>正文</description><dc:date>2026-11-02T08:30:00+08:00</dc:date></item></rdf:RDF>`
    expect(read(text)).toMatchObject([
      { url: 'https://news.example.com/1', title: '标题', body: '正文', publishedAt: '2026-11-02T00:30:00.000Z' },
    ])
  })

  test('from Atom, where text is text and markup is markup', () => {
    const text = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>甲</title>
      <entry><id>urn:1</id><title>若 a &lt; b &amp;&amp; c</title><link rel="self" href="/api/1"/><link href="../1.html"/><summary>短</summary><updated>2026-11-02T00:30:00Z</updated></entry>
      <entry><id>urn:2</id><title type="html">&lt;em&gt;强&lt;/em&gt;调</title><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>一 <b>二</b></p></div></content><author><name>丁</name></author></entry></feed>`
    expect(read(text)).toMatchObject([
      {
        sourceId: 'urn:1',
        url: 'https://news.example.com/1.html',
        title: '若 a < b && c',
        body: '短',
        publishedAt: '2026-11-02T00:30:00.000Z',
      },
      { sourceId: 'urn:2', title: '强调', body: '一 二', author: '丁', publishedAt: undefined },
    ])
  })

  test('from JSON Feed, where text is text and markup is markup', () => {
    const items = [
      {
        id: '1',
        url: '/1',
        title: 'a<b',
        content_text: 'if (a<b && c>d) 保留',
        date_published: '2026-11-02T08:30:00+08:00',
      },
      { id: 2, content_html: '<p>一</p><script>alert(1)</script>', authors: [{ name: '丁' }] },
    ]
    expect(read(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: '甲', items }))).toMatchObject([
      { sourceId: '1', url: 'https://news.example.com/1', title: 'a<b', body: 'if (a<b && c>d) 保留' },
      { sourceId: '2', title: undefined, body: '一', author: '丁' },
    ])
  })
})

describe('entries that make no sense', () => {
  test('without title and text are left out; without time they count from their arrival', () => {
    const text = rss('<item><link>/a</link></item><item><title>  </title></item><item><title>标题</title></item>')
    expect(read(text)).toEqual([{ ...common, title: '标题' }])
  })

  test.each(['', 'no feed', '<html><body>404</body></html>', '{"a":1}', '<rss', '\u0000\u0001'])(
    'a text that is no feed is refused: %j',
    text => expect(articlesIn(text, feed)).toBeNull(),
  )

  test('of more than 500 the first are read; a long title is cut', () => {
    const articles = read(rss(`<item><title>${'题'.repeat(900)}</title></item>`.repeat(600)))
    expect(articles).toHaveLength(500)
    expect(articles[0]?.title).toHaveLength(500)
  })
})

describe('markup', () => {
  const body = (html: string) => read(rss(`<item><description><![CDATA[${html}]]></description></item>`))[0]?.body
  test.each([
    ['一<br>二<br/>三<div>四</div>五', '一\n二\n三\n四\n五'],
    ['<p>一</p>\n\n  <p> 二 </p>', '一\n二'],
    ['<ul><li>一</li><li>二</li></ul>', '一\n二'],
    ['<script>alert(1)</script><style>p{}</style>正<noscript>x</noscript>文', '正文'],
    ['<img src=x onerror=alert(1)>正文<!-- 注 -->', '正文'],
    ['<p>一&nbsp;&lt;b&gt;&#x4e8c;', '一 <b>二'],
    ['未闭合 <b>一 <i>二', '未闭合 一 二'],
    ['<svg><script>alert(1)</script></svg>正文', '正文'],
  ])('%s', (html, expected) => expect(body(html)).toBe(expected))

  test('however deep it is nested, its text is read', () => {
    const entries = [2_900, 30_000, 0].map(
      depth => `<item><title>标题</title><description><![CDATA[${'<div>'.repeat(depth)}正文]]></description></item>`,
    )
    expect(read(rss(entries.join(''))).map(({ title, body }) => [title, body])).toEqual(
      entries.map(() => ['标题', '正文']),
    )
  })
})

describe('the time of an entry', () => {
  test.each([
    ['Mon, 02 Nov 2026 08:30:00 +0800', '2026-11-02T00:30:00.000Z'],
    ['Mon, 02 Nov 2026 08:30:00 GMT', '2026-11-02T08:30:00.000Z'],
    ['Mon, 02 Nov 2026 08:30:00 EST', '2026-11-02T13:30:00.000Z'],
    ['2026-11-02T08:30:00Z', '2026-11-02T08:30:00.000Z'],
    ['2026-11-02T08:30:00.123+08:00', '2026-11-02T00:30:00.123Z'],
    ['2026-11-02T08:30:00 +0800', '2026-11-02T00:30:00.000Z'],
    // Without a zone: China Standard Time, not the machine's.
    ['Mon, 02 Nov 2026 08:30:00', '2026-11-02T00:30:00.000Z'],
    ['2026-11-02T08:30:00', '2026-11-02T00:30:00.000Z'],
    ['2026-11-02 08:30:00', '2026-11-02T00:30:00.000Z'],
    ['2026-11-02', '2026-11-01T16:00:00.000Z'],
    ['2026年11月2日 08:30', '2026-11-02T00:30:00.000Z'],
    // Counted from when the feed was fetched, 14:00 in China.
    ['今天', '2026-11-20T16:00:00.000Z'],
    ['今天 10:30', '2026-11-21T02:30:00.000Z'],
    ['3小时前', '2026-11-21T03:00:00.000Z'],
    ['', undefined],
    // For whoever checks the article to judge.
    ['soon +0800', 'soon +0800'],
    ['Mon, 02 Nov 1970 08:30:00 GMT', 'Mon, 02 Nov 1970 08:30:00 GMT'],
  ])('%s', (written, expected) =>
    expect(read(rss(`<item><title>标题</title><pubDate>${written}</pubDate></item>`))[0]?.publishedAt).toBe(expected),
  )

  test.each([
    ['<published>2026-11-01T00:00:00Z</published><updated>2026-11-02T00:00:00Z</updated>', '2026-11-01T00:00:00.000Z'],
    ['<published>soon</published><updated>2026-11-02T00:00:00Z</updated>', '2026-11-02T00:00:00.000Z'],
    ['<updated>2026-11-02T00:00:00Z</updated>', '2026-11-02T00:00:00.000Z'],
  ])('is when it was published, else when it was changed: %s', (times, expected) => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>标题</title>${times}</entry></feed>`
    expect(read(atom)[0]?.publishedAt).toBe(expected)
  })
})

describe('of an entry', () => {
  test('the longer of its two texts is kept', () => {
    const encoded =
      '<content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">阅读全文</content:encoded>'
    const entry = `<item><description>比“阅读全文”更长的一段摘要。</description>${encoded}</item>`
    expect(read(rss(entry))[0]?.body).toBe('比“阅读全文”更长的一段摘要。')
  })

  test('pictures are kept, other files are not', () => {
    const files = [
      '<enclosure url="/1.jpg" type="image/jpeg"/>',
      '<enclosure url="data:image/gif;base64,R0" type="image/gif"/>',
      '<enclosure url="https://news.example.com/1.mp3" type="audio/mpeg"/>',
    ]
    expect(read(rss(`<item><title>标题</title>${files.join('')}</item>`))[0]?.extra).toEqual({
      pictures: ['https://news.example.com/1.jpg'],
    })
  })
})

describe('a feed in another encoding', () => {
  const text = (charset: string) =>
    `<?xml version="1.0" encoding="${charset}"?><rss version="2.0"><channel><item><title>观澜：镕基与喆</title></item></channel></rss>`
  test.each([
    ['declared in the document', iconv.encode(text('GB2312'), 'gb18030'), ''],
    ['declared by the server', iconv.encode(text('x'), 'gbk'), 'text/xml; charset=gbk'],
    ['declared wrongly as UTF-8', iconv.encode(text('utf-8'), 'gb18030'), 'text/xml; charset=utf-8'],
    ['Big5', iconv.encode(text('big5').replaceAll('观澜：镕基与喆', '觀瀾'), 'big5'), ''],
    ['UTF-16 with its mark', iconv.encode(text('utf-16'), 'utf-16le', { addBOM: true }), ''],
    [
      'French, without a word about it',
      iconv.encode(text('x').replaceAll('观澜：镕基与喆', 'À Paris, l’été'), 'windows-1252'),
      '',
    ],
    ['UTF-8 that calls itself GB2312', Buffer.from(text('gb2312')), 'text/xml; charset=gb2312'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text('utf-8')}`), ''],
    ['an encoding nobody knows', Buffer.from(text('martian')), 'text/xml; charset=martian'],
  ])('%s is read', (_name, bytes, contentType) => {
    const [article] = read(decode(bytes, contentType).text)
    expect(['观澜：镕基与喆', '觀瀾', 'À Paris, l’été']).toContain(article?.title)
  })
})
