/** Feeds of every dialect as raw articles. Pure. */
import { type FeedAsks, type FeedEntry, readFeed } from '@guanlan/engine/clean'
import type { RawArticle } from '../../items.ts'

/** Entries of one feed beyond this are left out. */
const mostEntries = 500
const longestTitle = 500
const mostPictures = 30

export interface FeedFacts {
  name: string
  mediaType: RawArticle['mediaType']
  /** Where it was found, after redirects: what relative addresses are relative to. */
  url: string
  /** When it was fetched. */
  now: Date
}

/** Null when the text is no feed. */
export const articlesIn = (text: string, facts: FeedFacts): RawArticle[] | null =>
  contentsOf(text, facts)?.entries ?? null

/** With what the feed asks of its readers. Null when the text is no feed. Entries without title and text are left out. */
export function contentsOf(
  text: string,
  { name, mediaType, url, now }: FeedFacts,
): { entries: RawArticle[]; asks: FeedAsks } | null {
  const feed = readFeed(text, { url, now })
  return (
    feed && {
      asks: feed.asks,
      entries: feed.entries.slice(0, mostEntries).flatMap(entry => {
        const title = entry.title?.slice(0, longestTitle)
        const body = fullest(entry.content, entry.summary)
        if (!title && !body) return []
        const pictures = picturesOf(entry)
        return {
          sourceId: entry.id ?? entry.link ?? undefined,
          url: entry.link ?? undefined,
          title,
          body,
          media: name,
          mediaType,
          author: entry.author ?? undefined,
          publishedAt: timeOf(entry),
          ...(pictures.length > 0 && { extra: { pictures } }),
        }
      }),
    }
  )
}

function fullest(content: string | null, summary: string | null): string | undefined {
  const longer = (content?.length ?? 0) >= (summary?.length ?? 0) ? content : summary
  return longer || undefined
}

/** A value that cannot be read, or cannot be true, stays as written: the check of the article (read-item.ts) decides what becomes of it. */
function timeOf({ published, updated, created }: FeedEntry): string | undefined {
  const times = [published, updated, created].filter(time => time !== null)
  return times.find(time => time.at)?.at?.toISOString() ?? times[0]?.written
}

const picturesOf = ({ links }: FeedEntry): string[] =>
  links
    .filter(({ rel, type, href }) => rel === 'enclosure' && type?.startsWith('image/') && /^https?:/.test(href))
    .map(link => link.href)
    .slice(0, mostPictures)
