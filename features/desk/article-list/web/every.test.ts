import { expect, test, vi } from 'vitest'
import { every } from './every.ts'

test('a burst of arrivals looks at once and then once a pause', () => {
  vi.useFakeTimers()
  const looks: number[] = []
  const look = every(900, () => looks.push(Date.now()))
  const start = Date.now()
  for (let at = 0; at < 2_000; at += 100) {
    look.ask()
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(5_000)
  expect(looks.map(at => at - start)).toEqual([0, 900, 1_800, 2_700])
  look.stop()
  vi.useRealTimers()
})
