/** What it costs to take a new rule and to drop one, and whether the very next article knows. */
import type { Matcher, Rule, RuleArticle } from '@guanlan/engine/rules'
import { mean, share } from './passes.ts'
import { chance } from './random.ts'
import { ruleOf } from './workload.ts'

export interface Changes {
  /** Microseconds to file a parsed rule, and to take one out. */
  add: { mean: number; p99: number }
  remove: { mean: number; p99: number }
  /** Of so many rules made for the next article, how many it was matched with at once, and how many were gone at once. */
  tried: number
  seen: number
  gone: number
}

/** `rules`: of the same mix as those filed; `firstId`: an id nobody has, nor any after it. */
export function measureChanges(
  matcher: Matcher,
  rules: readonly Rule[],
  firstId: number,
  articles: readonly RuleArticle[],
): Changes {
  const added = rules.map((rule, i) => timed(() => matcher.set(firstId + i, rule)))
  const removed = rules.map((_, i) => timed(() => matcher.remove(firstId + i)))
  const tried = Math.min(300, articles.length)
  const luck = chance(9)
  let seen = 0
  let gone = 0
  for (const article of articles.slice(0, tried)) {
    matcher.set(firstId, ruleFor(article, luck.next))
    if (matcher.match(article).includes(firstId)) seen++
    matcher.remove(firstId)
    if (!matcher.match(article).includes(firstId)) gone++
  }
  const figures = (times: number[]) => ({ mean: mean(times), p99: share(times, 0.99) })
  return { add: figures(added), remove: figures(removed), tried, seen, gone }
}

function timed(act: () => void): number {
  const from = performance.now()
  act()
  return (performance.now() - from) * 1000
}

/** Two pieces of the article that are words to the language: runs of Han of three. */
function ruleFor({ body }: RuleArticle, next: () => number): Rule {
  const runs = [...new Set(body.chars.match(/\p{Script=Han}{3}/gu))]
  const piece = (): string => runs[Math.floor(next() * runs.length)]!
  return ruleOf(`${piece()}+${piece()}`)
}
