/** A rule with one word more: required, or enough by itself. Pure. */
import type { Rule } from '@guanlan/engine/rules'
import { asWord } from '../text/offers.ts'
import type { Engine } from './check-rule.ts'

export type Way = 'narrow' | 'widen'

/** The text as it was written with `+word` or `|word`; null when the text is no rule. */
export function withWord({ parse, print }: Engine, text: string, word: string, way: Way): string | null {
  const { rule } = parse(text)
  if (!rule) return null
  const written = text.trim()
  const added = asWord(word)
  if (way === 'narrow') return rule.kind === 'any' ? `(${written})+${added}` : `${written}+${added}`
  const widened = widenedBeforeExclusion(rule, parse(added).rule)
  return widened ? print(widened) : `${written}|${added}`
}

/** What is taken out stays taken out: of `(a|b)-x` becomes `(a|b|word)-x`. Null where nothing is taken out of one part. */
function widenedBeforeExclusion(rule: Rule, word: Rule | null): Rule | null {
  if (rule.kind !== 'all' || !word) return null
  const [requested, ...more] = rule.of.filter(part => part.kind !== 'not')
  if (!requested || more.length > 0) return null
  const parts = requested.kind === 'any' ? requested.of : [requested]
  const joined: Rule = { kind: 'any', of: [...parts, word] }
  return { kind: 'all', of: rule.of.map(part => (part === requested ? joined : part)) }
}
