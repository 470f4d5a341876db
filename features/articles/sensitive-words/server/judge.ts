/** Which sensitive words and topics an article holds, and what follows for its sentiment. Pure. */
import { createMatcher, fromForm, type Rule, type RuleArticle, term } from '@guanlan/engine/rules'
import type { SensitiveMarks } from '@guanlan/features/articles/articles/server/analysis'

/** A word or topic that is on line. */
export interface SensitiveEntry {
  name: string
  /** Null: it cannot be found. */
  rule: Rule | null
  /** At which it judges negative; null: it marks only. */
  level: 1 | 2 | 3 | 4 | null
}

export type SensitiveJudge = (article: Pick<RuleArticle, 'title' | 'body'>) => SensitiveMarks | null

/** Words said of one article. */
const mostNamed = 10

export const ruleOfWord = (word: string): Rule | null => {
  const one = term(word)
  return one.tokens.length > 0 ? one : null
}

export const ruleOfTopic = ({ keywords, excluded }: { keywords: string; excluded: string }): Rule | null =>
  fromForm({ groups: [{ words: keywords, frequency: 1 }], excluded }).rule

/** Null when there is nothing to look for. */
export function sensitiveJudge(entries: readonly SensitiveEntry[]): SensitiveJudge | null {
  const matcher = createMatcher()
  for (const [id, { rule }] of entries.entries()) if (rule) matcher.set(id, rule, { organisation: 0 })
  if (matcher.size === 0) return null
  return article => marksOf(Array.from(matcher.match(article), id => entries[id] as SensitiveEntry))
}

function marksOf(found: readonly SensitiveEntry[]): SensitiveMarks | null {
  if (found.length === 0) return null
  const levels = found.flatMap(({ level }) => level ?? [])
  return {
    words: [...new Set(found.map(({ name }) => name))].sort().slice(0, mostNamed),
    level: levels.length > 0 ? (Math.min(...levels) as 1 | 2 | 3 | 4) : null,
  }
}

/** What two judges say together. Either may be missing. */
export function bothJudges(one: SensitiveJudge | null, other: SensitiveJudge | null): SensitiveJudge | null {
  if (!one || !other) return one ?? other
  return article => {
    const [mine, theirs] = [one(article), other(article)]
    if (!mine || !theirs) return mine ?? theirs
    const levels = [mine.level, theirs.level].filter(level => level !== null)
    return {
      words: [...new Set([...mine.words, ...theirs.words])].sort().slice(0, mostNamed),
      level: levels.length > 0 ? (Math.min(...levels) as 1 | 2 | 3 | 4) : null,
    }
  }
}

/** The words of the installation are asked once an article, however many organisations want it. */
export function oncePerArticle(judge: SensitiveJudge | null): SensitiveJudge | null {
  if (!judge) return null
  const reported = new WeakMap<object, SensitiveMarks | null>()
  return article => {
    const known = reported.get(article.body)
    if (known !== undefined) return known
    const marks = judge(article)
    reported.set(article.body, marks)
    return marks
  }
}
