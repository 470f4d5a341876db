import { useSyncExternalStore } from 'react'
import { useFormat } from '../language/format.ts'

/** One clock for all moments on screen, so that a hundred rows do not keep a hundred timers. It ticks each half minute. */
let now = Date.now()
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
function watch(watcher: () => void) {
  watchers.add(watcher)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of watchers) each()
  }, 30_000)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
const readClock = () => (watchers.size === 0 ? (now = Date.now()) : now)

/** A moment in the organisation's zone: relative while fresh, exact on hover. `exact` shows YYYY-MM-DD HH:mm:ss. */
export function Moment({ at, exact = false }: { at: string; exact?: boolean }) {
  const format = useFormat()
  const clock = useSyncExternalStore(watch, readClock)
  const whole = format.moment(at)
  // An article may arrive between two ticks: the clock is never behind it.
  const shown = exact ? whole : format.fresh(at, new Date(Math.max(clock, Math.min(Date.parse(at), Date.now()))))
  return (
    <time dateTime={at} title={whole}>
      {shown}
    </time>
  )
}
