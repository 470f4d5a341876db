import { expect, test } from 'vitest'
import { emptyUnseen } from './storable-text.ts'

const zeroWidth = '\u200B\u200D\uFEFF'

test('a text of which nothing is seen is an empty one; blanks alone and what stands beside a sign stay', () => {
  const body = {
    name: zeroWidth,
    between: ` ${zeroWidth} `,
    blanks: '  \t',
    family: '👩\u200D👧',
    list: [zeroWidth, 'a'],
    within: { title: zeroWidth, n: 3, none: null },
  }
  emptyUnseen(body)
  expect(body).toEqual({
    name: '',
    between: '',
    blanks: '  \t',
    family: '👩\u200D👧',
    list: ['', 'a'],
    within: { title: '', n: 3, none: null },
  })
})

test('a body of any depth is gone through', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
  expect(() => emptyUnseen(deep)).not.toThrow()
})
