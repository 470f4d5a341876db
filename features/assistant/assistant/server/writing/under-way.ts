/** Runs of this process: whoever follows one here is woken at once, and a stop ends it at once. Elsewhere both are looked up. */

interface UnderWay {
  stop: AbortController
  wake: Set<() => void>
}
const runs = new Map<string, UnderWay>()

export function openRun(id: string): AbortController {
  const stop = new AbortController()
  runs.set(id, { stop, wake: new Set() })
  return stop
}

export function closeRun(id: string): void {
  wakeFollowers(id)
  runs.delete(id)
}

export const stopHere = (id: string): void => runs.get(id)?.stop.abort()

export function wakeFollowers(id: string): void {
  const run = runs.get(id)
  if (!run) return
  const waiting = [...run.wake]
  run.wake.clear()
  for (const wake of waiting) wake()
}

/** Until something was written here, or so many milliseconds have gone. */
export function nextOf(id: string, mostMs: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, mostMs)
    runs.get(id)?.wake.add(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
