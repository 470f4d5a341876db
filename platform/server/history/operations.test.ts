import { expect, test } from 'vitest'
import { detailOf } from './operations.ts'

test('what was asked is kept short, without secrets, and without what no column holds', () => {
  const long = `${'长'.repeat(499)}😀尾`
  expect(
    detailOf({ body: { title: 'a\0b', password: 'x', half: '\ud83d', ids: Array.from({ length: 60 }, (_, n) => n) } }),
  ).toEqual({
    body: { title: 'ab', half: '\ufffd', ids: [...Array.from({ length: 50 }, (_, n) => n), '…'] },
  })
  expect(detailOf({ long })).toEqual({ long: `${'长'.repeat(499)}\ufffd…` })
  expect(detailOf({ 'a\0b': 1 })).toBeNull()
  expect(detailOf({ text: 'C:\\u0000' })).toEqual({ text: 'C:\\u0000' })
  expect(detailOf({ many: Array.from({ length: 40 }, () => 'x'.repeat(400)) })).toBeNull()
})
