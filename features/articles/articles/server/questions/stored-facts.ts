/**
 * What an organisation holds: its own facts of articles, one row each, whether they are shown or not. For work that brings what is stored in
 * line with something that changed, and for whoever shows articles that are named elsewhere (an incident, a directory, an act).
 */
import { type Database, numberList, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import type { ArticleKey } from './find.ts'

type Holder = Pick<Scope, 'db' | 'orgId'>

/** Both ends by publication: from `since` on, before `until`; absent or null: no end. */
interface HeldSpan {
  since?: Date | null
  until?: Date | null
}

const spanned = ({ orgId }: Holder, { since, until }: HeldSpan): RawBuilder<unknown>[] => [
  sql`org_id = ${orgId}`,
  ...(since ? [sql`published_at >= ${since}::timestamptz`] : []),
  ...(until ? [sql`published_at < ${until}::timestamptz`] : []),
]

/**
 * How many it holds, exactly.
 * @param which `isShown`: without the bin and what filters took; `isCorrected`: whose judgement a person has set
 */
export async function countStored(
  holder: Holder,
  { isShown = false, isCorrected = false, ...span }: HeldSpan & { isShown?: boolean; isCorrected?: boolean } = {},
): Promise<number> {
  const parts = spanned(holder, span)
  if (isShown) parts.push(sql`removed_at is null`)
  if (isCorrected) parts.push(sql`corrected_at is not null`)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from org_articles where ${sql.join(parts, sql` and `)}`.execute(holder.db)
  return rows[0]?.n ?? 0
}

/** Newest first, from behind a key on (null: from the newest), `count` at most: long work goes over all that is held so, piece by piece. */
export async function keysOfStored(
  holder: Holder,
  after: ArticleKey | null,
  { count, ...span }: HeldSpan & { count: number },
): Promise<ArticleKey[]> {
  const parts = spanned(holder, span)
  if (after) parts.push(sql`(published_at, article_id) < (${after.publishedAt}::timestamptz, ${after.id}::bigint)`)
  const { rows } = await sql<ArticleKey>`
    select article_id as id, published_at::text as "publishedAt" from org_articles where ${sql.join(parts, sql` and `)}
    order by published_at desc, article_id desc limit ${count}`.execute(holder.db)
  return rows
}

/** As they stand now. */
export interface StoredFacts {
  publishedAt: Date
  /** As the organisation sees it. */
  storyId: number
  sentiment: 1 | 0 | -1
  /** 1 (worst) to 4; null: not negative. */
  level: 1 | 2 | 3 | 4 | null
  isBinned: boolean
  /** Emptied from the bin: it is there for nobody any more. */
  isErased: boolean
  /** A person has set its sentiment. */
  isCorrected: boolean
}

/** By article; those of which the organisation holds nothing are left out. */
export async function storedFacts({ db, orgId }: Holder, ids: readonly number[]): Promise<Map<number, StoredFacts>> {
  const facts = await storedFactsOfEach(
    db,
    ids.map(articleId => ({ orgId, articleId })),
  )
  return facts.get(orgId) ?? new Map<number, StoredFacts>()
}

/** The same for several organisations in one statement: by organisation, then by article. */
export async function storedFactsOfEach(
  db: Database | Scope['db'],
  requested: readonly { orgId: number; articleId: number }[],
): Promise<Map<number, Map<number, StoredFacts>>> {
  const stored = new Map<number, Map<number, StoredFacts>>()
  if (requested.length === 0) return stored
  const ids = sql`${numberList(requested.map(({ articleId }) => articleId))}::bigint[]`
  const orgIds = sql`${numberList(requested.map(({ orgId }) => orgId))}::int[]`
  const { rows } = await sql<StoredFacts & { orgId: number; id: number }>`
    select o.org_id as "orgId", o.article_id as id, o.published_at as "publishedAt", o.cluster_id as "storyId", o.sentiment, o.level,
      o.binned_at is not null as "isBinned", coalesce(o.binned_at = 'infinity', false) as "isErased", o.corrected_at is not null as "isCorrected"
    from org_articles o
    where o.org_id = any(${orgIds}) and o.article_id = any(${ids})
      and (o.org_id, o.article_id) in (select * from unnest(${orgIds}, ${ids}))
    limit ${requested.length}`.execute(db)
  for (const { orgId, id, ...facts } of rows) {
    const own = stored.get(orgId) ?? new Map<number, StoredFacts>()
    stored.set(orgId, own.set(id, facts))
  }
  return stored
}
