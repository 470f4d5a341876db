// The words an article must have for a rule to want it: what a rule is filed under, and whether it would match everything.
import { isFieldScope, type NameScope, type Rule, type Term } from './rule.ts'

/** A word somewhere in the article, or a whole name among the entities found. */
export type Key = { kind: 'word'; term: Term } | { kind: 'name'; scope: NameScope; name: string }

/** At least one of these keys is in every article the rule wants; null when the rule wants even an empty article. */
export function required(rule: Rule, scope?: NameScope): Key[] | null {
  switch (rule.kind) {
    case 'term':
      if (scope) return [{ kind: 'name', scope, name: rule.tokens.join('') }]
      return [{ kind: 'word', term: rule }]
    case 'all':
    case 'window':
      return best(rule.of.map(part => required(part, scope)))
    case 'near':
      return best([required(rule.left, scope), required(rule.right, scope)])
    case 'any':
      return every(rule.of.map(part => required(part, scope)))
    case 'not':
      return requiredByNot(rule.of, scope)
    case 'scope':
      return required(rule.of, isFieldScope(rule.scope) ? scope : rule.scope)
    case 'frequency':
      return required(rule.of, scope)
  }
}

/** Keys of "not this rule". */
function requiredByNot(rule: Rule, scope?: NameScope): Key[] | null {
  if (rule.kind === 'not') return required(rule.of, scope)
  if (rule.kind === 'all') return every(rule.of.map(part => requiredByNot(part, scope)))
  if (rule.kind === 'any') return best(rule.of.map(part => requiredByNot(part, scope)))
  if (rule.kind === 'scope') return requiredByNot(rule.of, isFieldScope(rule.scope) ? scope : rule.scope)
  return null
}

const every = (lists: (Key[] | null)[]): Key[] | null =>
  lists.every(list => list !== null) ? lists.flatMap(list => list!) : null

/** The list least likely to be met: a name before words, long words before short ones, few before many. */
function best(lists: (Key[] | null)[]): Key[] | null {
  let chosen: Key[] | null = null
  let least = Number.POSITIVE_INFINITY
  for (const list of lists) {
    if (!list) continue
    const likely = likelihood(list)
    if (chosen && likely >= least) continue
    chosen = list
    least = likely
  }
  return chosen
}

function likelihood(keys: Key[]): number {
  return keys.reduce((sum, key) => sum + (key.kind === 'name' ? 0.0001 : 0.1 ** key.term.tokens.join('').length), 0)
}
