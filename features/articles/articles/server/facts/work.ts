/** Review, tags, featured and hand-over of articles: one row an article and organisation, made by the first act. */
import { numberList } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import { mostTags } from '../../contract.ts'
import type { ActScope } from './act-scope.ts'

/** What is said anew; what is left out stays. */
export interface WorkChange {
  review?: 0 | 1 | 2
  remark?: string | null
  tags?: { mode: 'add' | 'remove' | 'replace'; tags: readonly string[] }
  featured?: boolean
  assigneeId?: number | null
  /** 0 open, 1 in work, 2 done. */
  state?: 0 | 1 | 2
  /** 0 none to 3 urgent. */
  priority?: 0 | 1 | 2 | 3
  dueAt?: Date | null
}

/** @returns the articles that are otherwise now */
export async function changeWork(
  { db, orgId, now }: ActScope,
  ids: readonly number[],
  change: WorkChange,
): Promise<number[]> {
  const given = sql`${numberList(ids)}::bigint[]`
  const sets = setsOf(change, now)
  if (sets.length === 0) return []
  await sql`
    insert into article_work (org_id, article_id, published_at) select org_id, article_id, published_at from org_articles
    where org_id = ${orgId} and article_id = any(${given}) order by article_id on conflict do nothing`.execute(db)
  const assigned = sql.join(sets.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const differs = sql.join(
    sets.map(([column, value]) => sql`w.${sql.ref(column)} is distinct from ${value}`),
    sql` or `,
  )
  const { rows } = await sql<{ article_id: number }>`
    update article_work w set ${assigned} where w.org_id = ${orgId} and w.article_id = any(${given}) and (${differs}) returning w.article_id`.execute(
    db,
  )
  return rows.map(row => row.article_id)
}

function setsOf(change: WorkChange, now: Date): [string, RawBuilder<unknown>][] {
  const sets: [string, RawBuilder<unknown>][] = []
  if (change.review !== undefined) sets.push(['review', sql`${change.review}::smallint`])
  if (change.remark !== undefined) sets.push(['remark', sql`${change.remark}::text`])
  if (change.tags) sets.push(['tags', tagsAfter(change.tags)])
  if (change.featured !== undefined)
    sets.push(['featured_at', change.featured ? sql`coalesce(w.featured_at, ${now}::timestamptz)` : sql`null`])
  if (change.assigneeId !== undefined) sets.push(['assignee_id', sql`${change.assigneeId}::int`])
  if (change.state !== undefined) sets.push(['state', sql`${change.state}::smallint`])
  if (change.priority !== undefined) sets.push(['priority', sql`${change.priority}::smallint`])
  if (change.dueAt !== undefined) sets.push(['due_at', sql`${change.dueAt}::timestamptz`])
  return sets
}

function tagsAfter({ mode, tags }: NonNullable<WorkChange['tags']>): RawBuilder<unknown> {
  const condition = sql`${[...new Set(tags)]}::text[]`
  if (mode === 'replace') return condition
  const others = sql`(select coalesce(array_agg(t order by n), '{}') from unnest(w.tags) with ordinality u (t, n) where t <> all(${condition}))`
  return mode === 'remove' ? others : sql`(${others} || ${condition})[1:${sql.lit(mostTags)}]`
}

/** Articles that are given to somebody and not done, as what is one person's (`ownedBy`). */
export const assignments = { table: 'article_work', column: 'assignee_id', where: sql`r.state <> 2`, isRecord: false }

/** Tags in use that contain a text, the most used first. */
export async function tagsInUse(
  { db, orgId }: Pick<ActScope, 'db' | 'orgId'>,
  like: string,
): Promise<{ tag: string; articles: number }[]> {
  const { rows } = await sql<{ tag: string; articles: number }>`
    select t.tag, count(*)::int as articles from article_work w, unnest(w.tags) t (tag)
    where w.org_id = ${orgId} and w.tags <> '{}' and strpos(lower(t.tag), lower(${like})) > 0
    group by t.tag order by articles desc, t.tag limit 50`.execute(db)
  return rows
}
