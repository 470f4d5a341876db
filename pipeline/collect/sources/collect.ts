/** Collects as long as the process lives: several hosts at once, each in its turn. */
import { claimTurns, type Database } from '@guanlan/platform/server'
import { type VisitParts, visit } from './visit.ts'

/** Hosts asked at the same time by one process: a visit is mostly waiting, and many that hang must not keep others from their turn. */
const hostsAtOnce = 512
/** Taken from the database in one statement; what is taken begins at once. */
const turnsAtOnce = 32
/** Nothing is due: looked at again after this, or when a source is new. */
const idleMs = 1_000

export interface Collecting {
  db: Database
  parts: VisitParts
  /** Nothing is asked while it is false. */
  hasRoom(): boolean
  onWake(wake: () => void): () => void
  log(error: unknown, message: string): void
}

/** `stop` waits for the visits that have begun. */
export function collectAlways({ db, parts, hasRoom, onWake, log }: Collecting): { stop(): Promise<void> } {
  const running = new Set<Promise<unknown>>()
  let stopped = false
  let wake = () => {}
  const forget = onWake(() => wake())
  const rest = () =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, idleMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (stopped) wake()
    })
  /** False: nobody is due, or there is no room. */
  const begin = async (): Promise<boolean> => {
    if (!hasRoom()) return false
    const turns = await claimTurns(db, Math.min(turnsAtOnce, hostsAtOnce - running.size))
    for (const turn of turns) {
      const visited = visit(db, turn, parts)
        .catch(error => log(error, 'a visit to a source failed; it will be tried again'))
        .finally(() => running.delete(visited))
      running.add(visited)
    }
    return turns.length > 0
  }
  const run = async () => {
    while (!stopped) {
      if (running.size >= hostsAtOnce) await Promise.race(running)
      else if (!(await begin().catch(failed))) await rest()
    }
    await Promise.all(running)
  }
  const failed = (error: unknown) => {
    log(error, 'sources cannot be taken from the database; it will be tried again')
    return false
  }
  const done = run()
  return {
    async stop() {
      stopped = true
      forget()
      wake()
      await done
    },
  }
}
