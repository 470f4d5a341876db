/** Parts of a screen that its first sight does not need. */
import { type ComponentProps, type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react'
import { ScreenLoadError, typeOf } from './screens.ts'

const awaited = new Set<() => Promise<unknown>>()
const firstUse = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Parts that failed, each with what lets it be asked for again. */
const failed = new Set<() => void>()

/** What failed is loaded anew when it is next drawn. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * A component that travels after the screen: when somebody begins to use the page, so that it is there when it is opened, or else when it is
 * drawn. Stands in a `Suspense`. React never asks again for a part that failed: it is made anew when the reader, or time, tries again.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy` has it: no other type holds components of all properties
export function later<C extends ComponentType<any>>(load: () => Promise<{ default: C }>): LazyExoticComponent<C> {
  if (awaited.size === 0)
    for (const name of firstUse) globalThis.addEventListener?.(name, fetchAwaited, { passive: true })
  awaited.add(load)
  const part = (): LazyExoticComponent<C> =>
    lazy(() =>
      whenOnline(load).catch(error => {
        failed.add(() => {
          current = part()
        })
        throw new ScreenLoadError(typeOf(error), 'part', error)
      }),
    )
  let current = part()
  const Later = (given: ComponentProps<C>) => createElement(current, given)
  return Later as unknown as LazyExoticComponent<C>
}

/** Without a network it waits for it, and the screen around it stays. */
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
