// Other programs: run quietly and keep what they say, or hand them the terminal.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

/** Runs to the end. `output` is both streams as they came; a program that cannot start has code 127. */
export function runQuietly(file, words, options = {}) {
  return new Promise(resolve => {
    const child = spawn(file, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      output += text
    })
    child.once('error', error => resolve({ code: 127, output: error.message }))
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }))
  })
}

/** Hands over the terminal, passes signals on and gives the exit code. */
export function runInTerminal(file, words, options = {}) {
  const child = spawn(file, words, { ...options, stdio: 'inherit' })
  return untilEnd(child)
}

/** Passes our signals to the child and waits for it: we never leave before it has. */
export function untilEnd(child) {
  return new Promise((resolve, reject) => {
    const pass = signal => {
      // At a terminal Ctrl-C has already reached every process of the group.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    const forgetParent = onceOrphaned(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const one of signals) process.off(one, pass)
      forgetParent()
      resolve(exitCode(code, signal))
    })
  })
}

const lookMs = 500

/**
 * Below npm: a signal to npm ends it and the shell between us, and never reaches us. Whoever is left behind by them stops, too.
 * Without npm nothing is watched: a program that was started in the background outlives its shell.
 */
function onceOrphaned(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {}
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, lookMs)
  watch.unref()
  return () => clearInterval(watch)
}

function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/** The script behind a program of node_modules, to be run by our own Node on every system. */
export function scriptOf(packageName, program = packageName) {
  const folder = join('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[program])
}
