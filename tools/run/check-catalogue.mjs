// Asks each address of the catalogue of sources once, and writes what came of it beside it.
import { spawnSync } from 'node:child_process'

export const run = words =>
  spawnSync(process.execPath, ['tools/check-catalogue.ts', ...words], { stdio: 'inherit' }).status ?? 1
