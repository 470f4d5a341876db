/** Kinds of things that can be found by name. Features that own them say so when the server is assembled (apps/server/from-above.ts). */
import type { Scope } from '@guanlan/platform/server'
import type { Found } from '../contract.ts'
import type { MatchScore } from './match-score.ts'

export interface Findable {
  kind: string
  /** Without it nothing of the kind is found. */
  permission: string
  /** Reads texts of articles: asked in the call for texts, which waits in the line of expensive calls. */
  readsTexts?: true
  /** Best first, at most so many. */
  find(scope: Scope, query: FindQuery, most: number): Promise<FoundThing[]>
}

export interface FindQuery {
  /** As it was typed, without white space around it. */
  words: string
  likeness: MatchScore
}

export type FoundThing = Omit<Found, 'kind'>

/** Of things that all fit in one answer: those that are named alike, best first; shorter names before longer ones. */
export function mostAlike<T extends { name: string }>(
  things: readonly T[],
  { likeness: similarity }: FindQuery,
  most: number,
): T[] {
  return things
    .map(thing => ({ thing, alike: similarity(thing.name) }))
    .filter(({ alike }) => alike > 0)
    .sort((one, other) => other.alike - one.alike || one.thing.name.length - other.thing.name.length)
    .slice(0, most)
    .map(({ thing }) => thing)
}
