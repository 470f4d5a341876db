import process from 'node:process'
import { runInTerminal } from './programs.mjs'

/** Measures quality on labelled data: `npm run eval -- text`. tools/eval/README.md. */
export async function run(words) {
  return runInTerminal(process.execPath, ['tools/eval/main.ts', ...words])
}
