/** Rules as flat jump code for the baseline, over words numbered beforehand. */
import type { Rule, Term } from '@guanlan/engine/rules'

/** Bits of the fields a word may stand in. */
export const TITLE = 1
export const BODY = 2
const BOTH = TITLE | BODY

/** A step is six numbers: what is asked, three operands, where to go on when true, when false. */
export const STEP = 6
export const WORD = 0 // word, fields
export const COUNT = 1 // word, fields, times
export const NEAR = 2 // word, word, distance
export const TREE = 3 // index of a rule asked the long way
export const YES = -1
export const NO = -2

export interface Programs {
  code: Int32Array
  /** Where the program of each rule begins. */
  starts: Int32Array
  trees: Rule[]
}

type Leaf = [kind: number, a: number, b: number, c: number]
type Label = number[]

export function compile(rules: readonly Rule[], numberOf: (term: Term) => number): Programs {
  let code = new Int32Array(1 << 16)
  let size = 0
  const starts = new Int32Array(rules.length)
  const trees: Rule[] = []
  const bind = (label: Label, target: number): void => {
    for (const place of label) code[place] = target
  }

  function put(leaf: Leaf, yes: Label, no: Label): void {
    if (size + STEP > code.length) {
      const more = new Int32Array(code.length * 2)
      more.set(code)
      code = more
    }
    code.set(leaf, size)
    yes.push(size + 4)
    no.push(size + 5)
    size += STEP
  }

  function emit(rule: Rule, yes: Label, no: Label): void {
    if (rule.kind === 'not') emit(rule.of, no, yes)
    else if (rule.kind === 'all' || rule.kind === 'any') emitEach(rule, yes, no)
    else put(leafOf(rule, numberOf, trees), yes, no)
  }

  function emitEach(rule: Rule & { kind: 'all' | 'any' }, yes: Label, no: Label): void {
    for (const part of rule.of.slice(0, -1)) {
      const next: Label = []
      if (rule.kind === 'all') emit(part, next, no)
      else emit(part, yes, next)
      bind(next, size)
    }
    emit(rule.of.at(-1)!, yes, no)
  }

  rules.forEach((rule, i) => {
    starts[i] = size
    const yes: Label = []
    const no: Label = []
    emit(rule, yes, no)
    bind(yes, YES)
    bind(no, NO)
  })
  return { code: code.slice(0, size), starts, trees }
}

function leafOf(rule: Rule, numberOf: (term: Term) => number, trees: Rule[]): Leaf {
  if (rule.kind === 'term') return [WORD, numberOf(rule), BOTH, 0]
  if (rule.kind === 'scope' && rule.of.kind === 'term' && rule.scope === 't') return [WORD, numberOf(rule.of), TITLE, 0]
  if (rule.kind === 'scope' && rule.of.kind === 'term' && rule.scope === 'c') return [WORD, numberOf(rule.of), BODY, 0]
  if (rule.kind === 'frequency' && rule.of.kind === 'term') return [COUNT, numberOf(rule.of), BOTH, rule.count]
  if (rule.kind === 'near' && rule.left.kind === 'term' && rule.right.kind === 'term') {
    const [left, right] = [numberOf(rule.left), numberOf(rule.right)]
    if (left !== right) return [NEAR, left, right, rule.distance]
  }
  return [TREE, trees.push(rule) - 1, 0, 0]
}

/** Words of which an article has at least one when the rule wants it, the rarest such choice; null when there is none. */
export function keyWords(rule: Rule, numberOf: (term: Term) => number, frequency: Int32Array): number[] | null {
  const among = (parts: readonly Rule[]): (number[] | null)[] => parts.map(part => keyWords(part, numberOf, frequency))
  const cost = (words: number[]): number => words.reduce((sum, word) => sum + frequency[word]!, 0)
  const rarest = (lists: (number[] | null)[]): number[] | null =>
    lists.reduce((best, list) => (list && (!best || cost(list) < cost(best)) ? list : best), null)
  switch (rule.kind) {
    case 'term':
      return [numberOf(rule)]
    case 'not':
      return null
    case 'all':
    case 'window':
      return rarest(among(rule.of))
    case 'near':
      return rarest(among([rule.left, rule.right]))
    case 'any': {
      const lists = among(rule.of)
      return lists.includes(null) ? null : [...new Set(lists.flatMap(list => list ?? []))]
    }
    default:
      return keyWords(rule.of, numberOf, frequency)
  }
}

/** Every word of the rules once, numbered in the order they come. */
export function numberWords(rules: readonly Rule[]): { terms: Term[]; numberOf: (term: Term) => number } {
  const numbers = new Map<string, number>()
  const terms: Term[] = []
  const nameOf = (term: Term): string => term.tokens.join(' ')
  const take = (rule: Rule): void => {
    if (rule.kind === 'term') {
      if (rule.prefix) throw new Error('the baseline knows no prefixes')
      if (numbers.has(nameOf(rule))) return
      numbers.set(nameOf(rule), terms.push(rule) - 1)
    } else if (rule.kind === 'near') {
      take(rule.left)
      take(rule.right)
    } else if (Array.isArray(rule.of)) rule.of.forEach(take)
    else take(rule.of as Rule)
  }
  rules.forEach(take)
  return { terms, numberOf: term => numbers.get(nameOf(term))! }
}
