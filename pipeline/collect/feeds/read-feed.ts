/** RSS, RDF, Atom and JSON feeds as raw articles. */

import { parseFeed } from 'feedsmith'
import type { RawArticle } from '../../items.ts'
import { feedTime } from './feed-time.ts'
import { plain, tidy } from './plain.ts'

/** Entries of one feed beyond this are left for the next round. */
const mostEntries = 500

/** Text is kept to the letter, markup is turned into text. */
type Text = { text: string } | { html: string }

interface Entry {
  id?: string | undefined
  url?: string | undefined
  title?: Text | undefined
  body?: Text | undefined
  author?: string | undefined
  time?: string | undefined
}

/** Throws when the text is no feed. Entries without title and text are left out. */
export async function readFeed(
  text: string,
  feed: { name: string; mediaType: RawArticle['mediaType']; url: string },
): Promise<RawArticle[]> {
  const articles: RawArticle[] = []
  for (const entry of entriesOf(parseFeed(text) as Parsed).slice(0, mostEntries)) {
    // Markup nested on purpose takes half a second an entry: others get their turn in between.
    await new Promise(setImmediate)
    const title = textOf(entry.title)?.replace(/\s+/g, ' ').slice(0, 500)
    const body = textOf(entry.body)
    if (!title && !body) continue
    articles.push({
      sourceId: entry.id ?? entry.url,
      url: absolute(entry.url, feed.url),
      title,
      body,
      media: feed.name,
      mediaType: feed.mediaType,
      author: entry.author?.trim().slice(0, 100),
      publishedAt: feedTime(entry.time),
    })
  }
  return articles
}

const textOf = (value: Text | undefined): string | undefined =>
  value && ('text' in value ? tidy(value.text) : plain(value.html))
const html = (value: string | undefined): Text | undefined => (value === undefined ? undefined : { html: value })
const literal = (value: string | undefined): Text | undefined => (value === undefined ? undefined : { text: value })

interface Authored {
  name?: string
}
interface Dublin {
  dates?: string[]
  creators?: string[]
}
interface Item {
  title?: string
  link?: string
  description?: string
  pubDate?: string
  guid?: { value?: string }
  authors?: Authored[]
  content?: { encoded?: string }
  dc?: Dublin
}
interface AtomText {
  value?: string
  /** Absent means text. */
  type?: string
}
interface AtomEntry {
  id?: string
  title?: AtomText
  links?: { href?: string; rel?: string }[]
  published?: string
  updated?: string
  content?: AtomText
  summary?: AtomText
  authors?: Authored[]
}
interface JsonItem {
  id?: string
  url?: string
  title?: string
  content_html?: string
  content_text?: string
  summary?: string
  date_published?: string
  authors?: Authored[]
}
type Parsed =
  | { format: 'rss' | 'rdf'; feed: { items?: Item[] } }
  | { format: 'atom'; feed: { entries?: AtomEntry[] } }
  | { format: 'json'; feed: { items?: JsonItem[] } }

function entriesOf(parsed: Parsed): Entry[] {
  switch (parsed.format) {
    case 'atom':
      return (parsed.feed.entries ?? []).map(entry => ({
        id: entry.id,
        url: (entry.links?.find(link => !link.rel || link.rel === 'alternate') ?? entry.links?.[0])?.href,
        title: atomText(entry.title),
        body: atomText(entry.content?.value ? entry.content : entry.summary),
        author: entry.authors?.[0]?.name,
        time: entry.published ?? entry.updated,
      }))
    case 'json':
      return (parsed.feed.items ?? []).map(item => ({
        id: item.id,
        url: item.url,
        title: literal(item.title),
        body: html(item.content_html) ?? literal(item.content_text ?? item.summary),
        author: item.authors?.[0]?.name,
        time: item.date_published,
      }))
    default:
      return (parsed.feed.items ?? []).map(item => ({
        id: item.guid?.value,
        url: item.link,
        title: html(item.title),
        body: html(item.content?.encoded ?? item.description),
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
        time: item.pubDate ?? item.dc?.dates?.[0],
      }))
  }
}

const atomText = (value: AtomText | undefined): Text | undefined =>
  value?.type === undefined || value.type === 'text' ? literal(value?.value) : html(value.value)

const absolute = (url: string | undefined, base: string): string | undefined =>
  url ? (URL.parse(url, base)?.href ?? undefined) : undefined
