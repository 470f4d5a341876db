import { expect, test } from 'vitest'
import { normaliseComment } from './comment.ts'

const now = new Date('2026-11-20T00:00:00Z')

test('a comment is plain text of its own time, with one identity whenever it comes', () => {
  const raw = {
    author: ' 甲 ',
    text: '<p>车门<b>冻住了</b></p>',
    time: '2026-11-19 08:00',
    likes: 3,
  }
  const comment = normaliseComment(raw, now)
  expect(comment).toMatchObject({ author: '甲', text: '车门冻住了', likes: 3, region: null })
  expect(comment.writtenAt).toEqual(new Date('2026-11-19T00:00:00Z'))
  expect(normaliseComment({ ...raw, likes: 90 }, new Date()).identity).toBe(comment.identity)
  expect(normaliseComment({ ...raw, author: '乙' }, now).identity).not.toBe(comment.identity)
  expect(normaliseComment({ id: '7', text: '一' }, now).identity).toBe(
    normaliseComment({ id: '7', text: '二' }, now).identity,
  )
})

test('without a time it was written when it came; a long one is cut', () => {
  expect(normaliseComment({ text: '长'.repeat(2_000) }, now)).toMatchObject({
    writtenAt: now,
    text: '长'.repeat(1_000),
  })
})
