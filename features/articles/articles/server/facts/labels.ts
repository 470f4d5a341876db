import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { ActScope } from './act-scope.ts'

/** A label's own rule and people put the same row; @returns the articles that got at least one of them. */
export async function addLabels(
  { db, orgId, userId, now }: ActScope,
  ids: readonly number[],
  labelIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    insert into article_labels (org_id, label_id, article_id, published_at, put_at, put_by)
    select o.org_id, l.id, o.article_id, o.published_at, ${now}::timestamptz, ${userId}::int
    from org_articles o cross join unnest(${numberList(labelIds)}::int[]) l (id)
    where o.org_id = ${orgId} and o.article_id = any(${numberList(ids)}::bigint[]) order by o.article_id, l.id
    -- What its rule put is a person's from now on.
    on conflict (org_id, article_id, label_id) do update set put_by = excluded.put_by where article_labels.put_by is null and excluded.put_by is not null
    returning article_id`.execute(db)
  await sql`
    delete from label_refusals where org_id = ${orgId} and article_id = any(${numberList(ids)}::bigint[])
      and label_id = any(${numberList(labelIds)}::int[])`.execute(db)
  return [...new Set(rows.map(row => row.article_id))]
}

/** Taken off by a person it stays off, whatever its rule says. @returns the articles that had at least one of them */
export async function removeLabels(
  { db, orgId }: ActScope,
  ids: readonly number[],
  labelIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number; label_id: number }>`
    delete from article_labels where org_id = ${orgId} and label_id = any(${numberList(labelIds)}::int[])
      and article_id = any(${numberList(ids)}::bigint[]) returning article_id, label_id`.execute(db)
  if (rows.length > 0)
    await sql`
      insert into label_refusals (org_id, article_id, label_id)
      select ${orgId}::int, * from unnest(${numberList(rows.map(row => row.article_id))}::bigint[], ${numberList(rows.map(row => row.label_id))}::int[])
      on conflict do nothing`.execute(db)
  return [...new Set(rows.map(row => row.article_id))]
}

export interface RuleLabel {
  articleId: number
  labelId: number
}

/** What rules want of these articles, and nothing else, is what rules have put on them; labels that are switched off stay as they are. */
export async function updateRuleLabels(
  db: Tx,
  orgId: number,
  ids: readonly number[],
  requested: readonly RuleLabel[],
): Promise<{ put: number; taken: number }> {
  const given = sql`unnest(${numberList(requested.map(each => each.articleId))}::bigint[], ${numberList(requested.map(each => each.labelId))}::int[])`
  const { numAffectedRows: taken } = await sql`
    delete from article_labels a using labels l
    where a.org_id = ${orgId} and a.article_id = any(${numberList(ids)}::bigint[]) and a.put_by is null
      and l.org_id = a.org_id and l.id = a.label_id and l.status = 1
      and not exists (select from ${given} as w (article_id, label_id) where w.article_id = a.article_id and w.label_id = a.label_id)`.execute(
    db,
  )
  const put = await insertRuleLabels(
    db,
    requested.map(each => ({ ...each, orgId })),
  )
  return { put, taken: Number(taken ?? 0n) }
}

/** On arrival and afterwards; answers how many are new. Those of labels that are gone or switched off meanwhile are left out. */
export async function insertRuleLabels(db: Tx, labels: readonly (RuleLabel & { orgId: number })[]): Promise<number> {
  if (labels.length === 0) return 0
  const ids = numberList([...new Set(labels.map(each => each.articleId))])
  const { numAffectedRows } = await sql`
    insert into article_labels (org_id, label_id, article_id, published_at, put_at, put_by)
    select o.org_id, l.id, o.article_id, o.published_at, now(), null
    from unnest(${numberList(labels.map(each => each.orgId))}::int[], ${numberList(labels.map(each => each.articleId))}::bigint[], ${numberList(labels.map(each => each.labelId))}::int[])
      as w (org_id, article_id, label_id)
    join labels l on l.org_id = w.org_id and l.id = w.label_id and l.status = 1
    join org_articles o on o.org_id = w.org_id and o.article_id = w.article_id and o.article_id = any(${ids}::bigint[])
    where not exists (select from label_refusals r where r.org_id = w.org_id and r.article_id = w.article_id and r.label_id = w.label_id)
    order by o.org_id, o.article_id, l.id
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
