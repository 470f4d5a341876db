import { expect, test } from 'vitest'
import { fitsAccept, formatSize } from './upload.ts'

test.each([
  ['a.XLSX', '', '.xlsx,.csv', true],
  ['a.xlsx.exe', '', '.xlsx', false],
  ['a.png', 'image/png', 'image/*', true],
  ['a.png', 'imagex/png', 'image/*', false],
  ['a', 'text/csv', 'text/csv', true],
  ['a', '', '', true],
])('%s of kind %j fits %j: %s', (name, type, accept, fits) => expect(fitsAccept({ name, type }, accept)).toBe(fits))

test('sizes are said shortly', () =>
  expect([999, 12_000, 3_500_000, 2e9].map(formatSize)).toEqual(['999 B', '12 KB', '3.5 MB', '2 GB']))
