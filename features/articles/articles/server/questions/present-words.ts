/** How often words stand in stored articles of a time, many words in one statement, few of each: which of many spellings there are at all. */
import type { Candidates, Condition, Rule } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { findNewest } from '../search/newest.ts'
import { areTextsInIndexAlone } from '../text-place.ts'

export interface QueryWord {
  rule: Rule
  candidates: Candidates
  condition: Condition
}

/** Counted of each word. */
const mostOfEach = 20

/** Numbers in the order of the words, 20 at most; 0 also for what no index can look up. Whose the articles are is for the search that follows. */
export async function presentWords(
  scope: Scope,
  { from, to }: { from: Date; to: Date },
  words: readonly QueryWord[],
): Promise<number[]> {
  if (areTextsInIndexAlone()) return presentInIndex(scope, { from, to }, words)
  const requested = words.flatMap(({ candidates, condition }, place) =>
    candidates.kind === 'grams' && condition.kind === 'or' && condition.of[0]?.kind === 'occurs'
      ? [{ place, grams: candidates.all, needle: condition.of[0].needle.text }]
      : candidates.kind === 'grams' && condition.kind === 'occurs'
        ? [{ place, grams: candidates.all, needle: condition.needle.text }]
        : [],
  )
  const counts = words.map(() => 0)
  if (requested.length === 0) return counts
  const { rows } = await sql<{ place: number; n: number }>`
    select w.place, (select count(*)::int from (
      select from article_grams g where g.grams @> w.grams and g.published_at >= ${from}::timestamptz and g.published_at <= ${to}::timestamptz
        and (position(w.needle in g.title) > 0 or position(w.needle in g.body) > 0) limit ${mostOfEach}) found) as n
    from json_to_recordset(${JSON.stringify(requested)}::json) as w (place int, grams int[], needle text) order by w.place`.execute(
    scope.db,
  )
  for (const { place, n } of rows) counts[place] = n
  return counts
}

/** The same of the index; the end of the window is exclusive there. */
async function presentInIndex(
  { db, orgId }: Scope,
  { from, to }: { from: Date; to: Date },
  words: readonly QueryWord[],
): Promise<number[]> {
  const window = { from, to: new Date(to.getTime() + 1) }
  const counts: number[] = []
  for (const { rule } of words) {
    const newest = await findNewest(db, { rule, orgId }, window, { most: mostOfEach, without: null })
    counts.push(newest?.found.length ?? 0)
  }
  return counts
}
