import { describe, expect, test } from 'vitest'
import { requireRoom } from './room.ts'

const mb = 1024 ** 2
const store = (free: number | null) => ({ free: async () => free })

describe('the rest of a file', () => {
  test.each([
    ['fits', 612 * mb, true],
    ['would leave nothing for others', 610 * mb, false],
    ['fits where nobody knows', null, true],
  ])('%s', async (_, free, fits) => {
    const requested = requireRoom(store(free), { bytes: mb, articles: 10, left: 1_000 })
    if (fits) await expect(requested).resolves.toBeUndefined()
    else
      await expect(requested).rejects.toMatchObject({
        kind: 'unavailable',
        key: 'exports.noRoom',
        values: { needed: 100, free: 98 },
      })
  })
})
