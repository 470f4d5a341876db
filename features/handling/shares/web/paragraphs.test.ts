import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('each paragraph has the hits that stand in it, counted from its beginning', () => {
  const body = '第一段\n\n第二段'
  expect(
    paragraphsOf(body, [
      { from: 1, to: 2 },
      { from: 2, to: 6 },
    ]),
  ).toEqual([
    {
      text: '第一段',
      hits: [
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
    },
    { text: '第二段', hits: [{ from: 0, to: 1 }] },
  ])
})
