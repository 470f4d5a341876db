import { expect, test } from 'vitest'
import { figuresOfCost, type Spent } from './of-cost.ts'

const item = (amount: number) => ({ name: '项', amount })
const spent = (more: Partial<Spent>): Spent => ({ budget: null, media: null, pieces: 4, reached: 8_000, ...more })
const told = (of: Spent | null) => figuresOfCost(of).map(({ value, why }) => why ?? value)

test.each<[string, Spent | null, (number | string)[]]>([
  ['a budget by item', spent({ budget: { currency: 'USD', items: [item(300), item(100)] }, media: 9 }), [100, 50]],
  ['costs of media, without a budget', spent({ media: 80 }), [20, 10]],
  ['a budget without items is none', spent({ budget: { currency: 'CNY', items: [] }, media: 8 }), [2, 1]],
  ['nobody wrote any down', spent({}), ['noCost', 'noCost']],
  ['no piece, and nobody reached', spent({ media: 8, pieces: 0, reached: 0 }), ['nothing', 'nothing']],
  ['a part of the time', null, ['wholeOnly', 'wholeOnly']],
])('%s', (_, of, expected) => {
  expect(told(of)).toEqual(expected)
})

test('in the currency of the budget', () => {
  const [figure] = figuresOfCost(spent({ budget: { currency: 'USD', items: [item(1)] } }))
  expect(figure?.currency).toBe('USD')
})

test('with what was spent and what it is divided by, which stands beside no other number', () => {
  expect(figuresOfCost(spent({ media: 80 })).map(({ quotient }) => quotient)).toEqual([
    { cost: 80, over: 4 },
    { cost: 80, over: 8_000 },
  ])
  expect(figuresOfCost(spent({})).map(({ quotient }) => quotient)).toEqual([undefined, undefined])
})
