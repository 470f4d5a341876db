/** Cuts by the learned vocabulary; for tests of the engine and for measuring it. */
import { readFileSync } from 'node:fs'
import { type Cutter, createCutter } from '../words/cut.ts'
import { readLexicon } from '../words/lexicon.ts'

const vocabulary = readLexicon(readFileSync(new URL('../words/vocabulary.bin', import.meta.url)))

/** @param own words of an organisation */
export const generalCutter = (own: readonly string[] = []): Cutter => createCutter(vocabulary, own)
