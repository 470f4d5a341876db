import { expect, test } from 'vitest'
import { stateOf, turned } from './difference.ts'

const base = new Set(['monitors.view', 'monitors.edit'])
const nothing = { granted: [], withheld: [] }

test.each([
  ['what the built-in role gives is withheld', nothing, ['monitors.edit'], false, [], ['monitors.edit']],
  ['and given back', { granted: [], withheld: ['monitors.edit'] }, ['monitors.edit'], true, [], []],
  ['anything else is added', nothing, ['roles.view'], true, ['roles.view'], []],
  ['and taken off', { granted: ['roles.view'], withheld: [] }, ['roles.view'], false, [], []],
  ['several at once', nothing, ['monitors.view', 'roles.view'], true, ['roles.view'], []],
  ['nothing stands twice', { granted: ['roles.view'], withheld: [] }, ['roles.view'], true, ['roles.view'], []],
] as const)('%s', (_, before, functions, isOn, granted, withheld) =>
  expect(turned(base, before, functions, isOn)).toEqual({ granted, withheld }),
)

test('a screen is ticked, partly ticked or not', () => {
  const isOn = (name: string) => base.has(name)
  expect(
    [['monitors.view'], ['monitors.view', 'roles.view'], ['roles.view'], []].map(each => stateOf(each, isOn)),
  ).toEqual(['all', 'some', 'none', 'none'])
})
