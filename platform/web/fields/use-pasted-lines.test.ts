import { expect, test } from 'vitest'
import { inLines } from './use-pasted-lines.ts'

test.each([
  ['岚舟X7\t青麓\n雾湾\t鹭行\n', '岚舟X7\n青麓\n雾湾\n鹭行\n'],
  ['岚舟X7、青麓，雾湾, 鹭行', '岚舟X7\n青麓\n雾湾\n鹭行'],
  ['岚舟X7\n青麓', null],
  ['Model 3', null],
])('%j pasted becomes %j', (pasted, lines) => {
  expect(inLines(pasted)).toBe(lines)
})
