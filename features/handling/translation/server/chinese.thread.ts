/** The thread that converts between simplified and traditional Chinese: reading the tables takes half a second. */
import { parentPort } from 'node:worker_threads'
import { inSimplified, inTraditional } from '@guanlan/engine/text'

export interface Conversion {
  texts: readonly string[]
  target: 'zh-CN' | 'zh-TW'
}

parentPort?.on('message', async ({ texts, target }: Conversion) =>
  parentPort?.postMessage(await (target === 'zh-TW' ? inTraditional : inSimplified)(texts)),
)
