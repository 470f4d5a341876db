/** Words that are offered while a rule is written: of the preview, of the organisation's other rules, names of monitors. Pure. */
import type { Monitor } from '../../../contract.ts'
import { wordsOf } from '../history/rule-diff.ts'
import type { KnownWord } from '../text/offers.ts'

/** Most offers in the list: a longer one is slower, and is not read. */
const mostKnown = 500
/** UTF-16 units read of one rule: one of 750,000 has no more to offer than its beginning. */
const mostRead = 5_000

export interface KnownFrom {
  rule: (name: string) => string
  name: string
  narrow: string
  widen: string
}

export function knownWords(
  monitors: readonly Monitor[],
  own: number | null,
  suggested: { narrow: readonly { word: string }[]; widen: readonly { word: string }[] } | undefined,
  from: KnownFrom,
  lists: readonly KnownWord[] = [],
): KnownWord[] {
  const known = new Map<string, string>()
  const add = (word: string, where: string) => {
    if (known.size < mostKnown && !known.has(word)) known.set(word, where)
  }
  for (const { word } of suggested?.widen ?? []) add(word, from.widen)
  for (const { word } of suggested?.narrow ?? []) add(word, from.narrow)
  for (const { id, kind, name, rule } of monitors) {
    if (kind !== 'item' || id === own) continue
    add(name, from.name)
    for (const word of wordsOf((rule ?? '').slice(0, mostRead))) if (!/^[@＠]/.test(word)) add(word, from.rule(name))
  }
  return [...lists, ...[...known].map(([word, where]) => ({ word, from: where }))]
}
