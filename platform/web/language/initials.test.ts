import { expect, test } from 'vitest'
import { initialsOf, namedLike } from './initials.ts'

test.each([
  ['车门冻住', 'cmdz'],
  ['负面舆情', 'fmyq'],
  ['政策', 'zc'],
  ['X7 质量', 'x7 zl'],
  ['啊', 'a'],
  ['做', 'z'],
])('the initials of %s are %s', (text, initials) => expect(initialsOf(text)).toBe(initials))

test.each([
  ['车门冻住', '冻', true],
  ['车门冻住', 'CM', true],
  ['车门冻住', 'dz', true],
  ['车门冻住', ' ', true],
  ['车门冻住', 'md z', false],
  ['车门冻住', 'x', false],
  ['Quality', 'qual', true],
])('%s is named like %j: %s', (name, typed, expected) => expect(namedLike(name, typed)).toBe(expected))
