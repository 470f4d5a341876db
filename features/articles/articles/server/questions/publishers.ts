/** Who published the articles of a question: media, accounts or authors, with what their articles brought. */
import { patternOf, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { Filter } from '../../contract.ts'
import { idsWithin } from '../article-ids.ts'
import { mediaTypeWord } from '../codes.ts'
import { accountTypeSql } from '../conditions/senders.ts'
import { levelSql, numberIn, reachSql } from '../reactions/reach.ts'
import { type ArticleQuery, rowsOf } from './question.ts'

/** Media; accounts: a name within a media type; authors: a name within a medium. */
export type PublisherKind = 'media' | 'accounts' | 'authors'
export type PublisherSort = keyof typeof sorts

export interface PublisherRow {
  mediaType: number
  mediaId: number
  medium: string
  author: string | null
  level: number
  articles: number
  positive: number
  negative: number
  interactions: number
  /** Told by sites. */
  readers: number
  estimatedReaders: number
  followers: number | null
  accountType: string | null
  total: number
}

const keys: Readonly<Record<PublisherKind, RawBuilder<unknown>>> = {
  media: sql`media_type, media_id`,
  accounts: sql`media_type, author`,
  authors: sql`media_id, author`,
}
const nameOf = (kind: PublisherKind) => (kind === 'media' ? sql`m.name` : sql`g.author`)
const sorts = {
  name: null,
  articles: sql`articles`,
  interactions: sql`interactions`,
  readers: sql`readers`,
  estimatedReaders: sql`estimated`,
  negativeShare: sql`negative::float8 / greatest(articles, 1)`,
  followers: sql`coalesce(followers, -1)`,
} as const

const columns = sql`r.article_id, r.published_at, r.media_type, r.media_id, r.author, r.cluster_id, r.sentiment, r.interactions`

/** Where the question folds, `articles` and `negative` count stories; reactions and readers are those of all copies. */
export async function publishersOf(
  scope: Scope,
  query: ArticleQuery,
  requested: {
    kind: PublisherKind
    like: string
    sort: PublisherSort
    order: 'asc' | 'desc'
    offset: number
    limit: number
  },
): Promise<PublisherRow[]> {
  const { kind, like, sort, order, offset, limit } = requested
  const counted = query.fold ? sql`distinct cluster_id` : sql`*`
  const by = sorts[sort] ?? nameOf(kind)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<PublisherRow>`
    with w as (
      select r.media_type, r.media_id, r.author, r.cluster_id, r.sentiment, r.interactions, a.reads, ${reachSql} as reach,
        ${levelSql} as level, ${numberIn('a.account', 'followers')} as followers, ${accountTypeSql} as account_type
      from (${rowsOf(scope, { ...query, fold: false }, columns)}) r
      join articles a on a.id = r.article_id and ${idsWithin(sql`a.id`, query)} cross join lateral (select a.account, a.extra) t
      join media m on m.id = r.media_id left join org_media_facts f on f.org_id = ${scope.orgId} and f.media_id = m.id
      where r.media_id > 0 ${kind === 'media' ? sql`` : sql`and r.author is not null`}),
    g as (
      select min(media_type) as media_type, min(media_id) as media_id, min(author) as author, max(level) as level, (count(${counted}))::int as articles,
        (count(${counted}) filter (where sentiment = -1))::int as negative, (count(${counted}) filter (where sentiment = 1))::int as positive, coalesce(sum(interactions), 0)::float8 as interactions,
        coalesce(sum(reads), 0)::float8 as readers, coalesce(sum(reach) filter (where reads is null), 0)::float8 as estimated,
        max(followers)::float8 as followers, max(account_type) as account_type
      from w group by ${keys[kind]})
    select g.media_type as "mediaType", g.media_id as "mediaId", m.name as medium, ${kind === 'media' ? sql`null::text` : sql`g.author`} as author, g.level,
      g.articles, g.positive, g.negative, g.interactions, g.readers, g.estimated as "estimatedReaders", g.followers, g.account_type as "accountType", (count(*) over ())::int as total
    from g join media m on m.id = g.media_id where ${nameOf(kind)} ilike ${patternOf(like)}
    order by ${by} ${direction}, g.articles desc, ${nameOf(kind)}, g.media_type, g.media_id offset ${offset} limit ${limit}`.execute(
    scope.db,
  )
  return rows
}

const pastDays = 30

/** Which of these published nothing of the question in the 30 days before it; none where nobody did, for then nothing is known. */
export async function newAmongPublishers(
  scope: Scope,
  query: ArticleQuery,
  kind: PublisherKind,
  rows: readonly PublisherRow[],
): Promise<ReadonlySet<PublisherRow>> {
  if (rows.length === 0) return new Set()
  const past = {
    ...query,
    fold: false,
    from: new Date(query.from.getTime() - pastDays * 86_400_000),
    to: new Date(query.from.getTime() - 1),
  }
  const any = await sql`${rowsOf(scope, past, columns)} limit 1`.execute(scope.db)
  if (any.rows.length === 0) return new Set()
  const known = new Set<string>()
  const { rows: seen } = await sql<{ media_type: number; media_id: number; author: string | null }>`
    select distinct ${keys[kind]} from (${rowsOf(scope, { ...past, filters: [...past.filters, ...narrowedTo(kind, rows)] }, columns)}) r`.execute(
    scope.db,
  )
  for (const row of seen) known.add(keyOf(kind, row.media_type, row.media_id, row.author))
  return new Set(rows.filter(row => !known.has(keyOf(kind, row.mediaType, row.mediaId, row.author))))
}

const keyOf = (kind: PublisherKind, mediaType: number, mediaId: number, author: string | null): string =>
  JSON.stringify(kind === 'media' ? [mediaType, mediaId] : [kind === 'accounts' ? mediaType : mediaId, author])

function narrowedTo(kind: PublisherKind, rows: readonly PublisherRow[]): Filter[] {
  const is = (field: Filter['field'], values: string[]): Filter => ({ field, is: 'is', values: [...new Set(values)] })
  if (kind === 'media')
    return [
      is(
        'media',
        rows.map(row => String(row.mediaId)),
      ),
    ]
  const named = is(
    'author',
    rows.flatMap(row => row.author ?? []),
  )
  if (kind === 'authors')
    return [
      named,
      is(
        'media',
        rows.map(row => String(row.mediaId)),
      ),
    ]
  return [
    named,
    is(
      'mediaType',
      rows.map(row => mediaTypeWord(row.mediaType)),
    ),
  ]
}
