/** Why a rule cannot be shown as word groups. Pure. */
import type { Rule } from '@guanlan/engine/rules'

export type NoForm = 'formDistance' | 'formScope' | 'formExcluded' | 'formGroups' | 'formNested'

/** The first reason a person would see; asked only of rules that `toForm` returned null for. */
export function whyNoForm(rule: Rule, mostGroups: number): NoForm {
  if (holds(rule, each => each.kind === 'near' || each.kind === 'window')) return 'formDistance'
  if (holds(rule, each => each.kind === 'scope')) return 'formScope'
  const parts = rule.kind === 'all' ? rule.of : [rule]
  const excluded = parts.flatMap(part => (part.kind === 'not' ? [part.of] : []))
  if (!excluded.every(isWords)) return 'formExcluded'
  const requested = parts.filter(part => part.kind !== 'not')
  const only = requested.length === 1 ? requested[0] : undefined
  return only?.kind === 'any' && only.of.length > mostGroups && only.of.every(isGroup) ? 'formGroups' : 'formNested'
}

const isWord = (rule: Rule): boolean => rule.kind === 'term'
const isWords = (rule: Rule): boolean => isWord(rule) || (rule.kind === 'any' && rule.of.every(isWord))
const isGroup = (rule: Rule): boolean => {
  const of = rule.kind === 'frequency' ? rule.of : rule
  return isWords(of) || (of.kind === 'all' && of.of.every(isWord))
}

function holds(rule: Rule, fits: (rule: Rule) => boolean): boolean {
  if (fits(rule)) return true
  switch (rule.kind) {
    case 'term':
      return false
    case 'near':
      return holds(rule.left, fits) || holds(rule.right, fits)
    case 'all':
    case 'any':
    case 'window':
      return rule.of.some(part => holds(part, fits))
    default:
      return holds(rule.of, fits)
  }
}
