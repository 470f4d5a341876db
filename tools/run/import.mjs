import { runInTerminal } from './programs.mjs'

export function run(files) {
  return runInTerminal(process.execPath, ['apps/server/import.ts', ...files])
}
