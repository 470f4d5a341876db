/** The words that the monitors look for: how many articles have each in the title, and how many in title or text. */
import { wordsIn } from '@guanlan/engine/rules'
import { articleRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { itemsBelowEach, ruleOfText, rulesOf } from '@guanlan/features/monitors/monitors/server'
import { sql } from 'kysely'
import type { PlainBlock, SimpleTemplateBlock } from '../../contract.ts'
import { madeStrings as words } from '../../strings/made.ts'
import { narrowed, only } from './behind.ts'
import type { Made } from './made.ts'
import { titleOf, wordOf } from './say.ts'
import { exact } from './sentences.ts'

/** Words that are looked for in texts; of a rule with more, the first. */
const mostWords = 200
/** Reading the texts of more articles would hold the report up: then only titles are counted. */
const mostTexts = 50_000
/** A word of a filter is no longer. */
const longestWord = 100

interface Count {
  word: string
  title: number
  anywhere: number | null
}

export async function keywordTableOf(block: SimpleTemplateBlock, made: Made): Promise<PlainBlock> {
  const t = wordOf(made)
  const counts = (await countsOf(made)).filter(({ title, anywhere }) => (anywhere ?? title) > 0)
  const shown = counts.sort((a, b) => (b.anywhere ?? b.title) - (a.anywhere ?? a.title)).slice(0, block.most)
  const [first] = shown
  return {
    id: block.id,
    kind: 'table',
    title: titleOf(block, made),
    columns: [
      { title: t(words.keyword), align: 'start' },
      { title: t(words.inTitle), align: 'end' },
      { title: t(words.anywhere), align: 'end' },
    ],
    rows: shown.map(({ word, title, anywhere }) => [word, title, anywhere]),
    behindRows: shown.map(({ word }) => narrowed(made.base, [only('title', word)])),
    ...(block.sentence && {
      sentence: first
        ? t(words.leadingKeyword, { name: first.word, count: exact(first.anywhere ?? first.title) })
        : t(words.nothing),
    }),
  }
}

async function countsOf(made: Made): Promise<Count[]> {
  const { scope, wanted: query, facts } = made
  const requested = await keywordsOf(made)
  if (requested.length === 0) return []
  const readsTexts = facts.overview.total.count <= mostTexts
  const { rows } = await sql<Count>`
    with asked as materialized (select word, lower(word) as key from unnest(${requested}::text[]) k (word)),
    texts as (
      select lower(a.title) as title, ${readsTexts ? sql`lower(a.title || ' ' || a.body)` : sql`null::text`} as whole
      from (${rowsOf(scope, query, sql`r.article_id`)}) w join ${articleRows} a on a.id = w.article_id)
    select k.word, (count(*) filter (where position(k.key in x.title) > 0))::int as title,
      ${readsTexts ? sql`(count(*) filter (where position(k.key in x.whole) > 0))::int` : sql`null::int`} as anywhere
    from texts x cross join asked k group by k.word`.execute(scope.db)
  return rows
}

/** As the rules write them, each once. */
async function keywordsOf({ scope, asked: { monitorIds } }: Made): Promise<string[]> {
  const families = await itemsBelowEach(scope, monitorIds)
  const found = new Map<string, string>()
  for (const { rule } of await rulesOf(scope, [...new Set([...families.values()].flat())])) {
    const parsed = await ruleOfText(rule)
    for (const word of parsed ? wordsIn(parsed) : [])
      if (word.length <= longestWord && !found.has(word.toLowerCase())) found.set(word.toLowerCase(), word)
  }
  return [...found.values()].slice(0, mostWords)
}
