/** Articles that an organisation handed in for itself alone, with what stands beside them under no organisation's name. */
import type { Client } from 'pg'

const articlesAtOnce = 500

/** @param note counts what went, within the transaction. @returns how many articles went */
export async function ownArticles(
  db: Client,
  number: number,
  note: (table: string, rows: number) => Promise<void>,
): Promise<number> {
  const beside = await besideArticles(db)
  await db.query('drop table if exists own_articles')
  await db.query(
    `create temp table own_articles as select row_number() over (order by id) as n, id from articles where only_org = ${number}`,
  )
  let gone = 0
  for (let from = 0; ; from += articlesAtOnce) {
    const { rows } = await db.query<{ id: string }>(
      'select id::text from own_articles where n > $1 and n <= $2 order by n',
      [from, from + articlesAtOnce],
    )
    if (rows.length === 0) break
    const ids = rows.map(({ id }) => id)
    await db.query('begin')
    for (const [table, column] of [...beside.map(name => [name, 'article_id'] as const), ['articles', 'id'] as const]) {
      const { rowCount } = await db.query(`delete from "${table}" where "${column}" = any($1::bigint[])`, [ids])
      if (rowCount) await note(table, rowCount)
    }
    await db.query('commit')
    gone += ids.length
  }
  await db.query('drop table own_articles')
  return gone
}

async function besideArticles(db: Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where c.relkind in ('r', 'p') and not c.relispartition
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'article_id' and a.atttypid = 'bigint'::regtype and not a.attisdropped)
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname in ('org_id', 'only_org') and not a.attisdropped) order by 1`,
  )
  return rows.map(({ name }) => name)
}
