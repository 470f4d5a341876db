import type { Database, Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Beginnings of the newest articles of everybody: for what is learned of the language, never to be shown. */
export async function newestTexts(db: Database | Tx, count: number): Promise<{ title: string; body: string }[]> {
  const { rows } = await sql<{ title: string; body: string }>`
    select title, left(body, 3000) as body from articles order by id desc limit ${count}`.execute(db)
  return rows
}
