// What an article's grams must hold for a rule to want it: the part of a rule a text index can answer.
import { gramsOfTerm } from '../text/index.ts'
import { isFieldScope, type Rule } from './rule.ts'

/**
 * A necessary condition on the grams of title and body together. `grams`: all of them are there (ascending, at least
 * one); `any`: nothing can be said, every article is a candidate. Parts of `and` and `or` are at least two.
 */
export type Candidates =
  | { kind: 'any' }
  | { kind: 'grams'; all: number[] }
  | { kind: 'and' | 'or'; parts: Candidates[] }

export function candidates(rule: Rule): Candidates {
  switch (rule.kind) {
    case 'term':
      return gramsCondition([...gramsOfTerm(rule.tokens)])
    case 'all':
    case 'window':
      return allOf(rule.of.map(candidates))
    case 'near':
      return allOf([candidates(rule.left), candidates(rule.right)])
    case 'any':
      return anyOf(rule.of.map(candidates))
    case 'frequency':
      return candidates(rule.of)
    case 'scope':
      return isFieldScope(rule.scope) ? candidates(rule.of) : { kind: 'any' }
    case 'not':
      return { kind: 'any' }
  }
}

function gramsCondition(all: number[]): Candidates {
  return all.length === 0 ? { kind: 'any' } : { kind: 'grams', all: [...new Set(all)].sort((a, b) => a - b) }
}

function allOf(parts: Candidates[]): Candidates {
  const grams = gramsCondition(parts.flatMap(part => (part.kind === 'grams' ? part.all : [])))
  const rest = parts.filter(part => part.kind === 'and' || part.kind === 'or')
  const reported = grams.kind === 'any' ? rest : [grams, ...rest]
  if (reported.length === 0) return { kind: 'any' }
  return reported.length === 1 ? reported[0]! : { kind: 'and', parts: reported }
}

function anyOf(parts: Candidates[]): Candidates {
  if (parts.some(part => part.kind === 'any')) return { kind: 'any' }
  return parts.length === 1 ? parts[0]! : { kind: 'or', parts }
}
