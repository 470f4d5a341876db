import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildAutomaton } from './automaton.ts'

/** Every occurrence the plain way: word and end, in the order of ends, longer words first. */
function findPlainly(words: string[], text: string): [word: string, end: number][] {
  const found: [string, number][] = []
  for (let end = 1; end <= text.length; end++) {
    const here = [...new Set(words)].filter(word => text.slice(0, end).endsWith(word))
    for (const word of here.sort((a, b) => b.length - a.length)) found.push([word, end])
  }
  return found
}

describe('the automaton the matcher is compared with', () => {
  it('finds every occurrence of every word', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '中', '国', '家'), maxLength: 40 })
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '中', '国'), minLength: 1, maxLength: 5 }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(words, text, (list, given) => {
        const automaton = buildAutomaton(list)
        const size = automaton.find(given)
        const found = Array.from({ length: size }, (_, i) => [
          list[automaton.found[2 * i]!]!,
          automaton.found[2 * i + 1]!,
        ])
        expect(found).toEqual(findPlainly(list, given))
      }),
      { numRuns: 300 },
    )
  })
})
