/** Runs a program again and again and kills it (-9) after a while each time, until what it works on is done. */
import { spawn } from 'node:child_process'

const compileCache = new URL('compile-cache.ts', import.meta.url).href

export interface KilledOptions {
  /** Of Node: the script and its words. */
  words: readonly string[]
  kills: number
  /** Milliseconds that the program runs after it said that it is ready. */
  lifeMs: (kill: number) => number
  isDone: () => Promise<boolean>
}

/** Resolves when the work is done; the last program is ended too. */
export async function killAgainAndAgain({ words, kills, lifeMs, isDone }: KilledOptions): Promise<void> {
  for (let kill = 0; ; kill++) {
    const child = spawn(process.execPath, ['--import', compileCache, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = new Promise(resolve => child.once('exit', resolve))
    try {
      await new Promise(resolve => child.stdout.once('data', resolve))
      if (kill < kills) await new Promise(resolve => setTimeout(resolve, lifeMs(kill)))
      else while (!(await isDone())) await new Promise(resolve => setTimeout(resolve, 20))
    } finally {
      // Also when the database is gone, after a test whose time was over.
      child.kill('SIGKILL')
    }
    await gone
    if (kill >= kills) return
  }
}
