import { expect, test } from 'vitest'
import { needed } from './screen-weights.ts'

test('a file needs what it imports, through all of them, in circles as well, and their styles', () => {
  const parts = new Map([
    ['a', { imports: ['b'], styles: ['a.css'] }],
    ['b', { imports: ['c', 'a'], styles: [] }],
    ['c', { imports: [], styles: ['c.css'] }],
    ['d', { imports: [], styles: [] }],
  ])
  expect([...needed(parts, ['a'])].sort()).toEqual(['a', 'a.css', 'b', 'c', 'c.css'])
})
