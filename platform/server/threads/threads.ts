/** Work that would hold up everybody who is answered by this thread, done by a few threads beside it. */
import { Worker } from 'node:worker_threads'
import { refuse } from '@guanlan/platform/contract'

export interface Threads<Input, Output> {
  /** @throws a refusal when too many wait or it takes too long; what the thread threw */
  ask(input: Input): Promise<Output>
}

export interface ThreadOptions {
  /** Threads at once. */
  most?: number
  /** Asks that may wait; one more is told to come back. */
  waiting?: number
  /** Milliseconds until a thread without work ends and gives its memory back. */
  idleMs?: number
  /** Milliseconds of one ask; its thread is ended then. */
  longestMs?: number
  /** Megabytes of the heap of one thread; who needs more is told that it cannot be done now, and nobody else notices. */
  mostMb?: number
}

const youngMb = 16

interface Ask<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(error: unknown): void
}

/** @param module answers each message of its parent port with exactly one; input and output are copied (structured clone) */
export function openThreads<Input, Output>(
  module: URL,
  { most = 1, waiting = 50, idleMs = 30_000, longestMs = 20_000, mostMb = 1_024 }: ThreadOptions = {},
): Threads<Input, Output> {
  const line: Ask<Input, Output>[] = []
  const resting = new Map<Worker, NodeJS.Timeout>()
  let running = 0

  function serve(): void {
    if (running >= most) return
    const ask = line.shift()
    if (!ask) return
    running++
    run(takeThread(), ask)
  }

  function takeThread(): Worker {
    const [rested] = resting.entries()
    if (!rested) {
      // Little for what is new: otherwise a thread grows by tens of megabytes of what nobody needs any more before it looks.
      const resourceLimits = { maxYoungGenerationSizeMb: youngMb, maxOldGenerationSizeMb: mostMb }
      const fresh = new Worker(module, { resourceLimits })
      // Also for one that fails while it rests: an error that nobody hears would end the process.
      return fresh.on('error', () => forget(fresh))
    }
    const [worker] = rested
    forget(worker)
    worker.ref()
    return worker
  }

  function forget(worker: Worker): void {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
  }

  function run(worker: Worker, { input, resolve, reject }: Ask<Input, Output>): void {
    const settle = (isSound: boolean) => {
      clearTimeout(timer)
      worker.off('message', answer).off('error', fail).off('exit', leave)
      running--
      if (isSound) rest(worker)
      else void worker.terminate()
      serve()
    }
    const answer = (output: Output) => {
      settle(true)
      resolve(output)
    }
    const fail = (error: unknown) => {
      settle(false)
      const isFull = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isFull ? refuse('unavailable', 'platform.unavailable') : error)
    }
    const leave = (code: number) => fail(new Error(`A thread ended by itself with ${code}`))
    const timer = setTimeout(() => fail(refuse('unavailable', 'platform.unavailable')), longestMs)
    worker.on('message', answer).on('error', fail).on('exit', leave)
    worker.postMessage(input)
  }

  /** Keeps no process alive. */
  function rest(worker: Worker): void {
    worker.unref()
    const end = () => {
      forget(worker)
      void worker.terminate()
    }
    resting.set(worker, setTimeout(end, idleMs).unref())
  }

  return {
    ask: input =>
      new Promise((resolve, reject) => {
        if (running >= most && line.length >= waiting)
          return reject(refuse('tooMany', 'platform.tooMany', { seconds: 5 }))
        line.push({ input, resolve, reject })
        serve()
      }),
  }
}
