/** The thread that counts the words of a text: 1 MB of it would hold up everybody. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { createCutter, readLexicon } from '@guanlan/engine/text'
import type { CloudRequest } from '../contract.ts'
import { countWords } from './count-words.ts'

// Read here and not through the door of articles: the thread loads nothing but the engine.
const lexicon = readLexicon(readFileSync(createRequire(import.meta.url).resolve('@guanlan/engine/vocabulary')))

parentPort?.on('message', ({ text, ...options }: CloudRequest) =>
  parentPort?.postMessage(countWords(text, options, createCutter(lexicon, options.pinned))),
)
