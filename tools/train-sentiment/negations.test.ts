// The invented sentences: balanced, unambiguous, and none of those the judge is tested on.
import { expect, it } from 'vitest'
import { negatedBlame, negatedPraise } from '../../engine/text/sentiment/negated.fixture.ts'
import { inventedPairs } from './examples.ts'

const pairs = inventedPairs()
const bodies = pairs.map(({ body }) => body)

it('as many well meant as badly meant, none twice, each learned somewhere', () => {
  expect(pairs.length).toBeGreaterThan(500)
  expect(pairs.filter(({ sentiment }) => sentiment === 1)).toHaveLength(pairs.length / 2)
  expect(new Set(bodies).size).toBe(bodies.length)
  for (const { body, groups } of pairs) expect([body.length > 1, groups.includes(-1)]).toEqual([true, false])
})

it('none of the sentences that the judge is tested on', () => {
  expect(bodies.filter(body => [...negatedPraise, ...negatedBlame].includes(body))).toEqual([])
})
