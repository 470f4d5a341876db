// What is run stops with whoever runs it: by a signal that is passed on, and below npm when npm and its shell are gone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const programs = pathToFileURL('tools/run/programs.mjs').href
const inner = `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) }); console.log('ready'); setInterval(() => {}, 1000)`
const outer = `const { runInTerminal } = await import(${JSON.stringify(programs)}); process.exitCode = await runInTerminal(process.execPath, ['-e', ${JSON.stringify(inner)}])`
const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`

/** @returns lines that it prints, one after the other */
function linesOf(child) {
  let rest = ''
  const lines = []
  const waiting = []
  child.stdout.setEncoding('utf8').on('data', text => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    for (const line of parts) (waiting.shift() ?? (one => lines.push(one)))(line)
  })
  return () => new Promise(resolve => (lines.length > 0 ? resolve(lines.shift()) : waiting.push(resolve)))
}

const start = (file, words, env = {}) =>
  spawn(file, words, {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })

test('a signal is passed on', async () => {
  const child = start(process.execPath, ['--input-type=module', '-e', outer])
  const next = linesOf(child)
  expect(await next()).toBe('ready')
  child.kill('SIGTERM')
  expect(await next()).toBe('stopped')
  expect(await once(child, 'close')).toEqual([0, null])
})

test('below npm it stops when the shell between is gone', async () => {
  // The shell stays between, as that of npm does.
  const shell = `${quoted(process.execPath)} --input-type=module -e ${quoted(outer)}; true`
  const child = start('sh', ['-c', shell], { npm_lifecycle_event: 'start' })
  const next = linesOf(child)
  expect(await next()).toBe('ready')
  child.kill('SIGKILL')
  expect(await next()).toBe('stopped')
})
