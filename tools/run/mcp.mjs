import { runInTerminal } from './programs.mjs'

export function run(words) {
  return runInTerminal(process.execPath, ['apps/server/mcp.ts', ...words])
}
