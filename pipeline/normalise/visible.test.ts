import { expect, test } from 'vitest'
import { withoutInvisible } from './visible.ts'

test.each([
  ['华\u200b为', '华为'],
  ['\u202e反向\u202c标题', '反向标题'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['a\u0007b\nc\td', 'ab\nc\td'],
  ['\ufeff标题\u2060', '标题'],
  ['葛\u{e0100}城', '葛城'],
  ['字\ufe00', '字'],
  ['\u3164\u2800', ''],
  ['👨‍👩‍👧 ❤️ 1️⃣', '👨‍👩‍👧 ❤️ 1️⃣'],
  ['می‌خواهم', 'می‌خواهم'],
  [
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['plain text', 'plain text'],
])('%j', (text, expected) => expect(withoutInvisible(text)).toBe(expected))
