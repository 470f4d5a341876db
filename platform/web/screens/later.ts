/** Parts of a screen that its first sight does not need. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

const awaited = new Set<() => Promise<unknown>>()
const firstUse = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * A component that travels after the screen: when somebody begins to use the page, so that it is there when it is opened, or else when it is
 * drawn. Stands in a `Suspense`.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it: no other type holds components of all properties
export function later<C extends ComponentType<any>>(load: () => Promise<{ default: C }>): LazyExoticComponent<C> {
  if (awaited.size === 0)
    for (const name of firstUse) globalThis.addEventListener?.(name, fetchAwaited, { passive: true })
  awaited.add(load)
  return lazy(() => whenOnline(load))
}

/** A part that fails is never asked for again by React: without a network it waits for it. */
async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise(done => addEventListener('online', done, { once: true }))
    return load()
  }
}

function fetchAwaited(): void {
  for (const name of firstUse) removeEventListener(name, fetchAwaited)
  const all = [...awaited]
  awaited.clear()
  // A failure is met again, and said, where the part is drawn.
  for (const load of all) load().catch(() => {})
}
