import { expect, test } from 'vitest'
import type { FieldSet } from '../../contract.ts'
import { openOf, renamed, startWith, turned, usualChoice } from './chosen-fields.ts'

const set = (more: Partial<FieldSet>): FieldSet => ({
  id: 1,
  name: '组合',
  fields: [{ key: 'title' }, { key: 'body' }],
  shared: false,
  isDefault: true,
  version: 1,
  updatedAt: '2026-11-23T00:00:00Z',
  updatedBy: null,
  ...more,
})

test('one begins with one’s own default, then the organisation’s, then the usual fields, as far as they are open', () => {
  const shared = set({ shared: true, fields: [{ key: 'url' }] })
  expect(startWith([shared, set({})], 3)).toEqual([{ key: 'title' }, { key: 'body' }])
  expect(startWith([set({ isDefault: false }), shared], 3)).toEqual([{ key: 'url' }])
  expect(startWith([], 1)).toEqual(usualChoice(1))
  expect(startWith([set({})], 1)).toEqual([{ key: 'title' }])
  expect(startWith([set({ fields: [{ key: 'body' }] })], 1)).toEqual(usualChoice(1))
  expect(usualChoice(1).map(({ key }) => key)).not.toContain('author')
  expect(openOf([{ key: 'notes' }], 2)).toEqual([])
})

test('fields are turned on at the end and given names', () => {
  const two = turned([{ key: 'title' }], 'url', true)
  expect(turned(two, 'title', false)).toEqual([{ key: 'url' }])
  expect(renamed(two, 0, '新闻')).toEqual([{ key: 'title', title: '新闻' }, { key: 'url' }])
  expect(renamed(renamed(two, 0, '新闻'), 0, ' ')).toEqual(two)
})
