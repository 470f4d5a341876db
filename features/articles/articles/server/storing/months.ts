/** The months that hold articles, facts and hits, and the weeks of the text index: made ahead, never while a batch is being stored. */
import type { Database } from '@guanlan/platform/server'
import { sql } from 'kysely'

/** Months made ahead: so long may the nightly job and every start fail before an article cannot be stored. */
const monthsAhead = 3

/** Returns how many parts were made. Any number of processes may do it at once, beside all other work. */
export async function makeMonthsAhead(db: Database): Promise<number> {
  const until = sql`now() + ${monthsAhead} * interval '1 month'`
  const { rows } = await sql<{ made: number }>`
    select make_article_months(${until}) + make_gram_weeks(${until}) as made`.execute(db)
  return rows[0]?.made ?? 0
}

/** Each night: what is to come, and what the planner has to know of the whole. */
export async function makeMonths(db: Database): Promise<void> {
  await makeMonthsAhead(db)
  await sql`select analyze_article_months()`.execute(db)
}

const checkViolation = '23514'

/** True when a batch failed because the month or the week of an article is not made yet: no other such failure names no constraint. */
export function lacksMonth(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === checkViolation && constraint === undefined
}
