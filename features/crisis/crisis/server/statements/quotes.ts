/** Articles of a crisis that quote a published statement, found by common text, and what they reach beside the others. */
import { canonicalise, shinglesOf } from '@guanlan/engine/text'
import { loadArticles, loadColumns, pageOf, rowOf } from '@guanlan/features/articles/articles/server/questions'
import type { Scope } from '@guanlan/platform/server'
import { mostLookedForQuotes, type StatementText } from '../../contract.ts'
import { queryOfCrisis } from '../articles.ts'
import { getStatement } from './records.ts'

/** Runs of five letters that an article shares with a statement by more than chance: about a sentence of 25 letters. */
const leastShared = 20
/** Read at a time, so that many bodies never lie in memory together. */
const atOnce = 200

const runsOf = (text: string): Uint32Array => shinglesOf(canonicalise(text)).all

/**
 * Whether a text has so much of a statement in it.
 * @param before texts that were published before it: names and phrases that they use are not the statement's
 */
export function quoteFinder({ paragraphs }: StatementText, before: readonly string[]): (text: string) => boolean {
  const own = new Set(runsOf(paragraphs.map(({ text }) => text).join('\n')))
  for (const text of before) for (const hash of runsOf(text)) own.delete(hash)
  if (own.size === 0) return () => false
  // A statement shorter than that is quoted as a whole.
  const needed = Math.min(leastShared, own.size)
  return text => {
    let shared = 0
    for (const hash of runsOf(text)) if (own.has(hash) && ++shared >= needed) return true
    return false
  }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const textOf = ({ title = '', body = '' }: { title?: string; body?: string }) => `${title}\n${body}`
const none = () => ({ articles: 0, reach: 0, known: 0 })

export async function quotesOf(scope: Scope, id: number, { page, pageSize }: { page: number; pageSize: number }) {
  const statement = await getStatement(scope, id)
  const since = statement.publications.map(({ at }) => at).sort()[0] ?? null
  const answer = { list: [] as ReturnType<typeof rowOf>[], total: 0, page, pageSize, looked: 0, since }
  if (since === null) return { ...answer, quoting: none(), others: none() }
  // What came before it was published does not quote it.
  const whole = await queryOfCrisis(scope, statement.crisisId)
  const query = { ...whole, from: new Date(since) }
  const earlier = await pageOf(
    scope,
    { ...whole, to: new Date(Date.parse(since) - 1) },
    { page: 1, pageSize: atOnce, sort: 'time_desc' },
  )
  const before = await loadColumns(scope, idsOf(earlier), ['title', 'body'])
  const quotes = quoteFinder(statement, before.map(textOf))
  const rows = await pageOf(scope, query, { page: 1, pageSize: mostLookedForQuotes, sort: 'time_desc' })
  const [quoting, others] = [none(), none()]
  const found: number[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    for (const article of await loadColumns(scope, idsOf(rows.slice(at, at + atOnce)), ['title', 'body', 'reach'])) {
      const isQuote = quotes(textOf(article))
      const side = isQuote ? quoting : others
      side.articles++
      side.reach += article.reach ?? 0
      if (article.reach !== null && article.reach !== undefined) side.known++
      if (isQuote) found.push(article.id)
    }
  }
  const shown = await loadArticles(scope, found.slice((page - 1) * pageSize, page * pageSize))
  return {
    ...answer,
    list: shown.map(article => rowOf(article, [])),
    total: found.length,
    looked: quoting.articles + others.articles,
    quoting,
    others,
  }
}
