import { expect, test } from 'vitest'
import { wholeQuarters } from './use-anomalies.ts'

test.each([
  ['2026-11-01T00:00:00.000Z', '2026-11-01T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
  ['2026-11-01T00:00:01.000Z', '2026-11-01T07:52:10.000Z', '2026-11-01T00:15:00.000Z', '2026-11-01T07:45:00.000Z'],
  ['2026-11-01T05:45:00.000Z', '2026-11-01T06:44:59.000Z', '2026-11-01T05:45:00.000Z', '2026-11-01T06:45:00.000Z'],
])('%s to %s asks for its whole quarters', (from, to, begin, end) => {
  expect(wholeQuarters({ from, to })).toEqual({ from: begin, to: end })
})
