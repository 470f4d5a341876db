/** One shape of article out of what a sender wrote. Pure: the same item always gives the same article. */
import { hash } from 'node:crypto'
import type { StoredAddress } from '@guanlan/features/articles/articles/server/storing'
import type { NormalArticle, RawArticle } from '../items.ts'
import { canonicalUrl } from './address.ts'
import { normaliseComment } from './comment.ts'
import { withoutResidue } from './entities.ts'
import { readable } from './readable.ts'
import { normaliseRepost } from './repost.ts'
import { withoutScripts } from './scripts.ts'
import { readTime } from './time.ts'
import { isVisible, withoutInvisible } from './visible.ts'

export interface Origin {
  /** Name of the sender or feed; part of the identity when the sender gives ids. */
  source: string
  /** Set when an organisation hands in articles for itself alone. */
  onlyOrg: number | null
  receivedAt: Date
}

/** The item must have passed `readItem`. */
export function normalise(raw: RawArticle, origin: Origin): NormalArticle {
  const time = raw.publishedAt === undefined ? null : readTime(raw.publishedAt, origin.receivedAt)
  // A clock that goes ahead must not put an article on top of every list before its time has come: it counts from its arrival.
  const isTimed = time !== null && 'at' in time && time.at <= origin.receivedAt
  const publishedAt = isTimed ? time.at : origin.receivedAt
  const extra = isTimed || isMarked(raw) ? raw.extra : { ...raw.extra, time: timeOfArrival(raw) }
  const url = canonicalUrl(raw.url)
  const written = bodyOf(raw)
  const { text, pictures } = readable(written, url ?? undefined)
  const body = withoutInvisible(withoutScripts(text))
  const headline = headlineOf(raw)
  const title = oneLine(withoutInvisible(withoutResidue(headline))) || titleFrom(body)
  const media = mediaOf(raw, url, origin)
  return {
    // Of what was written, so that an article stays the same one when more of it is understood.
    identity: identityOf(raw, origin, { url, title: headline || titleFrom(written), body: written, media }),
    url,
    title,
    body,
    mediaType: raw.mediaType ?? 'web',
    media: media === origin.source ? senderOf(origin) : media,
    mediaLevel: raw.mediaLevel ?? 0,
    author: raw.author?.trim() || null,
    account: raw.account
      ? (Object.fromEntries(
          Object.entries(raw.account).filter(([, value]) => value !== undefined),
        ) as NormalArticle['account'])
      : null,
    publishedAt,
    reads: raw.reads ?? null,
    likes: raw.likes ?? null,
    shares: raw.shares ?? null,
    comments: raw.comments ?? null,
    sentiment: raw.sentiment ?? null,
    level: raw.level ?? null,
    region: raw.region ?? null,
    onlyOrg: origin.onlyOrg,
    demonstration: raw.demonstration ?? false,
    commentList: (raw.commentList ?? []).map(comment => normaliseComment(comment, origin.receivedAt)),
    ...(raw.repostList && {
      repostList: raw.repostList.map(repost => normaliseRepost(repost, [raw.sourceId, raw.url], origin.receivedAt)),
    }),
    into: raw.into ?? null,
    ...(raw.isEdited && { isEdited: true as const }),
    extra: pictures.length > 0 ? { pictures, ...extra } : (extra ?? null),
  }
}

/** What says on screen that the time is that of the arrival, with what was written instead of one. */
const timeOfArrival = ({ publishedAt: written }: RawArticle) => ({
  ...(written !== undefined && { written }),
  of: 'arrival',
})
const isMarked = ({ publishedAt, extra }: RawArticle): boolean =>
  publishedAt === undefined && (extra?.time as { of?: unknown } | null | undefined)?.of === 'arrival'

/** What an item would be known by, without making an article of it. */
export function identify(raw: RawArticle, origin: Pick<Origin, 'source' | 'onlyOrg'>): string {
  const url = canonicalUrl(raw.url)
  const body = bodyOf(raw)
  const title = headlineOf(raw) || titleFrom(body)
  return identityOf(raw, origin, { url, title, body, media: mediaOf(raw, url, origin) })
}

/** One of nothing but invisible signs is none. */
const headlineOf = ({ title }: RawArticle): string => (isVisible(title) ? oneLine(title ?? '') : '')
const bodyOf = (raw: RawArticle): string => (raw.body ?? '').replace(/\r\n?/g, '\n').trim()
/** What names no medium is from whoever sent it: the name of the sender or the file, without what tells organisations apart. */
const senderOf = ({ source }: Pick<Origin, 'source'>): string => source.replace(/^org \d+: (?:file )?/, '')

const mediaOf = (raw: RawArticle, url: string | null, { source }: Pick<Origin, 'source'>): string =>
  raw.media?.trim() || hostOf(url) || source

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A post without a title shows its first sentence. */
function titleFrom(body: string): string {
  const first = body.split(/(?<=[。！？!?])|\n/, 1)[0] ?? ''
  // Cut between characters, never through one that takes two units.
  return first
    .slice(0, 80)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

const hostOf = (url: string | null): string | undefined => (url ? URL.parse(url)?.hostname : undefined)

type Parts = Pick<NormalArticle, 'url' | 'title' | 'body' | 'media'>

/** (source, source id), or the canonical address, or, when there is neither, everything that makes the article what it is. */
function identityOf(raw: RawArticle, origin: Pick<Origin, 'source' | 'onlyOrg'>, parts: Parts): string {
  const basis = raw.sourceId
    ? ['id', origin.source, raw.sourceId]
    : parts.url
      ? byAddress(parts.url)
      : ['text', parts.media, parts.title, parts.body, raw.publishedAt ?? '']
  return uuidOf(origin.onlyOrg, basis)
}

const byAddress = (url: string): readonly string[] => ['url', url.replace(/^https?:/, '')]

/** Null where the address of a stored article is canonical as it stands: with it goes what the article is known by, if that is its address. */
export function renewedAddress({
  url,
  identity,
  onlyOrg,
}: StoredAddress): Pick<StoredAddress, 'url' | 'identity'> | null {
  const now = canonicalUrl(url)
  if (now === null || now === url) return null
  const isKnownByIt = identity === uuidOf(onlyOrg, byAddress(url))
  return { url: now, identity: isKnownByIt ? uuidOf(onlyOrg, byAddress(now)) : identity }
}

function uuidOf(onlyOrg: number | null, basis: readonly unknown[]): string {
  const made = hash('sha256', JSON.stringify([onlyOrg, ...basis]), 'hex')
  return `${made.slice(0, 8)}-${made.slice(8, 12)}-8${made.slice(13, 16)}-a${made.slice(17, 20)}-${made.slice(20, 32)}`
}
