/** Warm start, from the command to a ready answer: `npm run bench -- start`. The data directory was prepared by an earlier start. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { line, machine, spread } from './machine.ts'

const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
const runs = 5
const mostMs = 60_000

const folder = await mkdtemp(join(tmpdir(), 'guanlan-bench-'))
// Started as root, the database runs as another user, who must reach the folder.
await chmod(folder, 0o755)
const port = await freePort()
try {
  process.stdout.write(`${machine()}\n`)
  process.stdout.write(`first start, with an empty folder: ${((await startOnce()) / 1_000).toFixed(2)} s\n`)
  const took: number[] = []
  for (let run = 0; run < runs; run++) took.push(await startOnce())
  process.stdout.write(`${line(`warm start until /health/ready, ${runs} times`, spread(took))}\n`)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Milliseconds until the product says it is ready; then it is stopped cleanly. */
async function startOnce(): Promise<number> {
  const started = performance.now()
  const environment = { GUANLAN_DATA: folder, GUANLAN_PORT: String(port), GUANLAN_DEMO: 'off', DATABASE_URL: '' }
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  try {
    await untilReady(child, started + mostMs)
    return performance.now() - started
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function untilReady(child: ChildProcess, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`)
    const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    if (reply?.ok) return
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  throw new Error('the product was not ready within a minute')
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
