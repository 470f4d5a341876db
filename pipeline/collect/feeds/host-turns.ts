/** Politeness: of each host one page at a time, with a pause behind each. */
import { setTimeout as pause } from 'node:timers/promises'

/** `work` answers null when it did not ask the host after all: then there is no pause. */
export type InTurn = <T>(host: string, work: () => Promise<T | null>) => Promise<T | null>

export function hostTurns(pauseMs: number): InTurn {
  /** When the last one in the line of a host is done and its pause is over. */
  const lines = new Map<string, Promise<unknown>>()
  return (host, work) => {
    const result = (lines.get(host) ?? Promise.resolve()).then(work)
    const over = result.then(
      done => (done === null ? undefined : pause(pauseMs)),
      () => pause(pauseMs),
    )
    lines.set(host, over)
    // A host is removed when no request waits for it.
    void over.then(() => lines.get(host) === over && lines.delete(host))
    return result
  }
}
