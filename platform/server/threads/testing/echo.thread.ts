// For the test: says in which thread it runs, or does what it is told.
import { parentPort, threadId } from 'node:worker_threads'

parentPort?.on('message', (asked: string) => {
  if (asked === 'throw') throw new Error('as told')
  if (asked === 'leave') process.exit(3)
  if (asked === 'never') for (;;);
  parentPort?.postMessage({ asked, threadId })
})
