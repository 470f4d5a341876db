/** Articles as RSS 2.0 and Atom. Pure: the same articles make the same bytes, so that a reader is told that nothing is new. */
import { cleanXml, escapeXml, xml, xmlDeclaration } from '@guanlan/platform/contract'
import type { Given } from './articles.ts'

export interface FeedFacts {
  title: string
  organisation: string
  /** Of the product. */
  site: string
}

/** Minutes after which asking again is worth while. */
const ttl = 10

export function rssOf(articles: readonly Given[], { title, organisation, site }: FeedFacts): string {
  const items = articles.map(
    article => xml`
    <item>
      <title>${plain(article.title)}</title>${
        isPage(article.url)
          ? xml`
      <link>${article.url}</link>`
          : ''
      }
      <description>${htmlOf(article.summary)}</description>${article.keywords.map(
        name => xml`
      <category>${plain(name)}</category>`,
      )}
      <guid isPermaLink="false">${nameOf(article)}</guid>
      <pubDate>${article.publishedAt.toUTCString()}</pubDate>
      <dc:creator>${plain(article.author ?? article.media)}</dc:creator>
    </item>`,
  )
  return xml`${xmlDeclaration}<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${plain(title)}</title>
    <link>${site}</link>
    <description>${plain(`${organisation} · ${title}`)}</description>
    <lastBuildDate>${newestOf(articles).toUTCString()}</lastBuildDate>
    <generator>Guanlan</generator>
    <ttl>${ttl}</ttl>${items}
  </channel>
</rss>
`.toString()
}

export function atomOf(
  articles: readonly Given[],
  { title, organisation, site, id }: FeedFacts & { id: string },
): string {
  const entries = articles.map(
    // Without a page the entry still needs a link or content (RFC 4287).
    article => xml`
  <entry>
    <author><name>${plain(article.author ?? article.media)}</name></author>${article.keywords.map(
      term => xml`
    <category term="${plain(term)}"/>`,
    )}
    <id>${nameOf(article)}</id>
    <link href="${isPage(article.url) ? article.url : site}" rel="alternate"/>
    <published>${article.publishedAt.toISOString()}</published>
    <summary type="text">${plain(article.summary)}</summary>
    <title type="text">${plain(article.title)}</title>
    <updated>${article.publishedAt.toISOString()}</updated>
  </entry>`,
  )
  return xml`${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom">
  <generator>Guanlan</generator>
  <id>${id}</id>
  <link href="${site}" rel="alternate"/>
  <subtitle type="text">${plain(organisation)}</subtitle>
  <title type="text">${plain(title)}</title>
  <updated>${newestOf(articles).toISOString()}</updated>${entries}
</feed>
`.toString()
}

const nameOf = ({ id }: Given): string => `urn:guanlan:article:${id}`
const isPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url)
/** Not now: an answer without news would look new. */
const newestOf = (articles: readonly Given[]): Date => articles[0]?.publishedAt ?? new Date(0)

/** An element that says nothing is a mistake for some readers. */
const plain = (text: string): string => cleanXml(text) || '—'
/** Readers take a description for HTML, so that it is escaped twice. */
const htmlOf = (summary: string): string => escapeXml(plain(summary))
