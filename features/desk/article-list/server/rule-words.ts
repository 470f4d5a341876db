/** Words of a rule, and a rule with more said beside some of them. Pure. */
import type { Rule } from '@guanlan/engine/rules'

/** Words an article is wanted for, as they are written, each once: neither excluded ones nor names of entities. */
export function wordsOfRule(rule: Rule): string[] {
  return [...new Set(eachWord(rule))]
}

function eachWord(rule: Rule): string[] {
  switch (rule.kind) {
    case 'term':
      return [rule.text]
    case 'all':
    case 'any':
    case 'window':
      return rule.of.flatMap(eachWord)
    case 'near':
      return [...eachWord(rule.left), ...eachWord(rule.right)]
    case 'frequency':
      return eachWord(rule.of)
    case 'scope':
      return rule.scope === 't' || rule.scope === 'c' ? eachWord(rule.of) : []
    case 'not':
      return []
  }
}

/**
 * Any of `beside` does as well as the word. Only where a word stands by itself, or as one of several: within distances and frequencies
 * it would mean something else.
 */
export function withBeside(rule: Rule, beside: ReadonlyMap<string, readonly Rule[]>): Rule {
  switch (rule.kind) {
    case 'term': {
      const others = beside.get(rule.text) ?? []
      return others.length === 0
        ? rule
        : { kind: 'any', of: [rule, ...others.flatMap(other => (other.kind === 'any' ? other.of : [other]))] }
    }
    case 'all':
      return { ...rule, of: rule.of.map(part => withBeside(part, beside)) }
    case 'any': {
      const of = rule.of.map(part => withBeside(part, beside))
      return { ...rule, of: of.flatMap(part => (part.kind === 'any' ? part.of : [part])) }
    }
    case 'scope':
      return (rule.scope === 't' || rule.scope === 'c') && rule.of.kind === 'term'
        ? { ...rule, of: withBeside(rule.of, beside) }
        : rule
    default:
      return rule
  }
}
