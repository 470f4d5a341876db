/** Articles of data tasks: written down piece by piece into a closed set, which is opened, and seen in lists, once all of them are there. */
import { type Database, numberList, type Scope, type Tx, withoutHistory } from '@guanlan/platform/server'
import { sql } from 'kysely'

interface TaskSet {
  orgId: number
  id: number
}

/** Articles that are deleted in one statement. */
const atOnce = 20_000
/** How long what is closed can be opened again. */
const daysClosed = 30

/** From here on nobody sees their articles. */
export async function closeTaskSets(
  { orgId, db, now }: Pick<Scope, 'orgId' | 'db' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update article_sets set closed_at = ${now}::timestamptz
    where org_id = ${orgId} and kind = 'dataTask' and id = any(${numberList(ids)}::int[]) and closed_at is null`.execute(
    db,
  )
}

export async function renameTaskSet({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number, name: string) {
  await sql`
    update article_sets set name = ${name} where org_id = ${orgId} and kind = 'dataTask' and id = ${id} and name <> ${name}`.execute(
    db,
  )
}

/** Writes articles down that the organisation has (`adopt`), also into a closed set; those that are there already are stamped anew. Not kept with an operation: there may be a million. */
export function stampTaskArticles(db: Tx, { orgId, id }: TaskSet, articleIds: readonly number[]): Promise<unknown> {
  if (articleIds.length === 0) return Promise.resolve()
  return withoutHistory({ db }, () =>
    sql`
      insert into article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
      select o.org_id, 'dataTask', ${id}::int, o.article_id, o.published_at, 'rule', now()
      from org_articles o where o.org_id = ${orgId} and o.article_id = any(${numberList(articleIds)}::bigint[]) order by o.article_id
      on conflict (org_id, article_id, kind, set_id) do update set put_at = now()`.execute(db),
  )
}

/** All are there: what was stamped before `since` leaves, the others are seen. @returns how many they are */
export function openTaskSet(db: Tx, { orgId, id }: TaskSet, since: Date): Promise<number> {
  const ofSet = sql`org_id = ${orgId} and kind = 'dataTask' and set_id = ${id}`
  return withoutHistory({ db }, async () => {
    await sql`delete from article_set_members where ${ofSet} and put_at < ${since}::timestamptz`.execute(db)
    await sql`
      update article_sets set closed_at = null where org_id = ${orgId} and kind = 'dataTask' and id = ${id}`.execute(db)
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from article_set_members where ${ofSet} and taken_at is null`.execute(db)
    return rows[0]?.n ?? 0
  })
}

/** Sets that are closed for long go, piece by piece; a task that is sent again makes its own anew. */
export async function purgeTaskSets(db: Database): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from article_set_members m using (
        select m.org_id, m.article_id, m.kind, m.set_id from article_sets s
        join article_set_members m on m.org_id = s.org_id and m.kind = s.kind and m.set_id = s.id
        where s.kind = 'dataTask' and s.closed_at < now() - make_interval(days => ${daysClosed}) limit ${atOnce}
      ) g where m.org_id = g.org_id and m.article_id = g.article_id and m.kind = g.kind and m.set_id = g.set_id`.execute(
      db,
    )
    if (Number(numAffectedRows ?? 0n) < atOnce) break
  }
  await sql`
    delete from article_sets where kind = 'dataTask' and closed_at < now() - make_interval(days => ${daysClosed})`.execute(
    db,
  )
}
