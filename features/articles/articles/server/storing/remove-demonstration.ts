import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Articles of the newsroom with their index and hits, and whatever else the demonstration organisations hold. */
export async function removeDemonstrationArticles(tx: Tx, orgIds: readonly number[]): Promise<void> {
  const demonstration = sql`select id from articles where demonstration`
  await sql`delete from hits where org_id = any(${[...orgIds]}::int[]) or article_id in (${demonstration})`.execute(tx)
  await sql`delete from read_marks where org_id = any(${[...orgIds]}::int[]) or article_id in (${demonstration})`.execute(
    tx,
  )
  await sql`delete from org_articles where org_id = any(${[...orgIds]}::int[]) or article_id in (${demonstration})`.execute(
    tx,
  )
  for (const table of [sql`article_grams`, sql`article_shingles`])
    await sql`delete from ${table} where article_id in (${demonstration})`.execute(tx)
  await sql`delete from cluster_decisions where org_id = any(${[...orgIds]}::int[])`.execute(tx)
  for (const table of [
    sql`article_comments`,
    sql`article_counts`,
    sql`article_probes`,
    sql`article_likeness`,
    sql`article_reposts`,
    sql`article_identities`,
  ])
    await sql`delete from ${table} where article_id in (${demonstration})`.execute(tx)
  await sql`delete from articles where demonstration`.execute(tx)
  await sql`delete from media_accounts where demonstration`.execute(tx)
  await sql`delete from media m where demonstration and not exists (select 1 from articles a where a.media_id = m.id)`.execute(
    tx,
  )
}
