import { expect, test } from 'vitest'
import { knownFromBelow, senderFacts } from './sender-facts.ts'

test('what a sender says is read, in whatever spelling; what makes no sense is not known', () => {
  const facts = senderFacts(
    {
      msg_type: '4',
      duration: '12.5',
      is_ai: 1,
      core_media: '0',
      flag: 'c_2,s_1,x_9',
      circulation: 30_000,
      data_type: 7,
    },
    7,
  )
  expect(facts).toMatchObject({ msg_type: 4, duration: 12.5, is_ai: true, core_media: false, circulation: 30_000 })
  expect(facts.flag).toEqual({ collection: 'collected', airing: 'live', recognition: null })
  expect(facts.data_type).toBe('7')
  expect(senderFacts({ msg_type: 9, duration: -1, is_ai: 'perhaps', circulation: {} }, 7)).toMatchObject({
    msg_type: null,
    duration: null,
    is_ai: null,
    circulation: null,
  })
})

test.each([[null], ['text'], [[]], [{ flag: 5 }]])('%j says nothing', extra => {
  expect(Object.values(senderFacts(extra, 7)).every(value => value === null)).toBe(true)
})

test('what is said of other organisations stays with them', () => {
  expect(senderFacts({ orgsflag: { 7: 1, 8: 2 } }, 7).orgsflag).toEqual({ 7: 1 })
  expect(senderFacts({ orgsflag: { 8: 2 } }, 7).orgsflag).toBeNull()
})

test('a count is known from below as long as it is the number of which that was said', () => {
  const facts = senderFacts({ atLeast: { reads: 100_000, likes: 500 } }, 7)
  expect(knownFromBelow(facts, { reads: 100_000, likes: 612, shares: 5 })).toEqual(['reads'])
  expect(knownFromBelow(senderFacts({ atLeast: { reads: 'many' } }, 7), { reads: 100_000 })).toEqual([])
  expect(knownFromBelow(senderFacts({}, 7), { reads: null })).toEqual([])
})
