/** What a member decides about stories: an article taken out of its story, stories put together. For their organisation alone. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Together } from '../../contract.ts'
import { rememberStories } from './undo.ts'

/** A story of its own for one article, in the eyes of one organisation. */
const alone = (articleId: number): number => -articleId

/** Takes articles out of their stories. Those that stand alone already stay as they are. Returns how many moved. */
export async function takeApart(scope: Scope, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ article_id: number }>`
    select o.article_id from org_articles o
    where o.org_id = ${scope.orgId} and o.article_id = any(${[...ids]}::bigint[])
      and exists (select 1 from org_articles s where s.org_id = ${scope.orgId} and s.cluster_id = o.cluster_id and s.article_id <> o.article_id)
    order by o.article_id for update`.execute(scope.db)
  for (const { article_id } of rows) await decide(scope, 'article', article_id, alone(article_id))
  await show(
    scope,
    rows.map(row => ({ articleId: row.article_id, story: alone(row.article_id) })),
  )
  return rows.length
}

/** One story from now on: all articles of the stories of these, in that of the first. */
export async function putTogether(
  scope: Scope,
  ids: readonly number[],
): Promise<{ changed: number; undo: Together | null }> {
  const stories = await storiesOf(scope, ids)
  const [into, ...others] = stories
  if (into === undefined || others.length === 0) return { changed: 0, undo: null }
  const undo = await rememberStories(scope, into, others)
  for (const story of others) {
    await scope.db
      .updateTable('cluster_decisions')
      .set({ into_id: into, decided_by: scope.userId, decided_at: scope.now })
      .where('org_id', '=', scope.orgId)
      .where('into_id', '=', story)
      .execute()
    if (story > 0) await decide(scope, 'story', story, into)
  }
  // An article that was taken out and is now back in the story its text belongs to needs no decision.
  await sql`
    delete from cluster_decisions d using articles a
    where d.org_id = ${scope.orgId} and d.article_id = a.id and d.into_id = coalesce(
      (select c.into_id from cluster_decisions c where c.org_id = d.org_id and c.cluster_id = a.cluster_id), a.cluster_id)`.execute(
    scope.db,
  )
  const { rows } = await sql<{ article_id: number }>`
    select article_id from org_articles where org_id = ${scope.orgId} and cluster_id = any(${others}::bigint[]) order by article_id for update`.execute(
    scope.db,
  )
  await show(
    scope,
    rows.map(row => ({ articleId: row.article_id, story: into })),
  )
  return { changed: rows.length, undo }
}

/** Each once, in the order asked. */
async function storiesOf(scope: Scope, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ cluster_id: number }>`
    select o.cluster_id from unnest(${[...ids]}::bigint[]) with ordinality w (id, n)
    join org_articles o on o.org_id = ${scope.orgId} and o.article_id = w.id order by w.n`.execute(scope.db)
  return [...new Set(rows.map(row => row.cluster_id))]
}

async function decide(scope: Scope, of: 'article' | 'story', id: number, into: number): Promise<void> {
  const column = of === 'article' ? sql`article_id` : sql`cluster_id`
  await sql`
    insert into cluster_decisions (org_id, ${column}, into_id, decided_by, decided_at)
    values (${scope.orgId}, ${id}, ${into}, ${scope.userId}, ${scope.now})
    on conflict (org_id, ${column}) where ${column} is not null
    do update set into_id = excluded.into_id, decided_by = excluded.decided_by, decided_at = excluded.decided_at`.execute(
    scope.db,
  )
}

async function show(scope: Scope, moved: readonly { articleId: number; story: number }[]): Promise<void> {
  if (moved.length === 0) return
  for (const table of [sql`org_articles`, sql`hits`])
    await sql`
      update ${table} t set cluster_id = u.story
      from unnest(${moved.map(one => one.articleId)}::bigint[], ${moved.map(one => one.story)}::bigint[]) u (id, story)
      where t.org_id = ${scope.orgId} and t.article_id = u.id and t.article_id = any(${moved.map(one => one.articleId)}::bigint[])`.execute(
      scope.db,
    )
}
