// The tree of a rule. Who wants which article is said nowhere else.
import { type CanonicalText, canonicalise, tokensOf } from '../text/index.ts'
import { evened } from './units.ts'

export type Rule = Term | Scoped | All | Any | Not | Near | Window | Frequency

/** A word, as a run of canonical tokens. `text` is how it was written; `prefix`: the last token by its beginning only. */
export interface Term {
  kind: 'term'
  text: string
  tokens: string[]
  prefix: boolean
  /** Only as it is written: capitals, marks, dots and all (`="US"`). */
  exact?: true
  /** Name of the list whose only word this is (`@name`). */
  vocabulary?: string
}

type FieldScope = 't' | 'c'
export type NameScope = 'corp' | 'brand' | 'prod'
export type Scope = FieldScope | NameScope

/** `t:` title, `c:` body; `corp:`, `brand:`, `prod:` what the entity recogniser found. */
interface Scoped {
  kind: 'scope'
  scope: Scope
  of: Rule
}

/** `a+b`, and `a-b` as a and not b; two parts or more. */
interface All {
  kind: 'all'
  of: Rule[]
}

/** `a|b`; two parts or more. */
interface Any {
  kind: 'any'
  of: Rule[]
  /** Name of the list whose words these are (`@name`). */
  vocabulary?: string
}

/** `-a`. */
interface Not {
  kind: 'not'
  of: Rule
}

/** `a{n}b`: at most `distance` tokens between an occurrence of each, either order. */
interface Near {
  kind: 'near'
  left: Rule
  right: Rule
  distance: number
}

/** `(a+b+c){n}`: one occurrence of each, any two of them at most `distance` tokens apart. */
interface Window {
  kind: 'window'
  of: Rule[]
  distance: number
}

/** `a^n`: at least `count` occurrences; of `a|b` together, of `a+b` each. */
interface Frequency {
  kind: 'frequency'
  of: Rule
  count: number
}

export type Field = 'title' | 'body'
export const FIELDS: readonly Field[] = ['title', 'body']

/** What rules are asked about. Names: every name of every entity found, as `canonicalName` writes them. */
export interface RuleArticle {
  title: CanonicalText
  body: CanonicalText
  corps?: readonly string[]
  brands?: readonly string[]
  products?: readonly string[]
}

/** A name as rules compare it: `Model 3`, `MODEL3` and `ｍｏｄｅｌ３` are one. */
export const canonicalName = (name: string): string => canonicalise(name).chars

/** The names one entity scope looks in. */
export function namesIn(article: RuleArticle, scope: NameScope): readonly string[] {
  const names = { corp: article.corps, brand: article.brands, prod: article.products }
  return names[scope] ?? []
}

export const fieldOf = (scope: FieldScope): Field => (scope === 't' ? 'title' : 'body')
export const isFieldScope = (scope: Scope): scope is FieldScope => scope === 't' || scope === 'c'

/** A term from the way it is written, white space evened out; has no tokens when nothing visible is in it. */
export function term(text: string, prefix = false): Term {
  const tidy = evened(text)
  return { kind: 'term', text: tidy, tokens: tokensOf(canonicalise(tidy)), prefix }
}

/** `a`, `a+b`, … : one part stands for itself. */
export const all = (parts: Rule[]): Rule => (parts.length === 1 ? parts[0]! : { kind: 'all', of: parts })
export const any = (parts: Rule[]): Rule => (parts.length === 1 ? parts[0]! : { kind: 'any', of: parts })

/** The parts directly beneath a rule, in the order they are written. */
export function partsOf(rule: Rule): readonly Rule[] {
  switch (rule.kind) {
    case 'term':
      return []
    case 'all':
    case 'any':
    case 'window':
      return rule.of
    case 'near':
      return [rule.left, rule.right]
    default:
      return [rule.of]
  }
}
