/** Articles that a rule brought into a set: the rule may become another one, and what it wants no more leaves the set. */
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { SetOf } from './sets.ts'

interface RuleSet extends SetOf {
  orgId: number
}

/** Those that the rule wants still are stamped anew, copies that joined by their story among them: they are its own now. What people took out stays out. For articles that the organisation has (`adopt`). */
export async function stampRuleMembers(
  db: Tx,
  { orgId, kind, id }: RuleSet,
  articleIds: readonly number[],
): Promise<void> {
  if (articleIds.length === 0) return
  await sql`
    insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
    select o.org_id, s.kind, s.id, o.article_id, o.published_at, 'rule', now()
    from org_articles o join article_sets s on s.org_id = o.org_id and s.kind = ${kind} and s.id = ${id} and s.closed_at is null
    where o.org_id = ${orgId} and o.article_id = any(${numberList(articleIds)}::bigint[]) order by o.article_id
    on conflict (org_id, article_id, kind, set_id) do update set put_at = now(), how = 'rule'
      where article_set_members.how in ('rule', 'story') and article_set_members.taken_at is null`.execute(db)
}

/** What the rule brought before a moment and did not stamp since leaves the set, and copies that joined by its story alone with it. @returns how many */
export async function dropRuleMembersBefore(db: Tx, { orgId, kind, id }: RuleSet, moment: Date): Promise<number> {
  const ofSet = sql`m.org_id = ${orgId} and m.kind = ${kind} and m.set_id = ${id} and m.taken_at is null`
  const { numAffectedRows: dropped } = await sql`
    delete from article_set_members m where ${ofSet} and m.how = 'rule' and m.put_at < ${moment}::timestamptz`.execute(
    db,
  )
  const { numAffectedRows: copies } = await sql`
    delete from article_set_members m using org_articles o
    where ${ofSet} and m.how = 'story' and o.org_id = m.org_id and o.article_id = m.article_id and not exists (
      select from org_articles p join article_set_members k on k.org_id = p.org_id and k.article_id = p.article_id and k.kind = m.kind and k.set_id = m.set_id
      where p.org_id = m.org_id and p.cluster_id = o.cluster_id and k.how <> 'story' and k.taken_at is null)`.execute(
    db,
  )
  return Number(dropped ?? 0n) + Number(copies ?? 0n)
}

/** What the rule brought, of a stretch of time. */
export async function ruleMembersWithin(
  db: Tx,
  { orgId, kind, id }: RuleSet,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    select article_id from article_set_members
    where org_id = ${orgId} and kind = ${kind} and set_id = ${id} and how = 'rule' and taken_at is null
      and (${from}::timestamptz is null or published_at >= ${from}::timestamptz) and (${to}::timestamptz is null or published_at < ${to}::timestamptz)
    order by published_at desc, article_id desc`.execute(db)
  return rows.map(row => row.article_id)
}
