import { expect, test } from 'vitest'
import { probesOf } from './probes.ts'

const hash = '0000000000000001' + '1000000000000000' + '1111111111111111' + '0000000000000000'

test('four bands with what differs in one bit, and the bands of parts', () => {
  expect(probesOf(hash, [])).toHaveLength(4 * 17)
  expect(probesOf(hash, [])).toEqual(expect.arrayContaining([1, (1 << 16) | 32_768, (2 << 16) | 65_535, 3 << 16, 3]))
  expect(probesOf(hash, ['0'.repeat(64)])).toHaveLength(4 * 17 + 1)
})
