import { useCallback, useState } from 'react'

const most = 100

interface Steps<Value> {
  past: readonly Value[]
  now: Value
  future: readonly Value[]
}

/** A value with the way back through what was done to it: 100 steps. */
export function useSteps<Value>(first: Value) {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], now: first, future: [] })
  /** @param from what one step goes back to; absent: what was there before */
  const change = useCallback(
    (to: (now: Value) => Value, from?: Value) =>
      setSteps(({ past, now }) => ({ past: [...past, from ?? now].slice(-most), now: to(now), future: [] })),
    [],
  )
  /** While a pointer drags, which is one step when it is let go. */
  const preview = useCallback((to: (now: Value) => Value) => setSteps(steps => ({ ...steps, now: to(steps.now) })), [])
  const back = useCallback(
    () =>
      setSteps(steps => {
        const last = steps.past.at(-1)
        return last === undefined
          ? steps
          : { past: steps.past.slice(0, -1), now: last, future: [steps.now, ...steps.future] }
      }),
    [],
  )
  const forth = useCallback(
    () =>
      setSteps(steps => {
        const [next, ...future] = steps.future
        return next === undefined ? steps : { past: [...steps.past, steps.now], now: next, future }
      }),
    [],
  )
  const reset = useCallback((to: Value) => setSteps({ past: [], now: to, future: [] }), [])
  return {
    now: steps.now,
    change,
    preview,
    back,
    forth,
    reset,
    canBack: steps.past.length > 0,
    canForth: steps.future.length > 0,
  }
}
