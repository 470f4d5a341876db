/**
 * Only what is asked for of very many articles, for files of them: `loadArticles` reads everything and would take several times as long.
 * What a column says is the same there and here.
 */
import { numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { targetOf } from '../../contract.ts'
import { mayBeFound } from '../may-be-found.ts'
import { reachSql } from '../reactions/reach.ts'
import { interactionsOf } from '../search/stored.ts'
import { timeOfArrival } from '../time-of-arrival.ts'

export interface ArticleColumns {
  title: string
  body: string
  summary: string | null
  url: string | null
  media: string
  mediaId: number
  /** Codes: `mediaTypeWord`, `mediaLevelWord`. */
  mediaType: number
  mediaLevel: number
  publishedAt: Date
  /** `publishedAt` is when it came: no time of its own is known, and the organisation wrote none. */
  timeOfArrival: boolean
  sentiment: number
  level: number | null
  author: string | null
  account: unknown
  extra: unknown
  region: number | null
  reads: number | null
  likes: number | null
  shares: number | null
  comments: number | null
  interactions: number
  reach: number | null
  dimension: string | null
  keywords: string[]
  names: { kind: string; name: string }[]
  story: number | null
  /** By id, in the order in which they were put on. */
  labels: number[]
  assignee: string | null
  review: number
  remark: string | null
  tags: string[]
  /** Oldest first. */
  notes: string[]
  /** In the reader's language; the text stands in paragraphs. */
  translatedTitle: string | null
  translatedBody: string[] | null
  /** Of readers, the most liked first, twenty at most. */
  readersComments: string[]
}
export type ArticleColumn = keyof ArticleColumns
export type LoadedColumns = { id: number } & Partial<ArticleColumns>

const mostComments = 20
const mostNotes = 100
type Expression = (scope: Scope) => RawBuilder<unknown>

const own = (column: string): Expression => {
  const [theirs, everybodys] = [sql.ref(`o.${column}`), sql.ref(`a.${column}`)]
  return () => sql`case when o.article_id is null then ${everybodys} else ${theirs} end`
}
const plain =
  (expression: RawBuilder<unknown>): Expression =>
  () =>
    expression
const translated = (column: string): Expression => {
  const condition = sql.ref(`t.${column}`)
  return ({ orgId, locale }) =>
    sql`(select ${condition} from article_translations t where t.org_id = ${orgId} and t.article_id = a.id and t.target = ${targetOf[locale]})`
}

const expressions: Readonly<Record<ArticleColumn, Expression>> = {
  title: plain(sql`coalesce(e.title, a.title)`),
  body: plain(sql`coalesce(e.body, a.body)`),
  summary: plain(sql`nullif(coalesce(e.summary, a.summary), '')`),
  url: plain(sql`a.url`),
  media: plain(sql`m.name`),
  mediaId: plain(sql`coalesce(o.media_id, a.media_id)`),
  mediaType: own('media_type'),
  mediaLevel: plain(sql`case when m.media_type is null then coalesce(f.level, 0) else m.level end`),
  publishedAt: plain(sql`coalesce(e.dated_at, a.published_at)`),
  timeOfArrival: plain(sql`e.dated_at is null and ${timeOfArrival}`),
  sentiment: own('sentiment'),
  level: own('level'),
  author: plain(sql`nullif(coalesce(e.author, a.author), '')`),
  account: plain(sql`a.account`),
  extra: plain(sql`a.extra`),
  region: own('region'),
  reads: plain(sql`a.reads`),
  likes: plain(sql`a.likes`),
  shares: plain(sql`a.shares`),
  comments: plain(sql`a.comments`),
  interactions: plain(sql`coalesce(o.interactions, ${interactionsOf})`),
  reach: plain(sql`(${reachSql})::float8`),
  dimension: plain(sql`nullif(coalesce(o.dimension, a.dimension), '')`),
  keywords: plain(sql`coalesce(o.keywords, a.keywords)`),
  names: plain(sql`a.names`),
  story: plain(sql`o.cluster_id`),
  labels: ({ orgId }) =>
    sql`array(select l.label_id from article_labels l where l.org_id = ${orgId} and l.article_id = a.id order by l.put_at, l.label_id)`,
  assignee: plain(sql`coalesce(member_name(w.assignee_id), '#' || w.assignee_id)`),
  review: plain(sql`coalesce(w.review, 0)`),
  remark: plain(sql`w.remark`),
  tags: plain(sql`coalesce(w.tags, '{}')`),
  notes: ({ orgId }) =>
    sql`array(select n.text from article_notes n where n.org_id = ${orgId} and n.article_id = a.id order by n.id limit ${mostNotes})`,
  translatedTitle: translated('title'),
  translatedBody: translated('paragraphs'),
  readersComments: plain(sql`array(select c.text from article_comments c where c.article_id = a.id
    order by c.likes desc nulls last, c.written_at desc, c.identity limit ${mostComments})`),
}

/** Which tables beside the article and its facts a column is read from. */
const joins = {
  media: ['media', 'mediaLevel', 'reach'],
  edits: ['title', 'body', 'summary', 'publishedAt', 'timeOfArrival', 'author'],
  work: ['assignee', 'review', 'remark', 'tags'],
} as const satisfies Record<string, readonly ArticleColumn[]>

/**
 * In the order of the ids; ids that are not this organisation's are left out.
 * @param found those count too that a search may find
 */
export async function loadColumns(
  scope: Scope,
  ids: readonly number[],
  columns: readonly ArticleColumn[],
  found = false,
): Promise<LoadedColumns[]> {
  if (ids.length === 0) return []
  const { orgId } = scope
  const given = sql`${numberList(ids)}::bigint[]`
  const needs = (of: readonly ArticleColumn[]) => of.some(column => columns.includes(column))
  const listed = columns.map(column => sql`, ${expressions[column](scope)} as ${sql.ref(column)}`)
  const { rows } = await sql<LoadedColumns>`
    select a.id ${sql.join(listed, sql` `)}
    from unnest(${given}) with ordinality as wanted (id, place)
    join articles a on a.id = wanted.id and ${among(sql`a.id`, ids)}
    ${found ? sql`left` : sql``} join org_articles o on o.org_id = ${orgId} and o.article_id = a.id and ${among(sql`o.article_id`, ids)}
    ${needs(joins.media) ? sql`join media m on m.id = coalesce(o.media_id, a.media_id) left join org_media_facts f on f.org_id = ${orgId} and f.media_id = m.id` : sql``}
    ${needs(joins.edits) ? sql`left join article_edits e on e.org_id = ${orgId} and e.article_id = a.id` : sql``}
    ${needs(joins.work) ? sql`left join article_work w on w.org_id = ${orgId} and w.article_id = a.id` : sql``}
    where ${found ? mayBeFound(orgId) : sql`o.article_id is not null`} and o.binned_at is distinct from 'infinity'
    order by wanted.place limit ${ids.length}`.execute(scope.db)
  return rows
}

/** More would be gone through one by one for each of them: of 2,000 that took 1.3 s in place of 40 ms. */
const mostNamed = 100

/** Says which months are meant. */
const among = (id: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<unknown> =>
  ids.length <= mostNamed
    ? sql`${id} = any(${numberList(ids)}::bigint[])`
    : sql`${id} between ${outermost(ids, Math.min)}::bigint and ${outermost(ids, Math.max)}::bigint`

const outermost = (ids: readonly number[], of: (a: number, b: number) => number) => ids.reduce((a, b) => of(a, b))
