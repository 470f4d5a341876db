// One reading thread that asks the same again and again over tables that are not renewed, until it is told to stop.
import { parentPort, workerData } from 'node:worker_threads'
import { canonicalise } from '../../../text/index.ts'
import { createReader, type SharedTables } from '../shared.ts'

const {
  tables,
  text,
  wanted: expected,
  stop,
} = workerData as {
  tables: SharedTables
  text: string
  wanted: readonly number[]
  stop: Int32Array
}
const read = createReader(tables)
const article = { title: canonicalise(''), body: canonicalise(text) }
let rounds = 0
let lost = 0
parentPort?.postMessage('ready')
while (Atomics.load(stop, 0) === 0) {
  const found = new Set(read(article))
  rounds++
  if (!expected.every(id => found.has(id))) lost++
}
parentPort?.postMessage({ rounds, lost })
