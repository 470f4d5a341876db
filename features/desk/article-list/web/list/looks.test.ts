import { expect, test } from 'vitest'
import { lookOf } from './looks.ts'
import { cardsIn } from './use-cards-in-line.ts'

test.each([
  ['what was chosen', { look: 'table' }, 'table'],
  ['nothing chosen', {}, 'list'],
  ['a look that is no more', { look: 'mosaic' }, 'list'],
])('%s', (_, choices, look) => expect(lookOf(choices)).toBe(look))

test('cards stand beside each other where there is room, one at least', () => {
  expect([200, 288, 575, 576, 900].map(cardsIn)).toEqual([1, 1, 1, 2, 3])
})
