import { expect, test } from 'vitest'
import type { Part } from '../../contract.ts'
import { withOffline } from './with-offline.ts'

const part = (key: string): Part => ({
  ...{ key, name: key, count: 2, positive: 0, neutral: 2, negative: 0 },
  behind: { of: 'articles', filters: [], fold: false },
})

test('what a medium printed stands beside its articles once; what stands on no site, behind them', () => {
  const parts = [
    { mediaId: 5, part: part('press:5') },
    { mediaId: 5, part: part('web:5') },
  ]
  const found = withOffline(parts, [
    { mediaId: 5, entry: 'm5', name: '江城晚报', count: 3 },
    { mediaId: null, entry: null, name: '江城电台', count: 1 },
  ])
  expect(found.map(({ key, count, offline }) => [key, count, offline?.count])).toEqual([
    ['press:5', 2, 3],
    ['web:5', 2, undefined],
    ['offline:江城电台', 0, 1],
  ])
  expect(found[2]?.behind).toEqual({ of: 'offline', like: '江城电台' })
})
