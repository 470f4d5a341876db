import { expect, test } from 'vitest'
import { sharesOf } from './hand-in.ts'

test('long texts count as what they would be cut into, whatever else is handed in as one', () => {
  expect(sharesOf([{ title: 'a' }, { body: '短' }, null, 7, { body: 5 }])).toBe(5)
  expect(sharesOf([{ body: '长'.repeat(5_000) }])).toBe(1)
  expect(sharesOf([{ body: '长'.repeat(5_001) }, { body: '长'.repeat(1_000_000) }])).toBe(202)
})
