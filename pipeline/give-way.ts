/** How the pipeline gives way to calls of people that the same process answers (docs/decisions/0027). */

/** What is known of them: the gate of the calls. */
export interface CallsUnderWay {
  isQuiet(): boolean
  /** Answers when none is under way, after so many milliseconds at the latest. */
  quiet(mostMs: number): Promise<void>
}

/** A piece of work waits so long at most, so that what arrives is never held up for good. */
const mostGivenMs = 100

export interface GiveWay {
  /** Between two pieces of a few milliseconds. */
  piece(): Promise<void>
  /** Before a batch is written: while calls are under way one at a time is. Call the answer when its transaction has ended. */
  writing(): Promise<() => void>
}

/** @param calls absent: this process answers none */
export function givingWay(calls?: CallsUnderWay): GiveWay {
  let writers = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    writers--
    waiting.shift()?.()
  }
  async function piece(): Promise<void> {
    await new Promise(setImmediate)
    await calls?.quiet(mostGivenMs)
  }
  return {
    piece,
    async writing() {
      await piece()
      while (writers > 0 && calls && !calls.isQuiet()) await new Promise<void>(resolve => waiting.push(resolve))
      writers++
      return leave
    },
  }
}
