/** A fuzzy search is never silent: it is the exact search of a rule that is shown, with each addition and what it brought. */
import { candidates, conditionOf, parse, print, type Rule } from '@guanlan/engine/rules'
import {
  type ArticleSearch,
  beginOf,
  presentWords,
  walkSearch,
} from '@guanlan/features/articles/articles/server/questions'
import type { CallScope } from '@guanlan/platform/server'
import type { SearchQuestion } from '../contract.ts'
import { withBeside, wordsOfRule } from './rule-words.ts'
import { searchOf } from './search.ts'
import { type SimilarWord, similarWords } from './similar-words.ts'

export interface Addition extends SimilarWord {
  /** The word beside which it stands. */
  of: string
  /** Articles it brings that the search did not find. */
  count: number
  capped: boolean
  /** False: it was taken out. */
  used: boolean
}

/** Words that are widened, and additions each that are counted. */
const most = { words: 6, additions: 8, counted: 100 }
/** Milliseconds: of counting one addition, and of all. */
const times = { one: 400, all: 4_000 }

/** @param without additions that were taken out, as `word addition` */
export async function fuzzySearch(
  scope: CallScope,
  { without, ...question }: SearchQuestion & { without: readonly string[] },
): Promise<{ rule: string; additions: Addition[] }> {
  const search = await searchOf(scope, question)
  const started = performance.now()
  const additions: Addition[] = []
  for (const word of wordsOfRule(search.rule).slice(0, most.words)) {
    for (const similar of await thereAre(scope, search, similarWords(word))) {
      if (performance.now() - started > times.all) break
      const brought = await broughtBy(scope, search, word, similar.rule)
      if (brought.count > 0)
        additions.push({
          of: word,
          kind: similar.kind,
          text: similar.text,
          ...brought,
          used: !without.includes(`${word} ${similar.text}`),
        })
    }
  }
  const beside = Map.groupBy(
    additions.filter(({ used }) => used),
    ({ of }) => of,
  )
  const rules = new Map([...beside].map(([word, some]) => [word, some.flatMap(({ text }) => ruleOf(text) ?? [])]))
  return { rule: print(withBeside(search.rule, rules)), additions }
}

const ruleOf = (text: string): Rule | null => parse(text).rule

interface Read extends SimilarWord {
  rule: Rule
}

/** Those that stand in some article of the time at all, the shorter list of what is then counted. */
async function thereAre(
  scope: CallScope,
  { wanted: query }: ArticleSearch,
  similar: readonly SimilarWord[],
): Promise<Read[]> {
  const read = similar.flatMap(each => {
    const rule = ruleOf(each.text)
    return rule ? [{ ...each, rule }] : []
  })
  const words = read.filter(each => each.kind !== 'wrongCharacter')
  const there = await presentWords(
    scope,
    query,
    words.map(({ rule }) => ({ rule, candidates: candidates(rule), condition: conditionOf(rule) })),
  )
  const known = words
    .map((each, place) => ({ each, count: there[place] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ each }) => each)
  return [
    ...known.slice(0, most.additions),
    ...read.filter(each => each.kind === 'wrongCharacter').slice(0, most.additions),
  ]
}

/** What the search finds with this instead of the word, and not as it was. */
async function broughtBy(
  scope: CallScope,
  { rule, wanted: query }: ArticleSearch,
  word: string,
  other: Rule,
): Promise<{ count: number; capped: boolean }> {
  const widened = withBeside(rule, new Map([[word, [other]]]))
  if (print(widened) === print(rule)) return { count: 0, capped: false }
  const more: Rule = { kind: 'all', of: [widened, { kind: 'not', of: rule }] }
  const { rows, place } = await walkSearch(scope, { rule: more, wanted: query }, beginOf(query.to), {
    most: most.counted,
    workMs: times.one,
  })
  return { count: rows.length, capped: place !== null }
}

/** Which words alone find something: for whoever found nothing by all of them. */
export async function wordsAlone(
  scope: CallScope,
  question: SearchQuestion,
): Promise<{ word: string; count: number; capped: boolean }[]> {
  const { rule, wanted: query } = await searchOf(scope, question)
  const found: { word: string; count: number; capped: boolean }[] = []
  const words = wordsOfRule(rule).slice(0, 12)
  for (const word of words) {
    const alone = ruleOf(word) ?? ruleOf(`"${word.replace(/[\\"]/g, '\\$&')}"`)
    if (!alone) continue
    const { rows, place } = await walkSearch(scope, { rule: alone, wanted: query }, beginOf(query.to), {
      most: 1_000,
      workMs: times.one,
    })
    found.push({ word, count: rows.length, capped: place !== null })
  }
  return found.sort((a, b) => b.count - a.count)
}
