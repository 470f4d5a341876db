/** Processes that store beside each other on one database, as workers of an installation do, and what they used for it. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Of one worker since it started. */
export interface Worked {
  articles: number
  /** Milliseconds of the processor. */
  processorMs: number
  /** Of the time of its batches, so much in which all others waited for one; 0 to 1. */
  turnShare: number
  /** Milliseconds of it. */
  turnMs: number
}

export interface Workers {
  report(): Promise<Worked[]>
  stop(): Promise<void>
}

export async function startWorkers(url: string, count: number): Promise<Workers> {
  const children = Array.from({ length: count }, () =>
    fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), [url]),
  )
  const answerOf = async (child: ChildProcess): Promise<Worked> => (await once(child, 'message'))[0]
  await Promise.all(children.map(answerOf))
  return {
    report: () =>
      Promise.all(
        children.map(child => {
          const answer = answerOf(child)
          child.send('report')
          return answer
        }),
      ),
    stop: async () => {
      const ended = children.map(child => once(child, 'exit'))
      for (const child of children) child.disconnect()
      await Promise.all(ended)
    },
  }
}
