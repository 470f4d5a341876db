// The one entry of every npm script: `node tools/run.mjs start|dev|test|test:long|test:scale|check|mutate|bench|eval|import|search|files|check-catalogue|sbom|fuzz|audit:verify|backup|restore|operator:password|mcp [words]`.
// Parses and runs on Node 18; everything past the runtime step runs on the Node the product is written for.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensurePackages } from './run/install.mjs'
import { continueOnRightNode, isRightNode } from './run/runtime.mjs'
import { Stop, say } from './run/say.mjs'

const commands = {
  start: () => import('./run/start.mjs'),
  dev: () => import('./run/dev.mjs'),
  check: () => import('./run/check.mjs'),
  test: () => import('./run/test.mjs'),
  'test:long': () => import('./run/long.mjs'),
  mutate: () => import('./run/mutate.mjs'),
  bench: () => import('./run/bench.mjs'),
  eval: () => import('./run/eval.mjs'),
  import: () => import('./run/import.mjs'),
  search: () => import('./run/search.mjs'),
  files: () => import('./run/files.mjs'),
  'test:scale': () => import('./run/scale.mjs'),
  'check-catalogue': () => import('./run/check-catalogue.mjs'),
  sbom: () => import('./run/sbom.mjs'),
  fuzz: () => import('./run/fuzz.mjs'),
  'audit:verify': () => import('./run/audit-verify.mjs'),
  backup: () => import('./run/backup.mjs'),
  restore: () => import('./run/restore.mjs'),
  'operator:password': () => import('./run/operator-password.mjs'),
  mcp: () => import('./run/mcp.mjs'),
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [name = '', ...words] = process.argv.slice(2)

try {
  if (!Object.hasOwn(commands, name)) throw new Stop(`Say one of: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = isRightNode() ? await onRightNode() : await continueOnRightNode(process.argv.slice(1))
} catch (error) {
  if (!(error instanceof Stop)) throw error
  say(error.message)
  process.exitCode = 1
}

/** Every command is a module with `run(words)`, which gives the exit code. */
async function onRightNode() {
  await ensurePackages()
  const command = await commands[name]()
  return command.run(words)
}
