// Server and web app side by side, both reloading on change.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { scriptOf, untilEnd } from './programs.mjs'

export async function run() {
  const both = [
    begin('server', ['--watch', '--watch-preserve-output', 'apps/server/main.ts']),
    begin('web', [scriptOf('vite'), 'apps/web', '--clearScreen', 'false']),
  ]
  const codes = await Promise.all(
    both.map(async child => {
      const code = await untilEnd(child)
      // One without the other is no development server.
      for (const other of both) other.kill('SIGTERM')
      return code
    }),
  )
  return Math.max(...codes)
}

function begin(name, words) {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => process.stdout.write(`${name.padEnd(6)} │ ${line}\n`))
  }
  return child
}
