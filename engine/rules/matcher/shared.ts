// Readers in other threads over the tables of one writer: articles are dealt out between them, the index is there once.
import type { RuleArticle } from '../rule.ts'
import { type Matcher, TableMatcher } from './matcher.ts'
import { Reader } from './reader.ts'
import type { Tables } from './tables.ts'

/** What a thread needs to read along; posting it copies nothing. */
export type SharedTables = Tables

/** The tables of a matcher made with `shared`, as they lie now. Hand them over again when `haveMoved`, before the next article. */
export function sharedTables(matcher: Matcher): SharedTables {
  if (!(matcher instanceof TableMatcher) || !matcher.tables.shared) throw new Error('not a shared matcher')
  return { ...matcher.tables }
}

/** Arrays move when they grow and when the matcher is tidied. */
export const haveMoved = (before: SharedTables, now: SharedTables): boolean =>
  (Object.keys(before) as (keyof SharedTables)[]).some(name => before[name] !== now[name])

/** Answers like the matcher itself. Learns nothing and changes nothing. */
export function createReader(tables: SharedTables): (article: RuleArticle, media?: number) => Int32Array {
  const reader = new Reader(tables)
  return (article, media) => reader.match(article, media)
}
