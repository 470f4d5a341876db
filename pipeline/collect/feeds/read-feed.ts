/** RSS, RDF, Atom and JSON feeds as raw articles. Pure. */

import { parseFeed } from 'feedsmith'
import { parseHTML } from 'linkedom'
import type { RawArticle } from '../../items.ts'

/** Entries of one feed beyond this are left for the next round. */
const mostEntries = 500
const mostText = 200_000

interface Entry {
  id?: string | undefined
  url?: string | undefined
  title?: string | undefined
  html?: string | undefined
  author?: string | undefined
  time?: string | undefined
}

/** Throws when the text is no feed. Entries without title and text are left out. */
export function readFeed(
  text: string,
  feed: { name: string; mediaType: RawArticle['mediaType']; url: string },
): RawArticle[] {
  return entriesOf(parseFeed(text) as Parsed)
    .slice(0, mostEntries)
    .map((entry): RawArticle => {
      const at = entry.time ? Date.parse(entry.time) : Number.NaN
      return {
        sourceId: entry.id ?? entry.url,
        url: absolute(entry.url, feed.url),
        title: entry.title && plain(entry.title).replace(/\s+/g, ' ').slice(0, 500),
        body: entry.html && plain(entry.html),
        media: feed.name,
        mediaType: feed.mediaType,
        author: entry.author?.slice(0, 100),
        publishedAt: Number.isFinite(at) ? new Date(at).toISOString() : undefined,
      }
    })
    .filter(article => article.title || article.body)
}

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
interface AtomEntry {
  id?: string
  title?: { value?: string }
  links?: { href?: string; rel?: string }[]
  published?: string
  updated?: string
  content?: { value?: string }
  summary?: { value?: string }
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
        title: entry.title?.value,
        html: entry.content?.value ?? entry.summary?.value,
        author: entry.authors?.[0]?.name,
        time: entry.published ?? entry.updated,
      }))
    case 'json':
      return (parsed.feed.items ?? []).map(item => ({
        id: item.id,
        url: item.url,
        title: item.title,
        html: item.content_text ?? item.content_html ?? item.summary,
        author: item.authors?.[0]?.name,
        time: item.date_published,
      }))
    default:
      return (parsed.feed.items ?? []).map(item => ({
        id: item.guid?.value,
        url: item.link,
        title: item.title,
        html: item.content?.encoded ?? item.description,
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
        time: item.pubDate ?? item.dc?.dates?.[0],
      }))
  }
}

/** Markup becomes text: paragraphs and breaks are lines, scripts and styles are nothing. */
export function plain(html: string): string {
  const bounded = html.slice(0, mostText)
  if (!/[<&]/.test(bounded)) return bounded.trim()
  const { document } = parseHTML(
    `<!doctype html><html><body>${bounded.replace(/<(br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, '\n$&')}</body></html>`,
  )
  for (const hidden of document.querySelectorAll('script, style, template, noscript')) hidden.remove()
  return (document.body.textContent ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}

const absolute = (url: string | undefined, base: string): string | undefined =>
  url ? (URL.parse(url, base)?.href ?? undefined) : undefined
