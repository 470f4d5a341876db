/** Long work that the server does in parts: each answer names where the next begins. */
import { useCallback, useEffect, useRef, useState } from 'react'

export type PartsState = 'idle' | 'running' | 'stopped' | 'done' | 'failed'
/** Where to go on; `until` stops before the end. */
export interface Begin<S> {
  sum: S
  cursor: string
  until?: (sum: S) => boolean
}
export interface AnswerInParts<S> {
  /** What came so far; null before the first part. */
  sum: S | null
  state: PartsState
  error: unknown
  start: (from?: Begin<S>) => void
  stop: () => void
  /** Goes on where it was stopped or failed. */
  resume: () => void
}

/**
 * Asks part after part and adds them up. `key` says what is asked: with another one everything begins anew, and what was
 * on its way is dropped.
 */
export function useParts<P extends { next: string | null }, S>({
  key,
  ask,
  add,
  empty,
}: {
  key: string
  ask: (cursor: string | null, signal: AbortSignal) => Promise<P>
  add: (sum: S, part: P) => S
  empty: S
}): AnswerInParts<S> {
  const [now, setNow] = useState<Now<S>>(() => idle(key))
  const latest = useRef({ ask, add, empty })
  useEffect(() => {
    latest.current = { ask, add, empty }
  })
  const running = useRef<AbortController | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs belongs to the key
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [key],
  )

  const start = useCallback(
    (from?: Begin<S>) => {
      running.current?.abort()
      const run = new AbortController()
      running.current = run
      void (async () => {
        let sum = from?.sum ?? latest.current.empty
        let cursor: string | null = from?.cursor ?? null
        let came = from !== undefined
        setNow({ key, sum: came ? sum : null, cursor, state: 'running', error: null })
        try {
          do {
            const part = await latest.current.ask(cursor, run.signal)
            if (run.signal.aborted) return
            sum = latest.current.add(sum, part)
            came = true
            cursor = part.next
            const ends = cursor === null ? 'done' : from?.until?.(sum) ? 'stopped' : null
            setNow({ key, sum, cursor, state: ends ?? 'running', error: null })
            if (ends) return
          } while (cursor !== null)
        } catch (error) {
          if (!run.signal.aborted) setNow({ key, sum: came ? sum : null, cursor, state: 'failed', error })
        }
      })()
    },
    [key],
  )
  const stop = useCallback(() => {
    running.current?.abort()
    setNow(before => (before.state === 'running' ? { ...before, state: 'stopped' } : before))
  }, [])
  const { sum, cursor, state, error } = now.key === key ? now : idle<S>(key)
  const resume = useCallback(
    () => (sum !== null && cursor !== null ? start({ sum, cursor }) : start()),
    [sum, cursor, start],
  )
  return { sum, state, error, start, stop, resume }
}

interface Now<S> {
  key: string
  sum: S | null
  cursor: string | null
  state: PartsState
  error: unknown
}
const idle = <S>(key: string): Now<S> => ({ key, sum: null, cursor: null, state: 'idle', error: null })
