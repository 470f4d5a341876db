/** The thread that converts between simplified and traditional Chinese: reading the tables and the vocabulary takes a tenth of a second. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { createCutter, inSimplified, inTraditional, readLexicon } from '@guanlan/engine/text'

export interface Conversion {
  texts: readonly string[]
  target: 'zh-CN' | 'zh-TW'
}

// Read here and not through the door of articles: the thread loads nothing but the engine.
const cutter = createCutter(
  readLexicon(readFileSync(createRequire(import.meta.url).resolve('@guanlan/engine/vocabulary'))),
)

parentPort?.on('message', async ({ texts, target }: Conversion) =>
  parentPort?.postMessage(await (target === 'zh-TW' ? inTraditional : inSimplified)(texts, cutter)),
)
