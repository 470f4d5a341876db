// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdle } from './use-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a wall is back once nobody has touched it for a minute, counted from the last touch', () => {
  const back = vi.fn()
  renderHook(() => useIdle(60_000, back))
  act(() => void vi.advanceTimersByTime(59_000))
  document.dispatchEvent(new Event('pointerdown'))
  act(() => void vi.advanceTimersByTime(59_000))
  expect(back).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(back).toHaveBeenCalledTimes(1)
})
