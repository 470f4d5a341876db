import type { Filter } from '@guanlan/features/articles/articles/contract'
import { expect, test } from 'vitest'
import { stateOf, withValue } from './facet-act.ts'

const is = (...values: string[]): Filter => ({ field: 'mediaType', is: 'is', values })
const not = (...values: string[]): Filter => ({ field: 'mediaType', is: 'isNot', values })
const other: Filter = { field: 'author', is: 'is', values: ['web'] }

test.each<[string, Filter[], Filter['is'], Filter[]]>([
  ['begins a filter', [other], 'is', [other, is('web')]],
  ['joins one', [is('app')], 'is', [is('app', 'web')]],
  ['is taken out again', [is('app', 'web')], 'is', [is('app')]],
  ['leaves no empty filter', [other, is('web')], 'is', [other]],
  ['is excluded', [is('app')], 'isNot', [is('app'), not('web')]],
  ['turns from wanted to excluded', [is('web')], 'isNot', [not('web')]],
  ['turns from excluded to wanted', [not('web', 'app')], 'is', [not('app'), is('web')]],
])('a value %s', (_, before, how, after) => {
  expect(withValue(before, 'mediaType', 'web', how)).toEqual(after)
})

test('says of a value how it stands', () => {
  expect(stateOf([other, is('app'), not('web')], 'mediaType', 'web')).toBe('isNot')
  expect(stateOf([other], 'mediaType', 'web')).toBeNull()
})
