// Random rules on random texts: everything fast, printed or indexed says what the plain evaluation says.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../testing/rounds.ts'
import { canonicalise, grams, tokensOf } from '../text/index.ts'
import { candidates } from './candidates.ts'
import { evaluate, findPlainly } from './evaluate.ts'
import { explain } from './explain.ts'
import { explainMatch } from './explain-match.ts'
import { findHits } from './hits.ts'
import { copyOf } from './matcher/copy.ts'
import { createMatcher, type Matcher, prepare, TableMatcher } from './matcher/matcher.ts'
import { restoreMatcher, snapshotOf } from './matcher/snapshot.ts'
import { findFast, wants } from './occurrences.ts'
import { demandsWord } from './operands.ts'
import { parse } from './parse.ts'
import { print } from './print.ts'
import { FIELDS, type Rule } from './rule.ts'
import { holdsOn } from './testing/holds-on.ts'
import { anyRule, article, randomArticle, rule, word } from './testing/random.ts'

const sorted = (ids: Int32Array): number[] => [...ids].sort((a, b) => a - b)

const label = 'agreement'

/** The same matcher after everything that may happen to it: tidied, written out and read again. */
const afterwards: Record<string, (matcher: TableMatcher) => Matcher> = {
  'as it is': matcher => matcher,
  tidied: ({ tables, frequencies, exact }) => {
    const steps = copyOf(tables, frequencies)
    let step = steps.next()
    while (!step.done) step = steps.next()
    return new TableMatcher(step.value, frequencies, exact)
  },
  'read again': matcher => restoreMatcher(Buffer.concat(snapshotOf(matcher, label)), label)!,
}

describe('random rules on random articles', () => {
  it.each(Object.keys(afterwards))(
    'the matcher %s wants exactly what the plain evaluation wants',
    name => {
      let [requested, wanted] = [0, 0]
      const tried = name === 'as it is' ? cases(300, 20_000) : cases(50, 3_000)
      fc.assert(
        fc.property(
          fc.array(rule, { minLength: 1, maxLength: 12 }),
          fc.array(article, { minLength: 1, maxLength: 6 }),
          (rules, articles) => {
            const matcher = createMatcher()
            for (const about of articles) matcher.learn(about)
            rules.forEach((each, id) => void matcher.set(id, each))
            const check = (matcher: Matcher, rulesById: ReadonlyMap<number, Rule>): void => {
              expect(matcher.size).toBe(rulesById.size)
              for (const about of articles) {
                const expected = [...rulesById].filter(([, each]) => evaluate(each, about)).map(([id]) => id)
                requested += rulesById.size
                wanted += expected.length
                expect(sorted(matcher.match(about))).toEqual(expected)
              }
            }
            const now = new Map(rules.entries())
            check(afterwards[name]!(matcher as TableMatcher), now)
            for (const id of rules.keys()) {
              if (id % 4 === 0) matcher.set(id, now.set(id, rules[0]!).get(id)!)
              if (id % 2 === 1 && now.delete(id)) matcher.remove(id)
            }
            check(afterwards[name]!(matcher as TableMatcher), now)
          },
        ),
        tried,
      )
      expect(requested).toBeGreaterThan(tried.numRuns * 20)
      expect(wanted).toBeGreaterThan(tried.numRuns)
      // Counted in cases, not in seconds: a busy machine takes its time.
    },
    600_000,
  )

  it('a term is found in the same places quickly and plainly', () => {
    fc.assert(
      fc.property(word, randomArticle, (expected, { article }) => {
        for (const field of FIELDS)
          expect(findFast(expected, field, article)).toEqual(findPlainly(expected, field, article))
      }),
      cases(1_000, 50_000),
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
      cases(1_000, 50_000),
    )
  })

  it('an article a rule wants has the grams the rule asks the index for', () => {
    fc.assert(
      fc.property(rule, randomArticle, (each, { article }) => {
        const present = new Set(grams([article.title, article.body]))
        if (evaluate(each, article)) expect(holdsOn(candidates(each), gram => present.has(gram))).toBe(true)
      }),
      cases(1_000, 50_000),
    )
  })

  it('a hit stands where the original says the word', () => {
    fc.assert(
      fc.property(word, randomArticle, (expected, { title, body, article }) => {
        const hits = findHits(expected, article)
        expect(hits.length > 0).toBe(evaluate(expected, article))
        for (const { field, from, to } of hits) {
          const slice = tokensOf(canonicalise((field === 'title' ? title : body).slice(from, to))).join(' ')
          expect(slice).toContain(expected.tokens.join(' '))
        }
      }),
      cases(1_000, 50_000),
    )
  })

  it('the explained match and the sentence agree with the rule', () => {
    fc.assert(
      fc.property(rule, randomArticle, (each, { article }) => {
        expect(explainMatch(each, article).holds).toBe(evaluate(each, article))
        expect(wants(each, article)).toBe(evaluate(each, article))
        expect(prepare(each)(article)).toBe(evaluate(each, article))
        for (const sentence of explain(each)) expect(sentence).not.toMatch(/undefined|\{\{|\[object/)
      }),
      cases(500, 20_000),
    )
  })

  it('a rule is refused as matching everything exactly when it wants an empty article', () => {
    const empty = { title: canonicalise(''), body: canonicalise('') }
    fc.assert(
      fc.property(anyRule, each => {
        expect(demandsWord(each)).toBe(!evaluate(each, empty))
      }),
      cases(1_000, 50_000),
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
      cases(2_000, 100_000),
    )
  })
})
