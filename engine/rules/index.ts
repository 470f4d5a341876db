export { type ConvertedQuery, fromBooleanQuery, type LostPart, looksForeign } from './boolean-query.ts'
export { type Candidates, candidates } from './candidates.ts'
export { evaluate } from './evaluate.ts'
export { explain } from './explain.ts'
export { explainMatch, type MatchNode } from './explain-match.ts'
export { type FormProblem, fromForm, type MonitorForm, toForm, type WordGroup } from './form.ts'
export { findHits, type Hit } from './hits.ts'
export * from './limits.ts'
export { type CostMeter, createCostMeter, type LearnedWords, type RuleCost } from './matcher/cost-meter.ts'
export { createMatcher, type Matcher, prepare } from './matcher/matcher.ts'
export { createReader, haveMoved, type SharedTables, sharedTables } from './matcher/shared.ts'
export { restoreMatcher, snapshotOf } from './matcher/snapshot.ts'
export { wants } from './occurrences.ts'
export { type Parsed, parse } from './parse.ts'
export { print, wordCount, wordsIn } from './print.ts'
export type { Fix, Problem, ProblemCode, Sentence } from './problems.ts'
export {
  all,
  any,
  canonicalName,
  type Field,
  type NameScope,
  type Rule,
  type RuleArticle,
  type Scope,
  type Term,
  term,
} from './rule.ts'
export type { Condition, Needle, Places } from './stored/condition.ts'
export { conditionOf, searchesOf } from './stored/say.ts'
export { referenceTo, type Vocabularies, vocabulariesIn, withNames } from './vocabulary.ts'
