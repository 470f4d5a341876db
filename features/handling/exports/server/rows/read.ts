/** Articles as rows of a file: of each only what the columns ask for is read. */

import type { CountName } from '@guanlan/features/articles/articles/contract'
import { mediaLevelWord, mediaTypeWord } from '@guanlan/features/articles/articles/server'
import {
  type ArticleColumn,
  highlight,
  knownFromBelow,
  type LoadedColumns,
  loadColumns,
  placeName,
  senderFacts,
} from '@guanlan/features/articles/articles/server/questions'
import { storiesOf } from '@guanlan/features/articles/articles/server/stories'
import { strings as articleStrings } from '@guanlan/features/articles/articles/strings'
import { dimensionsSeen } from '@guanlan/features/articles/vocabularies/server'
import { strings as actStrings } from '@guanlan/features/handling/article-actions/strings'
import { listLabels } from '@guanlan/features/monitors/labels/server'
import { hitMonitors } from '@guanlan/features/monitors/monitors/server'
import { type Locale, type Phrase, say } from '@guanlan/platform/contract'
import type { Cell, MarkedText, Scope, SheetRow } from '@guanlan/platform/server'
import type { FieldKey } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { ChosenRow } from './choose.ts'

/** Words of the organisation, read once for a file. */
export interface OwnWords {
  labels: ReadonlyMap<number, string>
  dimensions: ReadonlyMap<string, string>
}

export async function ownWordsOf(scope: Scope, fields: readonly FieldKey[]): Promise<OwnWords> {
  const labels = fields.includes('labels') ? await listLabels(scope) : []
  const dimensions = fields.includes('dimension') ? await dimensionsSeen(scope) : []
  return {
    labels: new Map(labels.map(({ id, name }) => [id, name])),
    dimensions: new Map(dimensions.map(({ id, name }) => [id, name])),
  }
}

/** In the order of the rows; articles that are gone meanwhile are left out. */
export async function readRows(scope: Scope, rows: readonly ChosenRow[], query: RowsQuery): Promise<SheetRow[]> {
  const { articles, beside } = await load(scope, rows, query)
  return articles.map(article => rowOf(article, beside, query.fields))
}

/** The same with the places in the text where words of the monitors stand. */
export async function readMarked(
  scope: Scope,
  rows: readonly ChosenRow[],
  query: RowsQuery,
): Promise<{ row: SheetRow; marks: MarkedText['marks'] }[]> {
  const { articles, beside } = await load(scope, rows, { ...query, fields: [...query.fields, 'hitWords'] })
  return articles.map(article => ({
    row: rowOf(article, beside, query.fields),
    marks: hitsOf(article, beside).bodyHits,
  }))
}

export interface RowsQuery {
  fields: readonly FieldKey[]
  words: OwnWords
  /** They come from a search. */
  found: boolean
}

async function load(scope: Scope, rows: readonly ChosenRow[], { fields, words, found }: RowsQuery) {
  const ids = rows.map(({ id }) => id)
  const columns = [...new Set(fields.flatMap(field => columnsOf[field]))]
  const articles = await loadColumns(scope, ids, columns, found)
  const asks = (...of: FieldKey[]) => of.some(field => fields.includes(field))
  const beside: Beside = {
    locale: scope.locale,
    orgId: scope.orgId,
    words,
    chosen: new Map(rows.map(row => [row.id, row])),
    stories: asks('story', 'copies')
      ? await storiesOf(
          scope,
          articles.flatMap(({ story }) => story ?? []),
        )
      : new Map(),
    monitors: asks('monitors', 'hitWords') ? await hitMonitors(scope, ids, null) : new Map(),
  }
  return { articles, beside }
}

const rowOf = (article: LoadedColumns, beside: Beside, fields: readonly FieldKey[]): SheetRow =>
  Object.fromEntries(fields.map(field => [field, cellOf[field](article, beside)] as const))

const hitsOf = ({ id, title = '', body = '' }: LoadedColumns, { monitors }: Beside) =>
  highlight(
    title,
    body,
    (monitors.get(id) ?? []).map(({ rule }) => rule),
  )

interface Beside {
  locale: Locale
  orgId: number
  words: OwnWords
  chosen: ReadonlyMap<number, ChosenRow>
  stories: Awaited<ReturnType<typeof storiesOf>>
  monitors: Awaited<ReturnType<typeof hitMonitors>>
}

const columnsOf: Readonly<Record<FieldKey, readonly ArticleColumn[]>> = {
  title: ['title'],
  url: ['url'],
  media: ['media'],
  mediaType: ['mediaType'],
  publishedAt: ['publishedAt'],
  timeOfArrival: ['timeOfArrival'],
  sentiment: ['sentiment'],
  author: ['author'],
  followers: ['account', 'extra'],
  verified: ['account', 'extra'],
  region: ['region'],
  reads: ['reads', 'extra'],
  likes: ['likes', 'extra'],
  shares: ['shares', 'extra'],
  commentCount: ['comments', 'extra'],
  interactions: ['interactions'],
  reach: ['reach'],
  mediaLevel: ['mediaLevel'],
  level: ['level'],
  dimension: ['dimension'],
  labels: ['labels'],
  monitors: [],
  hitWords: ['title', 'body'],
  keywords: ['keywords'],
  names: ['names'],
  story: ['story'],
  copies: ['story'],
  body: ['body'],
  translation: ['translatedTitle', 'translatedBody'],
  comments: ['readersComments'],
  assignee: ['assignee'],
  review: ['review', 'remark'],
  tags: ['tags'],
  notes: ['notes'],
}

const joined = (texts: readonly string[] | undefined): string => (texts ?? []).join('、')
const wordIn = (words: object, key: string, locale: Locale): string => {
  const phrase = (words as Record<string, Phrase | undefined>)[key]
  return phrase ? say(phrase, locale) : key
}

/** A number; one known from below only (`10万+`) is a text, as a number it would say more than is known. */
const counted =
  (name: CountName) =>
  (article: LoadedColumns, { orgId }: Beside): Cell => {
    const followers = (article.account as { followers?: number } | null)?.followers
    const count = (name === 'followers' ? followers : article[name]) ?? null
    const [isFromBelow] = knownFromBelow(senderFacts(article.extra, orgId), { [name]: count })
    return isFromBelow ? `${count}+` : count
  }

const cellOf: Readonly<Record<FieldKey, (article: LoadedColumns, beside: Beside) => Cell>> = {
  title: ({ title = '' }) => title,
  url: ({ url = null }) => url,
  media: ({ media = '' }) => media,
  mediaType: ({ mediaType = 0 }, { locale }) => wordIn(articleStrings, mediaTypeWord(mediaType), locale),
  publishedAt: ({ publishedAt = null }) => publishedAt,
  timeOfArrival: ({ timeOfArrival }, { locale }) => (timeOfArrival ? say(articleStrings.timeOfArrival, locale) : null),
  sentiment: ({ id, sentiment = 0 }, { chosen, locale }) =>
    wordIn(strings, `sentiment${chosen.get(id)?.sentiment ?? sentiment}`, locale),
  author: ({ author = null }) => author,
  followers: counted('followers'),
  verified: ({ account, extra }, { locale, orgId }) => {
    const reported = senderFacts(extra, orgId)
    const kind = (account as { verified?: number } | null)?.verified ?? reported.verified_type
    const isVerified = reported.isverified ?? (kind === null ? null : kind > 0)
    return isVerified === null ? null : say(isVerified ? strings.verifiedYes : strings.verifiedNo, locale)
  },
  region: ({ region = null }) => (region === null ? null : placeName(region)),
  reads: counted('reads'),
  likes: counted('likes'),
  shares: counted('shares'),
  commentCount: counted('comments'),
  interactions: ({ interactions = 0 }) => interactions,
  reach: ({ reach = null }) => reach,
  mediaLevel: ({ mediaLevel = 0 }, { locale }) => wordIn(articleStrings, mediaLevelWord(mediaLevel), locale),
  level: ({ id, level = null }, { chosen, locale }) => {
    const row = chosen.get(id)
    const code = row?.sentiment === null || row === undefined ? level : row.level
    return code === null ? null : wordIn(strings, `negativity${code}`, locale)
  },
  dimension: ({ dimension = null }, { words }) =>
    dimension === null ? null : (words.dimensions.get(dimension) ?? dimension),
  labels: ({ labels = [] }, { words }) => joined(labels.flatMap(label => words.labels.get(label) ?? [])),
  monitors: ({ id }, { monitors }) => joined([...new Set((monitors.get(id) ?? []).map(({ name }) => name))]),
  hitWords: (article, beside) => {
    const { titleHits, bodyHits } = hitsOf(article, beside)
    return joined([...new Set([...titleHits, ...bodyHits].map(({ term }) => term))].slice(0, mostHitWords))
  },
  keywords: ({ keywords }) => joined(keywords),
  names: ({ names = [] }) => joined([...new Set(names.map(({ name }) => name))]),
  story: ({ story }, { stories }) => stories.get(story ?? 0)?.earliest.media ?? null,
  copies: ({ story }, { stories }) => (stories.get(story ?? 0)?.articles ?? 1) - 1,
  body: ({ body = '' }) => body,
  translation: ({ translatedTitle, translatedBody }) =>
    translatedTitle ? [translatedTitle, ...(translatedBody ?? [])].join('\n') : null,
  comments: ({ readersComments }) => (readersComments ?? []).join('\n'),
  assignee: ({ assignee = null }) => assignee,
  review: ({ review = 0, remark }, { locale }) => {
    const text = wordIn(actStrings, `review${review}`, locale)
    return remark ? `${text}：${remark}` : text
  },
  tags: ({ tags }) => joined(tags),
  notes: ({ notes }) => (notes ?? []).join('\n'),
}

const mostHitWords = 30
