// What is allowed and yet hardly meant: words that add nothing, exclusions that leave nothing, words far too short.
import { MAX_PROBLEMS } from './limits.ts'
import { type Fix, fix, type ProblemCode, type Report } from './problems.ts'
import { isFieldScope, partsOf, type Rule, type Term } from './rule.ts'
import type { Sign } from './scan.ts'

/** Something about one word of the rule. */
interface Note {
  code: ProblemCode
  term: Term
  values: Record<string, string>
  /** Take the word out, with the operator beside it? */
  removable: boolean
}
type Take = (note: Note) => void

/** `signs`: those the rule was read from, each term the object that stands in the rule. Time grows with the rule only. */
export function advise(rule: Rule, signs: readonly Sign[], report: Report): void {
  const notes = new Map<Term, Note>()
  const take: Take = note => void (notes.size < MAX_PROBLEMS && !notes.has(note.term) && notes.set(note.term, note))
  findSingles(rule, take)
  findNeedless(rule, take, false)
  if (notes.size === 0) return
  signs.forEach((sign, i) => {
    const note = sign.kind === 'term' ? notes.get(sign.term) : undefined
    if (!note) return
    const { code, values, removable } = note
    const cut = removable ? () => removal(signs, i) : undefined
    report(code, sign.from, sign.to, cut, values)
  })
}

/** The word with the operator before it, or behind it when it is the first. */
function removal(signs: readonly Sign[], i: number): Fix[] {
  const [before, { from, to }, behind] = [signs[i - 1], signs[i]!, signs[i + 1]]
  if (before && '|+-'.includes(before.kind)) return [fix('remove', before.from, to, '')]
  return behind && '|+'.includes(behind.kind) ? [fix('remove', from, behind.to, '')] : []
}

const oneHan = /^\p{Script=Han}$/u

/** A single character that alone decides an alternative. */
function findSingles(rule: Rule, take: Take): void {
  if (rule.kind === 'any') for (const part of rule.of) findSingles(part, take)
  else if (rule.kind === 'scope' && isFieldScope(rule.scope)) findSingles(rule.of, take)
  else if (rule.kind === 'all') {
    const requested = rule.of.filter(part => part.kind !== 'not')
    if (requested.length === 1) findSingles(requested[0]!, take)
  } else if (rule.kind === 'term' && rule.tokens.length === 1 && oneHan.test(rule.tokens[0]!)) {
    take({ code: 'rule.word.single', term: rule, values: {}, removable: false })
  }
}

/** `counted`: inside `^n` and `{n}` every place counts, so a longer word beside a shorter one means something. */
function findNeedless(rule: Rule, take: Take, counted: boolean): void {
  if (rule.kind === 'any' || rule.kind === 'all') {
    const names = findRepeated(rule.of, take)
    if (rule.kind === 'any' && !counted) findContained(rule.of, names, take)
    if (rule.kind === 'all') findExcluded(rule.of, take)
  }
  if (rule.kind === 'frequency' && rule.count > 1 && rule.of.kind === 'scope' && rule.of.scope === 't') {
    const { of } = rule.of
    if (of.kind === 'term') take({ code: 'rule.freq.title', term: of, values: {}, removable: false })
  }
  const places = rule.kind === 'frequency' || rule.kind === 'near' || rule.kind === 'window'
  for (const part of partsOf(rule)) findNeedless(part, take, counted || places)
}

const nameOf = ({ tokens, prefix }: Term): string => {
  const name = tokens.length === 1 ? tokens[0]! : tokens.join(' ')
  return prefix ? `${name}*` : name
}

/** Words by name, and how long those are that begin with a token: most runs of tokens need not be looked up. */
class Names {
  private readonly terms = new Map<string, Term>()
  /** Bit n: a word of n tokens begins so. */
  private readonly lengths = new Map<string, number>()

  get size(): number {
    return this.terms.size
  }

  /** @returns false when the name is there already. */
  add(name: string, term: Term): boolean {
    const known = this.terms.size
    if (!this.terms.has(name)) this.terms.set(name, term)
    const first = term.tokens[0]!
    const { length } = term.tokens
    if (length < MOST_TOKENS) this.lengths.set(first, (this.lengths.get(first) ?? 0) | (1 << length))
    return this.terms.size > known
  }

  /** The first of these words that stands inside the word, in its whole tokens; the word itself only when `whole`. */
  inside(term: Term, whole: boolean): Term | undefined {
    const { tokens } = term
    const same = whole ? this.terms.get(nameOf(term)) : undefined
    if (same || tokens.length > MOST_TOKENS) return same
    const exact = term.prefix ? tokens.length - 1 : tokens.length
    for (let from = 0; from < exact; from++) {
      const lengths = this.lengths.get(tokens[from]!) ?? 0
      for (let length = 1; lengths >> length > 0 && from + length <= exact && length < tokens.length; length++) {
        if (!((lengths >> length) & 1)) continue
        const found = this.terms.get(length === 1 ? tokens[from]! : tokens.slice(from, from + length).join(' '))
        if (found) return found
      }
    }
    return undefined
  }
}

/** Longest run of tokens that is looked up: runs are not compared with every other word, and longer words are taken as they are. */
const MOST_TOKENS = 16

/** @returns the words among the parts, of equal ones the first. */
function findRepeated(parts: readonly Rule[], take: Take): Names {
  const names = new Names()
  for (const part of parts) {
    if (part.kind !== 'term' || names.add(nameOf(part), part)) continue
    take({ code: 'rule.word.repeated', term: part, values: { word: part.text }, removable: true })
  }
  return names
}

/** `apple|apple pie`: whoever has the longer has the shorter. */
function findContained(parts: readonly Rule[], names: Names, take: Take): void {
  for (const part of parts) {
    if (part.kind !== 'term') continue
    const shorter = names.inside(part, false)
    if (!shorter) continue
    const values = { word: part.text, shorter: shorter.text }
    take({ code: 'rule.word.contained', term: part, values, removable: true })
  }
}

/** `a-a`, `(a|b)-a`, `apple pie-apple`: what is excluded stands in what is wanted. */
function findExcluded(parts: readonly Rule[], take: Take): void {
  const excluded = new Names()
  for (const part of parts)
    if (part.kind === 'not') for (const term of alternatives(part.of)) excluded.add(nameOf(term), term)
  if (excluded.size === 0) return
  for (const part of parts) {
    if (part.kind === 'not') continue
    for (const term of alternatives(wantedPart(part))) {
      const found = excluded.inside(term, true)
      if (!found) continue
      const values = { word: found.text, wanted: term.text }
      take({ code: 'rule.not.wanted', term: found, values, removable: true })
    }
  }
}

/** Title or body, three times or once: the word has to be there. */
function wantedPart(rule: Rule): Rule {
  if (rule.kind === 'scope' && isFieldScope(rule.scope)) return wantedPart(rule.of)
  return rule.kind === 'frequency' ? wantedPart(rule.of) : rule
}

function alternatives(rule: Rule): Term[] {
  if (rule.kind === 'term') return [rule]
  return rule.kind === 'any' ? rule.of.filter(part => part.kind === 'term') : []
}
