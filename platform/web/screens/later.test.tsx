// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.ts'
import { ErrorBoundary } from './Screen.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a part that could not be had comes by itself when the server is back, asked for ever more rarely', async () => {
  let isThere = false
  let calls = 0
  const Part = later(async () => {
    calls++
    if (!isThere) throw new TypeError('Failed to fetch')
    return { default: () => <b>here</b> }
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await act(async () =>
    root.render(
      <ErrorBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>,
    ),
  )
  await pass(100)
  expect([calls, place.querySelector('button') !== null]).toEqual([1, true])
  await pass(5_100)
  expect(calls).toBe(2)
  await pass(14_000)
  expect(calls).toBe(2)
  isThere = true
  await pass(2_000)
  expect([calls, place.textContent]).toEqual([3, 'here'])
  await act(async () => root.unmount())
})
