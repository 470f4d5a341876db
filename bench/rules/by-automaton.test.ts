import { evaluate } from '@guanlan/engine/rules'
import { describe, expect, it } from 'vitest'
import { buildBaseline } from './by-automaton.ts'
import { compare } from './exact.ts'
import { ruleTexts } from './mix.ts'
import { chance } from './random.ts'
import { ruleOf, toCanonical } from './workload.ts'

const luck = chance(3)
const words = Array.from({ length: 300 }, (_, i) =>
  String.fromCharCode(0x4e00 + (i % 40), 0x5e00 + (i % 7), 0x4e00 + (i % 11)),
)
const vocabulary = { subjects: words, contexts: words.slice(0, 150), exclusions: words.slice(100) }
const text = (length: number): string =>
  Array.from({ length }, () => luck.of(words).slice(luck.upTo(2)) + luck.of(['', '，', 'ai '])).join('')
const articles = Array.from({ length: 40 }, () => toCanonical({ title: text(4), body: text(60) }))
const next = ruleTexts(vocabulary, 0.5)
const rules = Array.from({ length: 500 }, () => ruleOf(next()))
const expected = articles.map(article => rules.flatMap((rule, i) => (evaluate(rule, article) ? [i + 1] : [])))

describe('the baseline the matcher is compared with', () => {
  it('wants exactly what the plain evaluation wants', () => {
    const baseline = buildBaseline(rules, articles.slice(0, 10))
    expect(articles.map(article => baseline.match(article))).toEqual(expected)
    expect(expected.flat().length).toBeGreaterThan(100)
  })
})

describe('the check of exactness', () => {
  const byId = new Map(rules.map((rule, i) => [i + 1, rule]))

  it('finds nothing in right answers', () => {
    const { pairs, wanted, differing } = compare(byId, articles, expected)
    expect([pairs, wanted, differing]).toEqual([20_000, expected.flat().length, 0])
  })

  it('finds one answer too many and one too few', () => {
    const missing = expected.map((ids, i) => (i === 0 ? ids.slice(1) : ids))
    const extra = expected.map((ids, i) => (i === 0 ? [...ids, [...byId.keys()].find(id => !ids.includes(id))!] : ids))
    expect(compare(byId, articles, missing).differing).toBe(1)
    expect(compare(byId, articles, extra).differing).toBe(1)
  })
})
