import { expect, test } from 'vitest'
import { orderedBy } from './order.ts'

const entry = (of: 'online' | 'offline', id: number, more = {}) => ({ of, id, title: '', out: false, ...more })

test('planned ones first, in their order and once; what is gone is left out, what came since stands behind', () => {
  const pieces = [entry('online', 1), entry('online', 2), entry('offline', 1), entry('online', 9)]
  const plan = [
    entry('offline', 1, { title: '头条' }),
    entry('online', 7),
    entry('online', 2, { out: true }),
    entry('offline', 1, { title: '头条' }),
  ]
  expect(orderedBy(pieces, plan)).toEqual([
    entry('offline', 1, { title: '头条' }),
    entry('online', 2, { out: true }),
    entry('online', 1),
    entry('online', 9),
  ])
})
