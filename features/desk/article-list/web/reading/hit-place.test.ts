import { expect, test } from 'vitest'
import { paragraphAt } from './hit-place.ts'

test('an offset is found in its paragraph, blank lines not counted', () => {
  const body = '第一段车门。\n\n  \r\n第二段\r\n车门在这里'
  const at = (text: string) => paragraphAt(body, body.lastIndexOf(text))
  expect(at('第一段')).toEqual({ paragraph: 0, offset: 0 })
  expect(at('第二段')).toEqual({ paragraph: 1, offset: 0 })
  expect(at('车门在')).toEqual({ paragraph: 2, offset: 0 })
  expect(at('这里')).toEqual({ paragraph: 2, offset: 3 })
  expect(paragraphAt(body, body.indexOf('。'))).toEqual({ paragraph: 0, offset: 5 })
  expect(paragraphAt(body, 1_000)).toBeNull()
})
