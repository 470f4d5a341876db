// For the test: says in which thread it runs, or does what it is told.
import { parentPort, threadId } from 'node:worker_threads'

parentPort?.on('message', (requested: string) => {
  if (requested === 'throw') throw new Error('as told')
  if (requested === 'leave') process.exit(3)
  if (requested === 'never') for (;;);
  if (requested === 'grow') for (const rows: object[] = []; ; ) rows.push({ rows, at: rows.length })
  parentPort?.postMessage({ asked: requested, threadId })
})
