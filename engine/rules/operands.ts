// Which rules may stand where: what has occurrences, what can be counted, what names an entity.
import { isFieldScope, partsOf, type Rule } from './rule.ts'

/** May stand beside `{n}`: words, `|` of words, either with `^n` or in the title or body. */
export function hasPlaces(rule: Rule): boolean {
  if (rule.kind === 'term') return true
  if (rule.kind === 'any') return rule.of.every(hasPlaces)
  if (rule.kind === 'scope') return isFieldScope(rule.scope) && hasPlaces(rule.of)
  return rule.kind === 'frequency' && hasPlaces(rule.of)
}

/** May stand before `^n`: words, `|` of words (counted together), `+` of either (counted each). */
export function canBeCounted(rule: Rule): boolean {
  if (rule.kind === 'all') return rule.of.every(canBeCounted)
  if (rule.kind === 'scope') return isFieldScope(rule.scope) && canBeCounted(rule.of)
  return hasPlaces(rule) && !hasFrequency(rule)
}

const hasFrequency = (rule: Rule): boolean => rule.kind === 'frequency' || partsOf(rule).some(hasFrequency)

export const hasScope = (rule: Rule): boolean => rule.kind === 'scope' || partsOf(rule).some(hasScope)

/** May stand in `corp:`, `brand:`, `prod:`: names joined by `+`, `|`, `-`; names are compared without their writing. */
export function isNameRule(rule: Rule): boolean {
  if (rule.kind === 'term') return !rule.prefix && !rule.exact
  const joins = rule.kind === 'all' || rule.kind === 'any' || rule.kind === 'not'
  return joins && partsOf(rule).every(isNameRule)
}

/** Is there a word or name without which no article is wanted? If not, an empty article is wanted too. */
export function demandsWord(rule: Rule, requested = true): boolean {
  switch (rule.kind) {
    case 'not':
      return demandsWord(rule.of, !requested)
    case 'scope':
      return demandsWord(rule.of, requested)
    case 'all':
    case 'any': {
      const demands = (part: Rule): boolean => demandsWord(part, requested)
      return (rule.kind === 'all') === requested ? rule.of.some(demands) : rule.of.every(demands)
    }
    default:
      return requested
  }
}
