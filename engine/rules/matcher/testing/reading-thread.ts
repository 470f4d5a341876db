// One reading thread, for the test: takes tables when they have moved and texts, answers with ids.
import { parentPort, workerData } from 'node:worker_threads'
import { canonicalise } from '../../../text/index.ts'
import { createReader, type SharedTables } from '../shared.ts'

let read = createReader(workerData as SharedTables)
parentPort?.on('message', ({ tables, text }: { tables: SharedTables | null; text: string }) => {
  if (tables) read = createReader(tables)
  parentPort?.postMessage(read({ title: canonicalise(''), body: canonicalise(text) }))
})
