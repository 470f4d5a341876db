import { regions } from '@guanlan/engine/text'
import { expect, test } from 'vitest'
import { regionTree } from './region-tree.ts'

test('cities stand below their province, under the name of the reader’s language', () => {
  const tree = regionTree(regions, (_, chinese) => chinese)
  expect(tree.length).toBeGreaterThan(30)
  const guangdong = tree.find(({ name }) => name === '广东')
  expect(guangdong?.below?.map(({ name }) => name)).toContain('深圳')
  const count = (all: typeof tree): number => all.reduce((sum, { below = [] }) => sum + 1 + count([...below]), 0)
  expect(count(tree)).toBe(regions.length)
  expect(regionTree([{ code: '1', short: '甲', parent: null }], code => `#${code}`)).toEqual([{ id: '1', name: '#1' }])
})
