/** Words that articles of earlier crises have in common. */
import { loadColumns, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { isSeen } from '../records/visible.ts'

const mostCrises = 20
const mostArticles = 1_000
/** A word of a single article says little; of the others the most frequent are taken. */
const fewest = 2
const mostWords = 100
const yearMs = 365 * 86_400_000

/** Of the last crises, drills left out; null: there was none with articles. */
export async function wordsOfCrises(scope: Scope): Promise<ReadonlySet<string> | null> {
  const { rows: crises } = await sql<{ id: number }>`
    select r.id from crises r where ${isSeen(scope)} and not r.drill and r.binned_at is null and r.status <> 'draft'
    order by r.id desc limit ${mostCrises}`.execute(scope.db)
  if (crises.length === 0) return null
  const query = {
    monitorIds: null,
    from: new Date(scope.now.getTime() - yearMs),
    to: scope.now,
    filters: [{ field: 'crisis' as const, is: 'is' as const, values: crises.map(({ id }) => String(id)) }],
    fold: false,
    place: 'desk' as const,
  }
  const { rows } = await sql<{ id: number }>`
    select w.article_id::float8 as id from (${rowsOf(scope, query, sql`r.article_id, r.published_at`)}) w
    order by w.published_at desc limit ${mostArticles}`.execute(scope.db)
  const counts = new Map<string, number>()
  for (const { keywords = [] } of await loadColumns(
    scope,
    rows.map(({ id }) => id),
    ['keywords'],
  ))
    for (const word of new Set(keywords)) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (rows.length === 0) return null
  const words = [...counts].filter(([, count]) => count >= fewest).sort((a, b) => b[1] - a[1])
  return new Set(words.slice(0, mostWords).map(([word]) => word))
}
