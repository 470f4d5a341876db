import { runInTerminal } from './programs.mjs'
import { ensureWebBuilt } from './web-build.mjs'

export async function run(words) {
  // A worker serves no screens.
  if (process.env.GUANLAN_ROLE !== 'worker') await ensureWebBuilt()
  return runInTerminal(process.execPath, ['apps/server/main.ts', ...words])
}
