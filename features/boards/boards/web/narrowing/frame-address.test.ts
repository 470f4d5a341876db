import { describe, expect, test } from 'vitest'
import { Frame } from '../../contract.ts'
import { frameOf, withFrame, withoutFrame } from './frame-address.ts'

const saved = Frame.parse({ range: '7d', monitors: [4], filters: [{ field: 'region', is: 'is', values: ['北京'] }] })
const query = new URLSearchParams('board=3')

describe('what the address says of a board', () => {
  test.each([
    ['nothing', saved, 'board=3'],
    ['another range', { ...saved, range: '24h' as const }, 'board=3&range=24h'],
    [
      'two moments',
      { ...saved, range: { from: '2026-11-01T00:00:00.000Z', to: '2026-11-02T00:00:00.000Z' } },
      'board=3&from=2026-11-01T00%3A00%3A00.000Z&to=2026-11-02T00%3A00%3A00.000Z',
    ],
    ['all monitors', { ...saved, monitors: [] }, 'board=3&monitors='],
    ['no filter', { ...saved, filters: [] }, 'board=3&filter='],
    [
      'another filter',
      { ...saved, filters: [{ field: 'sentiment' as const, is: 'isNot' as const, values: ['-1', '0'] }] },
      'board=3&filter=%21sentiment%3A-1%2C0',
    ],
  ])('%s, and reads it back', (_, frame, address) => {
    const written = withFrame(query, frame, saved)
    expect(written.toString()).toBe(address)
    expect(frameOf(new URLSearchParams(written.toString()), saved)).toEqual(frame)
    expect(withoutFrame(written).toString()).toBe('board=3')
  })
})
