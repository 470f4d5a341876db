// The database against the definition: random rules on random articles, decided by PostgreSQL and by the plain evaluation.
import { conditionOf, evaluate, type Rule, type RuleArticle } from '@guanlan/engine/rules'
import { markedText } from '@guanlan/engine/text'
import { openDatabases } from '@guanlan/platform/server'
import { cases, migratedDatabase } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { hasExact } from '../../../../../engine/rules/exact.ts'
import { article, rule } from '../../../../../engine/rules/testing/random.ts'
import { type Marked, sqlOf } from './condition.ts'

const columns: Marked = {
  title: sql`t.title`,
  body: sql`t.body`,
  corp: sql`t.corps`,
  brand: sql`t.brands`,
  prod: sql`t.products`,
}
let databases: ReturnType<typeof openDatabases>

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 1 })
  return async () => {
    await databases.close()
    await database.drop()
  }
})

/** One statement for many rules: each rule on each of the articles. */
async function answers(requested: readonly Rule[], articles: readonly RuleArticle[]): Promise<(boolean | null)[][]> {
  const rows = articles.map((a, i) => ({
    id: i,
    title: markedText(a.title),
    body: markedText(a.body),
    corps: a.corps,
    brands: a.brands,
    products: a.products,
  }))
  const each = requested.map(one => sqlOf(conditionOf(one), columns))
  const found = await sql<{ said: (boolean | null)[] }>`
    select array[${sql.join(each)}]::boolean[] as said
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id int, title text, body text, corps text[], brands text[], products text[])
    order by t.id`.execute(databases.app)
  return found.rows.map(row => row.said)
}

const tally = { cases: 0, wanted: 0, unknown: 0 }

async function agree({ rules, articles }: { rules: Rule[]; articles: RuleArticle[] }): Promise<void> {
  const reported = await answers(rules, articles)
  for (const [i, one] of articles.entries())
    for (const [j, requested] of rules.entries()) {
      const expected = evaluate(requested, one)
      const answer = reported[i]?.[j]
      tally.cases++
      if (expected) tally.wanted++
      // Words in their writing are nowhere marked: known only where the word is missing.
      if (answer === null) tally.unknown += hasExact(requested) ? 0 : 1
      else expect({ rule: requested, answer }).toEqual({ rule: requested, answer: expected })
    }
}

describe('PostgreSQL decides a rule', () => {
  test('as the plain evaluation does, on random articles', { timeout: 600_000 }, async () => {
    const tried = cases(60, 1_000)
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          rules: fc.array(rule, { minLength: 6, maxLength: 12 }),
          articles: fc.array(article, { minLength: 6, maxLength: 12 }),
        }),
        agree,
      ),
      tried,
    )
    expect(tally.cases).toBeGreaterThan(tried.numRuns * 33)
    expect(tally.wanted).toBeGreaterThan(tried.numRuns * 6)
    // Only distances whose words may take each other's place, and beginnings of Han words, are left to the engine.
    expect(tally.unknown).toBeLessThan(tally.cases / 100)
  })
})
