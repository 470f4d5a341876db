import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [10_240, '10 KB'],
  [1_610_612_736, '1.5 GB'],
])('%i bytes are read as %s', (bytes, text) => expect(bytesOf(bytes)).toBe(text))
