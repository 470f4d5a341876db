/** Articles as RSS 2.0 and Atom. Pure: the same articles make the same bytes, so that a reader is told that nothing is new. */
import { generateAtomFeed, generateRssFeed } from 'feedsmith'
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
  return tidy(
    generateRssFeed({
      title: plain(title),
      link: site,
      description: plain(`${organisation} · ${title}`),
      lastBuildDate: newestOf(articles),
      ttl,
      generator: 'Guanlan',
      items: articles.map(article => ({
        title: plain(article.title),
        ...(isPage(article.url) && { link: article.url }),
        // Readers take it for HTML.
        description: htmlOf(plain(article.summary)),
        guid: { value: nameOf(article), isPermaLink: false },
        pubDate: article.publishedAt,
        categories: article.keywords.map(name => ({ name: plain(name) })),
        dc: { creators: [plain(article.author ?? article.media)] },
      })),
    }),
  )
}

export function atomOf(
  articles: readonly Given[],
  { title, organisation, site, id }: FeedFacts & { id: string },
): string {
  return tidy(
    generateAtomFeed({
      id,
      title: { value: plain(title), type: 'text' },
      subtitle: { value: plain(organisation), type: 'text' },
      updated: newestOf(articles),
      links: [{ href: site, rel: 'alternate' }],
      generator: { text: 'Guanlan' },
      entries: articles.map(article => ({
        id: nameOf(article),
        title: { value: plain(article.title), type: 'text' },
        published: article.publishedAt,
        updated: article.publishedAt,
        // Without a page the entry still needs a link or content (RFC 4287).
        links: [{ href: isPage(article.url) ? article.url : site, rel: 'alternate' }],
        summary: { value: plain(article.summary), type: 'text' },
        authors: [{ name: plain(article.author ?? article.media) }],
        categories: article.keywords.map(term => ({ term: plain(term) })),
      })),
    }),
  )
}

const nameOf = ({ id }: Given): string => `urn:guanlan:article:${id}`
const isPage = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url)
/** Not now: an answer without news would look new. */
const newestOf = (articles: readonly Given[]): Date => articles[0]?.publishedAt ?? new Date(0)

/** What no XML document may hold is left out; articles come from anywhere. */
const plain = (text: string): string =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '') || '—'
const htmlOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** The library puts a line break around what it quotes; some readers take it as part of an address. */
const tidy = (xml: string): string => xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></')
