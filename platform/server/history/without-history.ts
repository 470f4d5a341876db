/** What follows from a change by itself is not kept with the act: taking the act back lets it follow once more. */
import { sql } from 'kysely'
import type { Tx } from '../database.ts'

export async function withoutHistory<T>({ db }: { db: Tx }, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ operation: string | null }>`
    select current_setting('app.operation', true) as operation`.execute(db)
  const keepWith = (operation: string) => sql`select set_config('app.operation', ${operation}, true)`.execute(db)
  await keepWith('')
  const done = await work()
  await keepWith(rows[0]?.operation ?? '')
  return done
}
