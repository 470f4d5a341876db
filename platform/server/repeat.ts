/** Background work that goes on as long as its process. */

/** Of work that nobody waits for: what failed, and what that means. */
export type Log = (error: unknown, message: string) => void

interface Repeat {
  wakeOn?: (wake: () => void) => () => void
  idleMs: number
  log: Log
}

/** Does `work` again at once while it says true, else after a while or when woken. A failure is logged and tried again. */
export function repeat(
  { wakeOn, idleMs, log }: Repeat,
  work: (stopping: () => boolean) => Promise<boolean>,
): { stop(): Promise<void> } {
  let stopped = false
  let wake = () => {}
  let rings = 0
  const forget = wakeOn?.(() => {
    rings++
    wake()
  })
  const run = async () => {
    while (!stopped) {
      const heard = rings
      let isWell = true
      const more = await work(() => stopped).catch(error => {
        log(error, 'background work failed; it will be tried again')
        isWell = false
        return false
      })
      // What woke it while it looked is not missed; after a failure it rests all the same.
      if (more || (isWell && heard !== rings)) continue
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, idleMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        if (stopped) wake()
      })
    }
  }
  const done = run()
  return {
    async stop() {
      stopped = true
      forget?.()
      wake()
      await done
    },
  }
}
