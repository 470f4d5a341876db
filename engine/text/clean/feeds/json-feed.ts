// JSON Feed 1.0 and 1.1.
import { readDate } from '../dates.ts'
import { plainText, tidy } from '../rich-text.ts'
import type { Feed, FeedContext, FeedEntry, FeedTime } from './feed.ts'

type Fields = Readonly<Record<string, unknown>>
const MOST_ENTRIES = 1_000

/** Null when the text is no JSON, or JSON without a list of items. */
export function readJsonFeed(text: string, context: FeedContext): Feed | null {
  const feed = parsed(text)
  if (!isFields(feed) || !Array.isArray(feed.items)) return null
  const items = feed.items.filter(isFields).slice(0, MOST_ENTRIES)
  const asks = { ttlMinutes: null, skipHours: [], skipDays: [] }
  return { dialect: 'json', title: textIn(feed.title), entries: items.map(item => entryOf(item, feed, context)), asks }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, withAllDigits)
  } catch {
    return null
  }
}

// An id of nineteen digits read as a number is another id. The third argument is not in the declarations yet.
const withAllDigits = ((_name: string, value: unknown, { source }: { source?: string }): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && source ? source : value) as Parameters<
  typeof JSON.parse
>[1]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (value: unknown): string | null =>
  typeof value === 'string' ? value.trim() || null : typeof value === 'number' ? String(value) : null

function entryOf(item: Fields, feed: Fields, context: FeedContext): FeedEntry {
  const time = (value: unknown): FeedTime | null => {
    const written = textIn(value)
    return written ? { written, at: readDate(written, context)?.at ?? null } : null
  }
  const absolute = (value: unknown): string | null => {
    const written = textIn(value)
    return written && (URL.parse(written, context.url)?.href ?? written)
  }
  const html = textIn(item.content_html)
  const plain = textIn(item.content_text)
  const summary = textIn(item.summary)
  const title = textIn(item.title)
  const url = absolute(item.url)
  const outside = absolute(item.external_url)
  const address = (href: string | null, rel: string) =>
    href ? [{ href, rel, type: null, hreflang: null, length: null, title: null }] : []
  return {
    id: textIn(item.id),
    title: title && tidy(title).replaceAll('\n', ' '),
    titleLanguage: textIn(item.language) ?? textIn(feed.language),
    titleType: title && 'text/plain',
    base: context.url ?? null,
    link: url ?? outside,
    links: [...address(url, 'alternate'), ...address(outside, 'related')],
    linkIsId: false,
    published: time(item.date_published),
    updated: time(item.date_modified),
    created: null,
    author: authorOf(item) ?? authorOf(feed),
    summary: summary && tidy(summary),
    content: html ? plainText(html) : plain && tidy(plain),
  }
}

function authorOf({ authors, author }: Fields): string | null {
  const named = (Array.isArray(authors) ? authors : [author]).flatMap(one =>
    isFields(one) ? (textIn(one.name) ?? []) : [],
  )
  return named.join('、') || null
}
