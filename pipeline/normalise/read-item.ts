/** Checks one item of a batch: a usable raw article with clean text, or the field that is wrong. */
import { inspect } from 'node:util'
import { mediaTypes } from '@guanlan/features/articles/articles/contract'
import { unknownFields } from '@guanlan/platform/contract'
import { z } from 'zod'
import type { ItemProblem, RawArticle } from '../items.ts'
import { canonicalUrl } from './address.ts'
import { isFromBelow, readCount } from './count.ts'
import { withOwnNames } from './item-names.ts'
import { mostReposts, readReposts } from './read-reposts.ts'
import { readTime } from './time.ts'
import { isVisible } from './visible.ts'

/** PostgreSQL cannot keep NUL, and half a surrogate pair is no character. */
const clean = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
const text = (most: number) => z.string().transform(clean).pipe(z.string().max(most))
const mostCounted = 2_147_483_647
const count = z.number().int().min(0).max(mostCounted)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(value => value ?? undefined, schema.optional())

/** Deeper than any sender's facts about an article, and far from where the database and the language give up. */
const deepestExtra = 20
const within = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' || value === null || (levels > 0 && Object.values(value).every(v => within(v, levels - 1)))

function cleanDeep(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(cleanDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [clean(name), cleanDeep(inner)]))
}
const Extra = z
  .record(z.string(), z.unknown())
  .refine(extra => within(extra, deepestExtra))
  .transform(cleanDeep)
  .pipe(z.record(z.string().max(100), z.json()))

/** A number beyond 2^53 that is still one has lost digits on its way: another article may have the same. */
const Id = z
  .union([
    // As a table writes a long number that it has rounded.
    z.string().refine(id => !/^\s*\d(?:[.,]\d+)?E\+?\d{2,}\s*$/i.test(id), { params: { key: 'idRounded' } }),
    z.number().refine(id => !Number.isInteger(id) || Number.isSafeInteger(id), { params: { key: 'idRounded' } }),
  ])
  .transform(String)
  .pipe(text(500))

/** Of one article in one batch; more come with a later one. */
const mostComments = 200
const Time = z.preprocess(value => value || undefined, z.union([z.string().trim().max(100), z.number()]).optional())
const Comment = z.object({
  id: optional(Id),
  author: optional(text(200)),
  text: text(10_000).refine(written => written.trim() !== ''),
  time: Time,
  likes: optional(count),
  region: optional(z.number().int().min(0).max(999_999)),
})

const Raw = z.object({
  sourceId: optional(Id),
  url: optional(text(4_000)),
  title: optional(text(2_000)),
  /** Longer than any article; bounds the memory that one item may take. */
  body: optional(text(10_000_000)),
  mediaType: optional(z.enum(mediaTypes)),
  media: optional(text(200)),
  mediaLevel: optional(z.number().int().min(0).max(5)),
  author: optional(text(200)),
  account: optional(
    z.object({
      id: optional(Id),
      followers: optional(count),
      verified: optional(z.number().int().min(0).max(2)),
      gender: optional(text(1)),
    }),
  ),
  publishedAt: Time,
  reads: optional(count),
  likes: optional(count),
  shares: optional(count),
  comments: optional(count),
  sentiment: optional(z.union([z.literal(1), z.literal(0), z.literal(-1)])),
  level: optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
  region: optional(z.number().int().min(0).max(999_999)),
  demonstration: optional(z.boolean()),
  extra: optional(Extra),
  commentList: optional(z.array(Comment).max(mostComments)),
  /** Read one by one (read-reposts.ts). */
  repostList: optional(z.array(z.unknown()).max(mostReposts)),
})

export const itemFields: readonly string[] = Object.keys(Raw.shape)

/** `leftOut`: what it says that is not taken, and does not keep it out. */
export type ReadItem = { item: RawArticle; leftOut?: readonly ItemProblem[] } | { problem: ItemProblem }

export function readItem(value: unknown, position: number, now: Date): ReadItem {
  const problem = (field: string, key: string): ReadItem => ({
    problem: { position, field, key: `pipeline.${key}`, excerpt: excerptOf(value) },
  })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return problem('', 'notAnObject')
  const named = withOwnNames(value)
  const { counted, leftOut } = withCounts(named, (field, key, excerpt) => ({ position, field, key, excerpt }))
  const read = Raw.safeParse(counted)
  if (!read.success) {
    const [issue] = read.error.issues
    return problem(clean(issue?.path.join('.') ?? ''), keyOf(issue))
  }
  const { repostList, ...fields } = read.data
  const item: RawArticle = fields
  if (!isVisible(item.title) && !isVisible(item.body)) return problem('title', 'titleOrBody')
  const time = item.publishedAt === undefined ? null : readTime(item.publishedAt, now)
  if (time && 'key' in time) return problem('publishedAt', time.key)
  for (const [place, comment] of (item.commentList ?? []).entries()) {
    const written = comment.time === undefined ? null : readTime(comment.time, now)
    if (written && 'key' in written) return problem(`commentList.${place}.time`, written.key)
  }
  if (repostList) {
    const { reposts, leftOut: without } = readReposts(repostList, now)
    if (reposts.length > 0) item.repostList = reposts
    for (const { field, key, written } of without)
      leftOut.push({
        ...{ position, field: field ? `repostList.${field}` : 'repostList', key: `pipeline.${key}` },
        excerpt: excerptOf(written),
      })
  }
  if (item.url?.trim() && !isUsable(item.url))
    leftOut.push({ position, field: 'url', key: 'pipeline.addressLeftOut', excerpt: excerptOf(item.url) })
  for (const { path } of unknownFields(Raw, named))
    leftOut.push({
      position,
      field: clean(path.join('.').slice(0, 200)),
      key: 'pipeline.fieldLeftOut',
      excerpt: excerptOf(path.reduce<unknown>((at, name) => (at as Record<PropertyKey, unknown>)[name], named)),
    })
  return { item, ...(leftOut.length > 0 && { leftOut }) }
}

/** Quicker for nearly all of them than making an address canonical. */
const isUsable = (url: string): boolean =>
  (/^https?:\/\//i.test(url) && URL.canParse(url)) || canonicalUrl(url) !== null

const counts = ['reads', 'likes', 'shares', 'comments']

/** Counts as they may be written are numbers; what is none is left out. */
function withCounts(value: object, problem: (field: string, key: string, excerpt: string) => ItemProblem) {
  const leftOut: ItemProblem[] = []
  const atLeast: Record<string, number> = {}
  const read = (within: object, names: readonly string[], path: string): object => {
    const changed: Record<string, unknown> = {}
    for (const name of names) {
      const written = (within as Record<string, unknown>)[name]
      if (written === undefined || written === null) continue
      const count = readCount(written)
      const key = count === null ? 'notCounted' : (count ?? 0) > mostCounted ? 'numberOutOfRange' : null
      if (key) leftOut.push(problem(`${path}${name}`, `pipeline.${key}`, excerptOf(written)))
      if (count && !key && !path.startsWith('commentList') && isFromBelow(written)) atLeast[name] = count
      if (count !== written || key) changed[name] = key ? undefined : count
    }
    return Object.keys(changed).length > 0 ? { ...within, ...changed } : within
  }
  let counted = read(value, counts, '') as {
    account?: unknown
    commentList?: unknown
    extra?: unknown
  }
  const { account, commentList } = counted
  if (isObject(account)) counted = { ...counted, account: read(account, ['followers'], 'account.') }
  if (Array.isArray(commentList) && commentList.length <= mostComments)
    counted = {
      ...counted,
      commentList: commentList.map((one: unknown, n) =>
        isObject(one) ? read(one, ['likes'], `commentList.${n}.`) : one,
      ),
    }
  if (Object.keys(atLeast).length > 0) {
    const { extra } = counted
    if (extra === undefined || extra === null || isObject(extra)) counted = { ...counted, extra: { ...extra, atLeast } }
  }
  return { counted, leftOut }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keyOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'too_big')
    return issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? tooMany(issue) : 'numberOutOfRange'
  if (issue?.code === 'too_small') return 'numberOutOfRange'
  if (issue?.code === 'invalid_value' && issue.path[0] === 'mediaType') return 'mediaTypeUnknown'
  if (issue?.code === 'custom' && typeof issue.params?.key === 'string') return issue.params.key
  // The checks of our own: how deep `extra` goes, and that a comment says something.
  if (issue?.code === 'custom') return issue.path[0] === 'extra' ? 'tooLong' : 'commentText'
  return 'wrongType'
}

const tooMany = ({ path }: z.core.$ZodIssue) => (path[0] === 'repostList' ? 'tooManyReposts' : 'tooManyComments')

function excerptOf(value: unknown): string {
  const shown = typeof value === 'object' && value !== null && 'title' in value ? value.title : value
  // `inspect` stops at a depth and a length; writing all of it as JSON may be megabytes or fail.
  const written = typeof shown === 'string' ? shown : inspect(shown, { depth: 2, maxArrayLength: 5, compact: true })
  return clean(written.slice(0, 120))
}
