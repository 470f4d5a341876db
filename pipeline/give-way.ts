/** How the pipeline gives way to calls of people that the same process answers (docs/decisions/0027). */

/** What is known of them: the gate of the calls. */
export interface CallsUnderWay {
  /** None is under way, and none was for so many milliseconds. */
  isQuiet(sinceMs: number): boolean
  /** Answers when none is under way, after so many milliseconds at the latest. */
  quiet(mostMs: number): Promise<void>
}

/** A piece of work waits so long at most, so that what arrives is never held up for good. */
const mostGivenMs = 100
/** Who looks at a screen asks again within it. */
const lookingMs = 1_000

export interface GiveWay {
  /** Between two pieces of a few milliseconds. */
  piece(): Promise<void>
  /** Before so many articles are written: while people ask one batch at a time is, small ones first. Call the answer when its transaction has ended. */
  writing(articles: number): Promise<() => void>
  /** Whether people ask: then one flow is left for small batches, and nothing large stands before them. */
  keepsOneForSmall(): boolean
}

/**
 * So long a batch waits for another to be written, at most: it holds its transaction meanwhile, and whoever wants a table for themselves would wait
 * for it, and the other one for them.
 */
const mostWaitedMs = 1_000

/** Articles of a batch that is small: what somebody hands in by hand, a hook, a feed with news. */
export const smallBatch = 50

/** @param calls absent: this process answers none */
export function givingWay(calls?: CallsUnderWay): GiveWay {
  let writers = 0
  const waiting: { articles: number; go: () => void }[] = []
  const leave = () => {
    writers--
    waiting.sort((one, other) => one.articles - other.articles)
    waiting.shift()?.go()
  }
  const mustWait = () => writers > 0 && calls !== undefined && !calls.isQuiet(lookingMs)
  /** Until another one has been written, or so many milliseconds. */
  function turn(articles: number, ms: number): Promise<void> {
    return new Promise(resolve => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const one = { articles, go }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        resolve()
      }, ms)
      waiting.push(one)
    })
  }
  async function piece(): Promise<void> {
    await new Promise(setImmediate)
    await calls?.quiet(mostGivenMs)
  }
  return {
    piece,
    async writing(articles) {
      await piece()
      const until = performance.now() + mostWaitedMs
      for (let left = mostWaitedMs; left > 0 && mustWait(); left = until - performance.now()) await turn(articles, left)
      writers++
      return leave
    },
    keepsOneForSmall: () => calls !== undefined && !calls.isQuiet(lookingMs),
  }
}
