/** Which labels articles carry, seen from the labels: how many, and what becomes of them when a label is merged or removed. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface LabelUse {
  id: number
  articles: number
  /** With those of the labels below it, each article counted once. */
  below: number
}

/**
 * Articles that are shown, by label; labels without any are left out. Each is looked up by its key (`offset 0`): before its first statistics the
 * planner would walk all articles of the organisation once for each label.
 * @param families of each label, itself and everything below it
 */
export async function countLabelled(
  scope: Scope,
  families: ReadonlyMap<number, readonly number[]>,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
): Promise<LabelUse[]> {
  const pairs = [...families].flatMap(([id, below]) => below.map(label => [id, label] as const))
  const { rows } = await sql<LabelUse>`
    select f.id, (count(*) filter (where f.label = f.id))::int as articles, count(distinct a.article_id)::int as below
    from unnest(${pairs.map(([id]) => id)}::int[], ${pairs.map(([, label]) => label)}::int[]) as f (id, label)
    cross join lateral (
      select l.article_id from article_labels l where l.org_id = ${scope.orgId} and l.label_id = f.label
        and l.published_at >= ${from ?? '-infinity'}::timestamptz and l.published_at < ${to ?? 'infinity'}::timestamptz offset 0) a
    where exists (select from org_articles o where o.org_id = ${scope.orgId} and o.article_id = a.article_id and o.removed_at is null offset 0)
    group by f.id order by f.id limit ${families.size}`.execute(scope.db)
  return rows
}

/** Articles of one label get another one; who put it there and when stays. Answers how many had it not yet. */
export async function relabel(scope: Scope, from: number, to: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into article_labels (org_id, label_id, article_id, published_at, put_at, put_by)
    -- What the rule of the one put is no business of the rule of the other.
    select org_id, ${to}, article_id, published_at, put_at, coalesce(put_by, ${scope.userId}::int) from article_labels
    where org_id = ${scope.orgId} and label_id = ${from} on conflict do nothing`.execute(scope.db)
  await unlabel(scope, from)
  return Number(numAffectedRows ?? 0n)
}

/** Takes a label off all articles; answers how many carried it. */
export async function unlabel(scope: Scope, label: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from article_labels where org_id = ${scope.orgId} and label_id = ${label}`.execute(scope.db)
  return Number(numAffectedRows ?? 0n)
}
