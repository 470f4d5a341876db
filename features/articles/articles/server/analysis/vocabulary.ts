/** The vocabulary of the engine, read once for the whole process. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Cutter, createCutter, type Lexicon, readLexicon } from '@guanlan/engine/text'

let lexicon: Lexicon | null = null
let general: Cutter | null = null

/** With an organisation's own words it makes a cutter of theirs: `createCutter(vocabulary(), words)`. */
export function vocabulary(): Lexicon {
  lexicon ??= readLexicon(readFileSync(createRequire(import.meta.url).resolve('@guanlan/engine/vocabulary')))
  return lexicon
}

/** Cuts texts as everybody's are cut. */
export function generalCutter(): Cutter {
  general ??= createCutter(vocabulary())
  return general
}
