// The server process: found, launched, waited for, stopped.
import { execFile, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { ask } from './connection.ts'
import type { Home } from './home.ts'
import { commandLine, isAlive, markOf, type ProcessMark } from './processes.ts'
import { serverSettings } from './server-settings.ts'
import { diskFull, notOurs, StartError } from './start-error.ts'

export type Postmaster = ProcessMark & { port: number }

/** The server that runs on this data directory now; a file left behind by a killed one is removed. */
export async function findPostmaster(home: Home): Promise<Postmaster | undefined> {
  const file = join(home.cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, , , port] = text.split('\n').map(Number)
  if (pid && isAlive({ pid, born: '' }) && (commandLine(pid)?.includes(home.cluster) ?? true)) {
    return { ...markOf(pid), port: port ?? 0 }
  }
  // Left there, PostgreSQL would refuse to start whenever the number now belongs to another process.
  await rm(file, { force: true })
  return undefined
}

export type Launched = Postmaster & { ended: Promise<number | null> }

/** A new process of its own session: the terminal's Ctrl-C must not reach it before the pool is closed. */
export async function launch(home: Home, binaries: Binaries, port: number, durable: boolean): Promise<Launched> {
  await keepLogSmall(home)
  const settings = Object.entries(serverSettings(port, durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(home.logFile, 'a', 0o600)
  try {
    const child = spawn(binaries.postgres, ['-D', home.cluster, ...settings], {
      ...home.user,
      cwd: home.folder,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, LC_ALL: 'C' },
    })
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('exit', resolve)
      child.once('error', reject)
    })
    ended.catch(() => {}) // reported by whoever waits for it
    child.unref()
    if (child.pid === undefined) await ended
    return { ...markOf(child.pid ?? 0), port, ended }
  } finally {
    closeSync(output)
  }
}

const RECOVERY_MS = 600_000

/** Waits until a real query is answered; after a crash PostgreSQL first replays its log, which may take minutes. */
export async function untilReady(
  server: Postmaster,
  password: string,
  home: Home,
  log: (line: string) => void,
): Promise<boolean> {
  const started = Date.now()
  let nextNote = started + 5000
  while (Date.now() - started < RECOVERY_MS) {
    const answer = await ask(server.port, password, home.cluster)
    if (answer === 'ready') return true
    if (answer === 'not ours' || !isAlive(server)) return false
    if (Date.now() > nextNote) {
      log('The database is still recovering from an unclean end …')
      nextNote += 10_000
    }
    await sleep(20)
  }
  return false
}

/** Fast shutdown: sessions are ended, everything is written. After 30 s without success it is told to leave at once. */
export async function shutDown(server: ProcessMark, home: Home, binaries: Binaries | undefined): Promise<void> {
  if (process.platform === 'win32' && binaries) {
    await promisify(execFile)(binaries.pgCtl, ['stop', '-D', home.cluster, '-m', 'fast'])
    return
  }
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!isAlive(server)) return
    process.kill(server.pid, signal)
    for (const deadline = Date.now() + seconds * 1000; isAlive(server) && Date.now() < deadline; ) await sleep(10)
  }
}

/** `preferred` when it is free: a process that attached earlier finds a restarted server where it was. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) || (await tryPort(0))
}

function tryPort(port: number): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const LOG_LIMIT = 5 * 1024 * 1024

async function keepLogSmall(home: Home): Promise<void> {
  const size = (await stat(home.logFile).catch(() => undefined))?.size ?? 0
  if (size > LOG_LIMIT) await rename(home.logFile, `${home.logFile}.1`)
}

export type Failure = 'port taken' | 'old processes still leaving' | StartError

/** Reads from the server's own words, after `from` characters of its log, why it did not start. */
export async function whyNotStarted(home: Home, from: number): Promise<Failure> {
  const log = await readFile(home.logFile, 'utf8').catch(() => '')
  const text = from <= log.length ? log.slice(from) : log
  if (/could not bind|Address already in use/.test(text)) return 'port taken'
  if (/pre-existing shared memory block|lock file .* already exists/.test(text)) return 'old processes still leaving'
  if (/No space left|Disk quota/.test(text)) return diskFull(home.folder)
  if (/Permission denied/.test(text)) return notOurs(home.folder)
  const last = text.split('\n').findLast(line => /FATAL|PANIC|ERROR/.test(line))
  return new StartError(`PostgreSQL did not start: ${last?.trim() ?? 'it gave no reason'}. Its log is ${home.logFile}.`)
}
