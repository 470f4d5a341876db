import { type CallScope, serverHalf } from '@guanlan/platform/server'
import { mostOfAKind, quickFindFeature } from '../contract.ts'
import { strings } from '../strings.ts'
import type { Findable } from './findable.ts'
import { matchScore } from './match-score.ts'

export { type Findable, mostAlike } from './findable.ts'
export { beginsSpelled, matchScore } from './match-score.ts'

export const quickFindServer = (findables: readonly Findable[]) =>
  serverHalf({
    feature: quickFindFeature,
    words: strings,
    routes: {
      names: (scope, { query }) =>
        findIn(
          scope,
          findables.filter(each => !each.readsTexts),
          query.words,
        ),
      texts: (scope, { query }) =>
        findIn(
          scope,
          findables.filter(each => each.readsTexts),
          query.words,
        ),
    },
  })

/** Kind by kind in the order of the list: one connection answers one statement after the other. */
async function findIn(scope: CallScope, findables: readonly Findable[], words: string) {
  const searched = { words, likeness: matchScore(words) }
  const found = []
  for (const { kind, permission, find } of findables) {
    if (!scope.may(permission)) continue
    for (const thing of await find(scope, searched, mostOfAKind)) found.push({ kind, ...thing })
  }
  return found
}
