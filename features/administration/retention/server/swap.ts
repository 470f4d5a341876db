/** Takes a part out of its table without holding anybody up, and lets the part before it cover its time from then on. */
import { noteGoneTexts, type PartedTable } from '@guanlan/features/articles/articles/server/storing'
import type { Client } from 'pg'
import { type Part, partsOf } from './parts.ts'

/** A lock is waited for shortly and then asked for again: a waiting exclusive lock would hold up everything behind it. */
async function briefly(db: Client, work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await db.query(`begin; set local lock_timeout = '200ms'`)
    try {
      await work()
      await db.query('commit')
      return
    } catch (error) {
      await db.query('rollback')
      if ((error as { code?: unknown }).code !== '55P03' || tries === 100) throw error
      await new Promise(resolve => setTimeout(resolve, 300))
    }
  }
}

export async function detach(db: Client, table: PartedTable, part: string): Promise<void> {
  await db.query(`alter table ${table.name} detach partition ${part} concurrently`)
}

/** Parts that are out of their table and still there: a run before ended between detaching and dropping. */
export async function leftOver(db: Client, table: PartedTable): Promise<string[]> {
  const pending = await db.query<{ part: string }>(
    `select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass and inhdetachpending`,
    [table.name],
  )
  for (const { part } of pending.rows) await db.query(`alter table ${table.name} detach partition ${part} finalize`)
  const { rows } = await db.query<{ part: string }>(
    `select relname as part from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition
       and relname ~ ('^' || $1 || '_([0-9]+|before|older)$') order by 1`,
    [table.name],
  )
  return rows.map(row => row.part)
}

/** Where a part is missing, the one before it is made to reach to the next. */
export async function closeGaps(db: Client, table: PartedTable): Promise<void> {
  const parts = await partsOf(db, table)
  for (const [n, part] of parts.entries()) {
    const next = parts[n + 1]
    if (next?.from && next.from !== part.to) await reachTo(db, table, part, next.from)
  }
}

async function reachTo(db: Client, { name, key }: PartedTable, part: Part, to: string): Promise<void> {
  const above = part.from === null ? '' : `${key} >= '${part.from}' and `
  await briefly(db, () =>
    db.query(
      `alter table ${part.name} drop constraint if exists reach, add constraint reach check (${above}${key} < '${to}') not valid`,
    ),
  )
  // Proven while everybody works on, so that attaching need not look.
  await db.query(`alter table ${part.name} validate constraint reach`)
  await briefly(db, () =>
    db.query(`alter table ${name} detach partition ${part.name};
      alter table ${name} attach partition ${part.name} for values from (${part.from === null ? 'minvalue' : `'${part.from}'`}) to ('${to}');
      alter table ${part.name} drop constraint reach`),
  )
}

/** What stays of a detached part goes back through its table; then the part is gone. */
export async function dropDetached(db: Client, table: PartedTable, part: string, leaving: string): Promise<void> {
  await closeGaps(db, table)
  const { rows } = await db.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table.name],
  )
  const columns = rows[0]?.columns ?? ''
  await db.query('begin')
  await db.query(
    `insert into ${table.name} (${columns}) select ${columns} from ${part} t where not ${leaving} on conflict do nothing`,
  )
  if (table.name === 'articles') await db.query(noteGoneTexts(`select t.id from ${part} t where ${leaving}`))
  await db.query(`drop table ${part}`)
  await db.query('commit')
}
