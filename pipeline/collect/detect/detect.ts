/** What is behind an address that somebody pasted: a feed, a site with feeds, a site map, a list, one article, or nothing we may collect. */
import {
  decode,
  extractPage,
  feedAddress,
  linksOf,
  type PageLinks,
  readDate,
  readFeed,
  readSiteMap,
} from '@guanlan/engine/clean'
import type { FoundKind } from '@guanlan/features/collecting/sources/contract'
import {
  type Ask,
  type Asking,
  type AskingParts,
  AskRefused,
  askInTurn,
  type Database,
  type Fetched,
  FetchProblem,
  HostBusy,
  inWords,
} from '@guanlan/platform/server'
import type { RawArticle } from '../../items.ts'
import { AnswerProblem, headerOf, requireAnswer } from '../asking/answer.ts'
import type { SourceKind } from '../asking/source.ts'
import { articlesIn } from '../feeds/read-feed.ts'
import { ownShapes } from '../sites/lists.ts'
import { newest } from '../sites/site-maps.ts'
import { type SourceState, stateOf } from '../sources/pace.ts'

/** A source that could be added. */
export interface Proposed {
  kind: SourceKind
  url: string
  title: string
  settings: Readonly<Record<string, unknown>>
}

export interface Detected {
  what: FoundKind
  /** detectorStatus */
  state: SourceState
  /** The address that answered. */
  url: string
  /** Of the medium, as far as the page says it. */
  name: string | null
  /** Up to five, the newest. */
  samples: readonly RawArticle[]
  /** By the times of what it lists; null where nothing says when. */
  perDay: number | null
  sources: readonly Proposed[]
  /** Why nothing can be collected, for operators. */
  problem: string | null
}

const mostSamples = 5
const waitMs = 3_000
const nothing = { samples: [], perDay: null, sources: [], name: null, problem: null }

/** @param written an address, or a domain without its scheme */
export async function detect(db: Database, written: string, parts: AskingParts): Promise<Detected> {
  const url = addressOf(written)
  try {
    return await askInTurn(db, url, { ...parts, waitMs }, asking => look(url, asking))
  } catch (error) {
    return refusalOf(url, error)
  }
}

/** `thepaper.cn` → `https://thepaper.cn/` */
export function addressOf(written: string): string {
  const text = written.trim()
  const ofReader = /^feeds?:/i.test(text) && feedAddress(text)
  if (ofReader) return ofReader
  return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`).href
}

function refusalOf(url: string, error: unknown): Detected {
  const problem = inWords(error).slice(0, 300)
  if (error instanceof HostBusy) return { ...nothing, what: 'dead', state: 2, url, problem }
  if (error instanceof AskRefused && error.isSilent) return { ...nothing, what: 'dead', state: 2, url, problem }
  if (error instanceof AskRefused) return { ...nothing, what: 'forbidden', state: 4, url, problem }
  const state = stateOf(error instanceof AnswerProblem ? error.status : null)
  return { ...nothing, what: state === 4 ? 'login' : 'dead', state, url, problem }
}

/** What calls itself a feed or a site map may be asked where pages may not. */
const namedAsFeed = /(?:rss|feed|atom|sitemap|\.xml|\.json|\.rdf)/i

async function look(url: string, { ask, requireAllowed }: Asking): Promise<Detected> {
  const asFeed = namedAsFeed.test(new URL(url).pathname)
  if (!asFeed) await requireAllowed(url)
  const fetched = await ask(url, { accept: 'text/html, application/rss+xml, application/xml;q=0.9, */*;q=0.5' })
  requireAnswer(fetched)
  const text = decode(fetched.body, headerOf(fetched, 'content-type')).text
  const feed = feedIn(text, fetched)
  if (feed) return feed
  const map = readSiteMap(text)
  if (asFeed) await requireAllowed(fetched.url)
  return map ? siteMapIn(map, fetched.url) : pageIn(text, fetched, ask)
}

function feedIn(text: string, { url }: Fetched): Detected | null {
  const now = new Date()
  const feed = readFeed(text, { url, now })
  const entries = feed && articlesIn(text, { name: feed.title ?? '', mediaType: 'web', url, now })
  if (!feed || !entries) return null
  const source = { kind: 'feed' as const, url, title: feed.title ?? url, settings: {} }
  const samples = entries.slice(0, mostSamples)
  return {
    ...nothing,
    what: 'feed',
    state: 0,
    url,
    name: feed.title,
    samples,
    perDay: perDayOf(entries),
    sources: [source],
  }
}

function siteMapIn(map: NonNullable<ReturnType<typeof readSiteMap>>, url: string): Detected {
  const pages = map.kind === 'pages' ? newest(map.entries, 500) : []
  const samples = pages.slice(0, mostSamples).map(({ url, title, changed }) => ({
    url,
    title: title ?? url,
    ...(title && changed && { publishedAt: changed }),
  }))
  const perDay = perDayOf(pages.map(page => ({ publishedAt: page.changed ?? undefined })))
  const sources = [{ kind: 'sitemap' as const, url, title: new URL(url).hostname, settings: {} }]
  return { ...nothing, what: 'sitemap', state: 0, url, samples, perDay, sources }
}

async function pageIn(text: string, fetched: Fetched, ask: Ask): Promise<Detected> {
  const { url } = fetched
  const page = linksOf(text, url)
  const article = extractPage(text, { url, now: new Date() })
  const shapes = page.noFollow ? [] : ownShapes(page.links, url)
  const name = article.site ?? page.title
  const lists = shapes
    .slice(0, 3)
    .map(({ shape }): Proposed => ({ kind: 'list', url, title: page.title ?? url, settings: { shape } }))
  const feeds = page.feeds.map(
    (feed): Proposed => ({ kind: 'feed', url: feed.url, title: feed.text || feed.url, settings: {} }),
  )
  const [first] = feeds
  if (first) {
    const known = await tryFeed(first.url, ask)
    if (known) return { ...known, what: 'site', url, name: name ?? known.name, sources: [...feeds, ...lists] }
  }
  const [shape] = shapes
  if (shape && !isArticle(article.text, shape.links.length)) {
    const samples = shape.links.slice(0, mostSamples).map(link => ({ url: link.url, title: link.text }))
    return { ...nothing, what: 'list', state: 0, url, name, samples, sources: lists }
  }
  if (article.state === 'read' && article.text.length >= 200) {
    const { title, author, publishedAt } = article
    const sample = {
      url,
      title: title ?? url,
      body: article.text,
      author: author ?? undefined,
      publishedAt: publishedAt?.toISOString(),
    }
    return { ...nothing, what: 'article', state: 0, url, name, samples: [sample] }
  }
  return { ...nothing, ...wallOf(page), url, name }
}

/** A page of its own with a few links beside it, not a list. */
const isArticle = (text: string, links: number): boolean => text.length > 400 && links < 15

function wallOf(page: PageLinks): Pick<Detected, 'what' | 'state' | 'problem'> {
  if (page.asksPassword) return { what: 'login', state: 4, problem: 'the page asks for a password' }
  if (page.textLength < 200 && page.scriptLength > page.textLength)
    return { what: 'script', state: 4, problem: 'the page is made by scripts, which are not run' }
  return { what: 'dead', state: 0, problem: 'the page names no feed and has no list of articles' }
}

async function tryFeed(url: string, ask: Ask): Promise<Detected | null> {
  try {
    const fetched = await ask(url, { accept: 'application/rss+xml, application/atom+xml, */*;q=0.5' })
    requireAnswer(fetched)
    return feedIn(decode(fetched.body, headerOf(fetched, 'content-type')).text, fetched)
  } catch (error) {
    if (error instanceof FetchProblem) return null
    throw error
  }
}

/** By the span between the oldest and the newest; at most what it lists. Null: entries of one hour say nothing of a day. */
export function perDayOf(entries: readonly Pick<RawArticle, 'publishedAt'>[]): number | null {
  const times = entries.flatMap(({ publishedAt }) => {
    const at =
      typeof publishedAt === 'string'
        ? (readDate(publishedAt, { now: new Date() })?.at?.getTime() ?? Number.NaN)
        : Number.NaN
    return Number.isFinite(at) ? [at] : []
  })
  if (times.length < 2) return null
  const days = (Math.max(...times) - Math.min(...times)) / 86_400_000
  return days < 1 / 24 ? null : Math.round(((times.length - 1) / days) * 10) / 10
}
