// Random rules on random texts: everything fast, printed or indexed says what the plain evaluation says.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalise, grams, tokensOf } from '../text/index.ts'
import { candidates, holdsOn } from './candidates.ts'
import { evaluate, findPlainly } from './evaluate.ts'
import { explain } from './explain.ts'
import { explainMatch } from './explain-match.ts'
import { findHits } from './hits.ts'
import { createMatcher } from './matcher/matcher.ts'
import { parse } from './parse.ts'
import { findFast, wants } from './places.ts'
import { print } from './print.ts'
import { required } from './required.ts'
import { all, any, canonicalName, FIELDS, type Rule, type RuleArticle, term } from './rule.ts'

const pool = [
  ...[
    '华',
    '華為',
    '华为',
    '手机',
    '手機',
    '哈哈',
    '哈',
    '中国',
    '国家',
    '苹果公司',
    '。',
    '！？',
    'AI',
    'Ａｐｐ',
    'apple',
    'Model 3',
    '5G',
  ],
  ...[
    'CR-V',
    'C++',
    'node.js',
    'a',
    'x',
    '3',
    '👍',
    '👍🏽',
    '👨‍👩‍👧',
    '𠮷',
    '𠮷野',
    '한국',
    'カナ',
    'café',
    '\ud83d',
    '的',
    '㈱',
    '·',
  ],
]
const awkward = [
  '"',
  '\\',
  'a+b',
  'a|b',
  '(x)',
  'a{5}b',
  'x^2',
  't:x',
  'http://x',
  'a,b',
  '“x”',
  '*',
  'a*b',
  'ab*',
  '华为*',
  '-x',
  'x-',
  '华-为',
  '＂',
  '、',
]

const word = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...pool).map(text => term(text)) },
  { weight: 1, arbitrary: fc.constantFrom(...awkward).map(text => term(text)) },
  { weight: 1, arbitrary: fc.constantFrom('app', 'node', 'mod', 'C++app', 'x:mod').map(text => term(text, true)) },
)
const several = <T>(part: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(part, { minLength: 2, maxLength: 3 })
const words: fc.Arbitrary<Rule> = fc.oneof({ weight: 3, arbitrary: word }, several(word).map(any))
const count = fc.constantFrom(1, 1, 2, 2, 3, 10)
const distance = fc.constantFrom(0, 0, 1, 2, 5, 500)
const frequent = (of: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.record({ kind: fc.constant('frequency' as const), of, count })
const inField = (of: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.record({ kind: fc.constant('scope' as const), scope: fc.constantFrom('t' as const, 'c' as const), of })
const operand = fc.oneof({ weight: 4, arbitrary: words }, frequent(words), inField(words))
const leaf: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 5, arbitrary: word },
  fc.record({ kind: fc.constant('near' as const), left: operand, right: operand, distance }),
  fc.record({ kind: fc.constant('window' as const), of: several(operand), distance }),
  frequent(fc.oneof(words, several(words).map(all), inField(words))),
)
const combined = (part: fc.Arbitrary<Rule>): fc.Arbitrary<Rule> =>
  fc.oneof(
    several(part).map(all),
    several(part).map(any),
    part.map(of => ({ kind: 'not' as const, of })),
  )
const withoutScope = fc.oneof(word, frequent(words), combined(word))
const name = fc.constantFrom('华为', 'Model 3', 'AI', '苹果公司')
const nameRule = fc.oneof(
  name.map(text => term(text)),
  combined(name.map(text => term(text))),
)
const named: fc.Arbitrary<Rule> = fc.record({
  kind: fc.constant('scope' as const),
  scope: fc.constantFrom('corp' as const, 'brand' as const, 'prod' as const),
  of: nameRule,
})
const node = fc.oneof({ weight: 6, arbitrary: leaf }, named, inField(withoutScope))
const anyRule = fc.oneof(node, combined(node), combined(combined(node)), combined(combined(combined(node))))
const rule = anyRule.filter(each => required(each) !== null)

const text = fc
  .array(fc.constantFrom(...pool, '。', ' ', '\n', '，', '\u200b', 's', '华', '国'), { maxLength: 16 })
  .map(pieces => pieces.join(''))
const names = fc.array(name.map(canonicalName), { maxLength: 2 })
interface Written {
  title: string
  body: string
  article: RuleArticle
}
const written: fc.Arbitrary<Written> = fc
  .record({ title: text, body: text, corps: names, brands: names, products: names })
  .map(({ title, body, ...found }) => {
    return { title, body, article: { title: canonicalise(title), body: canonicalise(body), ...found } }
  })

const sorted = (ids: Int32Array): number[] => [...ids].sort((a, b) => a - b)

describe('random rules on random articles', () => {
  it('the matcher wants exactly what the plain evaluation wants', () => {
    let wanted = 0
    fc.assert(
      fc.property(
        fc.array(rule, { minLength: 1, maxLength: 8 }),
        fc.array(written, { minLength: 1, maxLength: 4 }),
        (rules, list) => {
          const matcher = createMatcher()
          rules.forEach((each, id) => void matcher.set(id, each))
          for (const { article } of list) {
            const expected = [...rules.keys()].filter(id => evaluate(rules[id]!, article))
            wanted += expected.length
            expect(sorted(matcher.match(article))).toEqual(expected)
          }
          rules.forEach((_, id) => void (id % 2 && matcher.remove(id)))
          rules.forEach((_, id) => void (id % 4 === 0 && matcher.set(id, rules[0]!)))
          const now = [...rules.keys()].filter(id => id % 2 === 0)
          expect(matcher.size).toBe(now.length)
          for (const { article } of list) {
            const expected = now.filter(id => evaluate(rules[id % 4 === 0 ? 0 : id]!, article))
            expect(sorted(matcher.match(article))).toEqual(expected)
          }
        },
      ),
      { numRuns: 3000 },
    )
    expect(wanted).toBeGreaterThan(1000)
  })

  it('a term is found in the same places quickly and plainly', () => {
    fc.assert(
      fc.property(word, written, (wanted, { article }) => {
        for (const field of FIELDS)
          expect(findFast(wanted, field, article)).toEqual(findPlainly(wanted, field, article))
      }),
      { numRuns: 5000 },
    )
  })

  it('a printed rule reads as the same rule', () => {
    fc.assert(
      fc.property(rule, each => {
        const { rule: again, problems } = parse(print(each))
        expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
        expect(again).toEqual(each)
        expect(print(again!)).toBe(print(each))
      }),
      { numRuns: 5000 },
    )
  })

  it('an article a rule wants has the grams the rule asks the index for', () => {
    fc.assert(
      fc.property(rule, written, (each, { article }) => {
        const present = new Set(grams([article.title, article.body]))
        if (evaluate(each, article)) expect(holdsOn(candidates(each), gram => present.has(gram))).toBe(true)
      }),
      { numRuns: 5000 },
    )
  })

  it('a hit stands where the original says the word', () => {
    fc.assert(
      fc.property(word, written, (wanted, { title, body, article }) => {
        const hits = findHits(wanted, article)
        expect(hits.length > 0).toBe(evaluate(wanted, article))
        for (const { field, from, to } of hits) {
          const slice = tokensOf(canonicalise((field === 'title' ? title : body).slice(from, to))).join(' ')
          expect(slice).toContain(wanted.tokens.join(' '))
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('the explained match and the sentence agree with the rule', () => {
    fc.assert(
      fc.property(rule, written, (each, { article }) => {
        expect(explainMatch(each, article).holds).toBe(evaluate(each, article))
        expect(wants(each, article)).toBe(evaluate(each, article))
        for (const sentence of explain(each)) expect(sentence).not.toMatch(/undefined|\{\{|\[object/)
      }),
      { numRuns: 2000 },
    )
  })

  it('a rule is refused as matching everything exactly when it wants an empty article', () => {
    const empty = { title: canonicalise(''), body: canonicalise('') }
    fc.assert(
      fc.property(anyRule, each => {
        expect(required(each) === null).toBe(evaluate(each, empty))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('whatever is typed', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          ...'+|-(){}^:",，＋（）“”\\* \n'.split(''),
          ...'0159abCR华为机t'.split(''),
          't:',
          'corp:',
          '{5}',
          '^2',
          '😀',
          '\ud83d',
        ),
        {
          maxLength: 40,
        },
      )
      .map(pieces => pieces.join('')),
  )

  it('is parsed without throwing, and refused exactly when a problem is an error', () => {
    fc.assert(
      fc.property(typed, input => {
        const { rule: found, problems } = parse(input)
        expect(found === null).toBe(problems.some(({ severity }) => severity === 'error'))
        for (const { from, to, fixes = [] } of problems) {
          for (const range of [{ from, to }, ...fixes]) {
            expect(range.from).toBeLessThanOrEqual(range.to)
            expect(range.to).toBeLessThanOrEqual(input.length)
          }
        }
        if (found) expect(parse(print(found)).rule).toEqual(found)
      }),
      { numRuns: 10_000 },
    )
  })
})
