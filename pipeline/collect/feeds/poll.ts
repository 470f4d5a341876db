/** Asks feeds for news, politely: conditional requests, the feed's own pace, longer and longer pauses after failures. */
import { decode } from '@guanlan/engine/clean'
import { mediaTypeWord } from '@guanlan/features/articles/server'
import type { Database } from '@guanlan/platform/server'
import {
  type Fetched,
  type FetchLimits,
  FetchProblem,
  guardedFetch,
  inWords,
  isTrusted,
  userAgent,
} from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ItemProblem, RawArticle } from '../../items.ts'
import { accept } from '../accept.ts'
import { type PageParts, type Round, readPages } from './full-text.ts'
import { articlesIn } from './read-feed.ts'

interface Feed {
  id: number
  url: string
  name: string
  media_type: number
  interval_seconds: number
  etag: string | null
  last_modified: string | null
  failures: number
  full_text: boolean
  pages_read: string[]
}

type ReadItem = { item: RawArticle } | { problem: ItemProblem }

export interface PollParts extends Partial<PageParts> {
  read(value: unknown, position: number, now: Date): ReadItem
}

const nobody: ReadonlySet<string> = new Set()
const feedLimits: Omit<FetchLimits, 'trustedHosts'> = { timeoutMs: 30_000, bytes: 8 * 1024 * 1024, redirects: 5 }
/** A feed that is being asked is not asked by another process for this long. */
const leaseSeconds = 120
const longestPauseSeconds = 86_400
/** A feed with pages that have not had their turn is asked again after this. */
const betweenRoundsSeconds = 60

/** Asks one feed whose time has come. False when none is due. */
export async function pollNext(db: Database, parts: PollParts): Promise<boolean> {
  const { rows } = await sql<Feed>`
    update feeds set next_at = now() + ${leaseSeconds} * interval '1 second'
    where id = (select id from feeds where enabled and next_at <= now() order by next_at limit 1 for update skip locked)
    returning id, url, name, media_type, interval_seconds, etag, last_modified, failures, full_text, pages_read`.execute(
    db,
  )
  const [feed] = rows
  if (!feed) return false
  try {
    await poll(db, feed, parts)
  } catch (error) {
    const pause = Math.min(longestPauseSeconds, feed.interval_seconds * 2 ** Math.min(feed.failures, 10))
    await sql`
      update feeds set failures = failures + 1, last_error = ${inWords(error).slice(0, 500)}, next_at = now() + ${pause} * interval '1 second' where id = ${feed.id}`.execute(
      db,
    )
  }
  return true
}

async function poll(db: Database, feed: Feed, parts: PollParts): Promise<void> {
  const fetched = await guardedFetch(
    feed.url,
    {
      'user-agent': userAgent,
      accept: 'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
      ...(feed.etag && { 'if-none-match': feed.etag }),
      ...(feed.last_modified && { 'if-modified-since': feed.last_modified }),
    },
    { ...feedLimits, trustedHosts: parts.trustedHosts ?? nobody },
  )
  if (fetched.status >= 400) throw new FetchProblem(`answered ${fetched.status}`)
  const now = new Date()
  const items = fetched.status === 304 ? [] : articlesOf(feed, fetched, now)
  const read = items.map((item, position) => check(item, position, now, parts))
  const good = read.flatMap(one => ('item' in one ? [one.item] : []))
  const refused = read.flatMap(one => ('problem' in one ? [one.problem] : []))
  const { articles, pagesRead, left } = await roundOf(feed, good, now, parts)
  const [etag, lastModified] = ['etag', 'last-modified'].map(name => header(fetched.headers[name]) ?? null)
  await db.transaction().execute(async tx => {
    if (articles.length > 0 || refused.length > 0)
      await accept(tx, { source: `feed ${feed.id}`, onlyOrg: null, items: articles, refused })
    // What is left must be in the next answer: nothing is remembered by which the feed could call itself unchanged.
    await sql`
      update feeds set failures = 0, last_error = null, last_success_at = now(), pages_read = ${pagesRead}::text[],
        next_at = now() + least(interval_seconds, ${left ? betweenRoundsSeconds : null}::int) * interval '1 second',
        etag = coalesce(${left ? null : etag}, etag), last_modified = coalesce(${left ? null : lastModified}, last_modified)
      where id = ${feed.id}`.execute(tx)
  })
}

/** The articles to hand in: as the feed has them, or with their pages. */
async function roundOf(feed: Feed, items: RawArticle[], now: Date, parts: PollParts): Promise<Round> {
  // Without entries the feed has not changed, and what was read stays known.
  if (!feed.full_text || items.length === 0) return { articles: items, pagesRead: feed.pages_read, left: false }
  // A feed of the world does not send us to hosts of our own network.
  const trusted = parts.trustedHosts ?? nobody
  const trustedHosts = isTrusted(feed.url, trusted) ? trusted : nobody
  const usable = (article: RawArticle) => {
    const checked = parts.read(article, 0, now)
    return 'item' in checked ? checked.item : null
  }
  return readPages(items, feed.pages_read, usable, { ...parts, trustedHosts })
}

function articlesOf(feed: Feed, { body, headers, url }: Fetched, now: Date): RawArticle[] {
  const { text } = decode(body, header(headers['content-type']))
  const items = articlesIn(text, { name: feed.name, mediaType: mediaTypeWord(feed.media_type), url, now })
  if (!items) throw new FetchProblem('the answer is no feed')
  return items
}

/** An entry whose time nobody can read counts from its arrival; one whose time cannot be true is refused. */
function check(item: RawArticle, position: number, now: Date, { read }: PollParts): ReadItem {
  const checked = read(item, position, now)
  const unreadable = 'problem' in checked && checked.problem.key === 'pipeline.timeUnreadable'
  return unreadable ? read({ ...item, publishedAt: undefined }, position, now) : checked
}

const header = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)
