import { parse } from '@guanlan/engine/rules'
import { describe, expect, it } from 'vitest'
import { ruleTexts } from './mix.ts'

const words = (count: number, mark: string): string[] =>
  Array.from({ length: count }, (_, i) => `${mark}${i.toString(36)}x`)
const vocabulary = { subjects: words(5000, 's'), contexts: words(500, 'c'), exclusions: words(2000, 'x') }

describe('the rules that are measured', () => {
  const next = ruleTexts(vocabulary, 0.5)
  const texts = Array.from({ length: 20_000 }, next)
  const share = (is: (text: string) => boolean): number => texts.filter(is).length / texts.length

  it('are rules', () => {
    expect(texts.filter(text => !parse(text).rule)).toEqual([])
  })

  it('are mixed as agreed', () => {
    expect(share(text => text.includes(' -'))).toBeCloseTo(0.2, 1.5)
    expect(share(text => text.includes('{'))).toBeCloseTo(0.1, 1.5)
    expect(share(text => text.includes('^'))).toBeCloseTo(0.1, 1.5)
    const subjects = texts.join(' ').match(/(?:t:)?s\w+x/g) ?? []
    const inTitle = subjects.filter(each => each.startsWith('t:')).length / subjects.length
    expect(inTitle).toBeGreaterThan(0.02)
    expect(inTitle).toBeLessThan(0.08)
  })

  it('are the same each time', () => {
    const again = ruleTexts(vocabulary, 0.5)
    expect(Array.from({ length: 100 }, again)).toEqual(texts.slice(0, 100))
  })
})
