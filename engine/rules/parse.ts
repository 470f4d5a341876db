// Text → rule. Reads on after every mistake, so that all of them are shown at once; time grows with the text only.

import { advise } from './advice.ts'
import { MAX_DEPTH, MAX_RULE_LENGTH } from './limits.ts'
import { canBeCounted, demandsWord, hasPlaces, hasScope, isNameRule } from './operands.ts'
import { collect, type Fix, fix, type Problem, type ProblemCode, type Report } from './problems.ts'
import { all, any, isFieldScope, type Rule, type Scope, term } from './rule.ts'
import { type Sign, scan } from './scan.ts'
import type { Vocabularies } from './vocabulary.ts'

/** `rule` is null exactly when a problem is an error. */
export interface Parsed {
  rule: Rule | null
  problems: Problem[]
}

/** @param vocabularies the lists that `@name` may stand for; without them it is a word like any other */
export function parse(text: string, vocabularies?: Vocabularies): Parsed {
  const found = collect()
  const { report } = found
  const rule = text.length > MAX_RULE_LENGTH ? refuseLength(text, report) : read(text, report)
  if (!found.broken && !rule) report('rule.empty', 0, text.length)
  return { rule: found.broken ? null : rule, problems: found.problems() }

  function read(text: string, report: Report): Rule | null {
    const signs = scan(text, report, vocabularies)
    const rule = new Reader(signs, text.length, report).readAll()
    if (!rule || found.broken) return rule
    if (!demandsWord(rule)) report('rule.always', 0, text.length)
    else advise(rule, signs, report)
    return rule
  }
}

function refuseLength(text: string, report: Report): null {
  report('rule.length', MAX_RULE_LENGTH, text.length, undefined, { max: MAX_RULE_LENGTH })
  return null
}

/** Recursive descent, one method a line of the grammar. A method returns null where there is no word to return. */
class Reader {
  private i = 0
  private depth = 0
  private readonly signs: Sign[]
  private readonly end: number
  private readonly report: Report

  constructor(signs: Sign[], end: number, report: Report) {
    this.signs = signs
    this.end = end
    this.report = report
  }

  readAll(): Rule | null {
    let rule = this.readAny()
    while (this.i < this.signs.length) {
      const { from, to } = this.signs[this.i++]!
      this.say('rule.bracket.close', from, to, () => [fix('remove', from, to, '')])
      rule = this.readAny() ?? rule
    }
    return rule
  }

  private readAny(): Rule | null {
    const parts: Rule[] = []
    let first = true
    let bar: Sign | null = null
    do {
      const part = this.readEvery()
      if (part) parts.push(part)
      else if (bar) this.sayMissing(bar)
      else if (first && this.peek() === '|') this.sayMissing(this.signs[this.i]!)
      first = false
      bar = this.take('|')
    } while (bar)
    return parts.length === 0 ? null : any(parts)
  }

  private readEvery(): Rule | null {
    const parts: Rule[] = []
    const leading = this.take('+')
    if (leading) this.sayMissing(leading)
    let operator: Sign | null = null
    for (;;) {
      const part = this.readItem()
      if (part) parts.push(part)
      else if (operator) this.sayMissing(operator)
      operator = this.take('+')
      if (operator) continue
      const next = this.peek()
      if (next === '-' && (part || parts.length > 0)) continue
      if (next !== 'term' && next !== '(' && next !== 'scope') break
      const { from } = this.signs[this.i]!
      this.say('rule.operator.missing', from, from, () => [fix('and', from, from, '+'), fix('or', from, from, '|')])
    }
    return parts.length === 0 ? null : all(parts)
  }

  private readItem(): Rule | null {
    const minus = this.take('-')
    const rule = this.readNear()
    if (!minus) return rule
    if (rule) return { kind: 'not', of: rule }
    this.sayMissing(minus)
    return null
  }

  private readNear(): Rule | null {
    const from = this.here()
    const left = this.readFrequency()
    let rule = left
    for (let links = 0; this.peek() === 'distance'; links++) {
      const sign = this.signs[this.i++] as Sign & { number: number }
      const right = this.readFrequency()
      if (!rule || !right)
        this.say('rule.distance.operand', sign.from, sign.to, () => [fix('remove', sign.from, sign.to, '')])
      else if (links > 0) this.say('rule.distance.chain', from, this.before())
      else if (!hasPlaces(rule) || !hasPlaces(right)) this.say('rule.distance.operand', from, this.before())
      // A chain is refused, not nested: thousands of links would be as deep a tree.
      if (rule && right && links === 0) rule = { kind: 'near', left: rule, right, distance: sign.number }
      else rule ??= right
    }
    return rule
  }

  private readFrequency(): Rule | null {
    const from = this.here()
    let rule = this.readUnit()
    for (let times = 0; this.peek() === 'frequency'; times++) {
      const sign = this.signs[this.i++] as Sign & { number: number }
      const remove = () => [fix('remove', sign.from, sign.to, '')]
      if (!rule) this.say('rule.word.missing', sign.from, sign.to, remove)
      else if (times > 0) this.say('rule.freq.repeated', sign.from, sign.to, remove)
      else if (!canBeCounted(rule)) this.say('rule.freq.operand', from, sign.to, remove)
      else rule = { kind: 'frequency', of: rule, count: sign.number }
    }
    return rule
  }

  private readUnit(): Rule | null {
    const sign = this.signs[this.i]
    if (sign?.kind === 'term') {
      this.i++
      return sign.of ?? sign.term
    }
    if (sign?.kind !== '(' && sign?.kind !== 'scope') return null
    if (this.depth >= MAX_DEPTH) return this.skipDeep(sign)
    this.i++
    this.depth++
    const rule = sign.kind === 'scope' ? this.readScoped(sign, sign.scope) : this.readBrackets(sign)
    this.depth--
    return rule
  }

  private readScoped(sign: Sign, scope: Scope): Rule | null {
    const saidBefore = this.said
    const of = this.readUnit()
    if (!of) {
      if (this.said === saidBefore) this.sayMissing(sign)
      return null
    }
    if (hasScope(of))
      this.say('rule.scope.nested', sign.from, this.before(), () => [fix('remove', sign.from, sign.to, '')])
    else if (!isFieldScope(scope) && !isNameRule(of)) this.say('rule.scope.operand', sign.from, this.before())
    return { kind: 'scope', scope, of }
  }

  private readBrackets(open: Sign): Rule | null {
    const saidBefore = this.said
    const rule = this.readAny()
    const closed = this.take(')')
    if (!closed) this.say('rule.bracket.open', open.from, open.to, () => [fix('close', this.end, this.end, ')')])
    else if (!rule && this.said === saidBefore) {
      this.say('rule.bracket.empty', open.from, closed.to, () => [fix('remove', open.from, closed.to, '')])
    }
    return rule && this.isWindow() ? this.readWindow(rule, open.from) : rule
  }

  /** `(…){n}` with nothing behind it to measure the distance to. */
  private isWindow(): boolean {
    if (this.peek() !== 'distance') return false
    const next = this.signs[this.i + 1]?.kind
    return next !== 'term' && next !== '(' && next !== 'scope'
  }

  private readWindow(inside: Rule, from: number): Rule {
    const sign = this.signs[this.i++] as Sign & { number: number }
    if (inside.kind !== 'all') {
      this.say('rule.distance.window', from, sign.to, () => [fix('remove', sign.from, sign.to, '')])
      return inside
    }
    if (!inside.of.every(hasPlaces)) this.say('rule.distance.operand', from, sign.to)
    return { kind: 'window', of: inside.of, distance: sign.number }
  }

  /** Steps over what is nested too deep, to its closing bracket; a stand-in keeps what is around it from complaining. */
  private skipDeep(sign: Sign): Rule {
    this.say('rule.depth', sign.from, sign.to, undefined, { max: MAX_DEPTH })
    let open = 0
    for (; this.i < this.signs.length; this.i++) {
      const { kind } = this.signs[this.i]!
      if (kind === '(') open++
      else if (kind === ')' && open-- === 0) break
    }
    return term('…')
  }

  private said = 0

  private say(code: ProblemCode, from: number, to: number, fixes?: () => Fix[], values?: Record<string, number>): void {
    this.said++
    this.report(code, from, to, fixes, values)
  }

  private sayMissing({ from, to }: Sign): void {
    this.say('rule.word.missing', from, to, () => [fix('remove', from, to, '')])
  }

  private peek(): Sign['kind'] | undefined {
    return this.signs[this.i]?.kind
  }

  private take(kind: '|' | '+' | '-' | ')'): Sign | null {
    return this.peek() === kind ? this.signs[this.i++]! : null
  }

  private here(): number {
    return this.signs[this.i]?.from ?? this.end
  }

  private before(): number {
    return this.signs[this.i - 1]?.to ?? 0
  }
}
