// One name, however it is typeset: the matcher, the plain evaluation, PostgreSQL and what is marked in the headline agree.
import { conditionOf, createMatcher, evaluate, parse, type Rule } from '@guanlan/engine/rules'
import { canonicalise, markedText } from '@guanlan/engine/text'
import { openDatabases } from '@guanlan/platform/server'
import { cases, migratedDatabase } from '@guanlan/platform/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { headlines, typesetHeadline } from '../../../../../engine/rules/testing/typeset.ts'
import { highlight } from '../questions/highlight.ts'
import { sqlOf } from './condition.ts'

let databases: ReturnType<typeof openDatabases>

beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 1 })
  return async () => {
    await databases.close()
    await database.drop()
  }
})

const columns = { title: sql`t.title`, body: sql`''`, corp: sql`'{}'`, brand: sql`'{}'`, prod: sql`'{}'` }
const rules: Rule[] = headlines.map(({ word }) => parse(word).rule!)
const matcher = createMatcher()
rules.forEach((rule, id) => void matcher.set(id, rule))

/** Which of the words stand in each title. */
async function inDatabase(titles: readonly string[]): Promise<number[][]> {
  const rows = titles.map((title, id) => ({ id, title: markedText(canonicalise(title)) }))
  const each = rules.map(rule => sqlOf(conditionOf(rule), columns))
  const found = await sql<{ answers: (boolean | null)[] }>`
    select array[${sql.join(each)}]::boolean[] as answers
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (id int, title text) order by t.id`.execute(
    databases.app,
  )
  return found.rows.map(({ answers }) => answers.flatMap((holds, id) => (holds ? [id] : [])))
}

test('a headline that is typeset anew is found by its word and by no other', { timeout: 600_000 }, async () => {
  const tried = cases(40, 1_000)
  let changed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(typesetHeadline, { minLength: 8, maxLength: 16 }), async all => {
      const found = await inDatabase(all.map(({ typeset }) => typeset))
      for (const [i, { title, word, typeset }] of all.entries()) {
        const own = [headlines.findIndex(headline => headline.word === word)]
        const article = { title: canonicalise(typeset), body: canonicalise('') }
        if (typeset !== title) changed++
        expect(rules.flatMap((rule, id) => (evaluate(rule, article) ? [id] : []))).toEqual(own)
        expect([...matcher.match(article)]).toEqual(own)
        expect(found[i]).toEqual(own)
        const { titleHits } = highlight(typeset, '', rules)
        expect(titleHits).toHaveLength(1)
        for (const { from, to } of titleHits)
          expect(canonicalise(typeset.slice(from, to)).chars).toBe(canonicalise(word).chars)
      }
    }),
    tried,
  )
  expect(changed).toBeGreaterThan(tried.numRuns * 6)
})
