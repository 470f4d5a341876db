/** A program of the tests as a process of its own, ended by its process id with the test that started it. */
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

export interface Running {
  pid: number
  /** `SIGKILL` ends it as a power cut would. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

interface Program {
  file: string
  words: string[]
  /** what it says goes here, and is named when it does not come up */
  log: string
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** number of the user it runs as */
  uid?: number
  /** true once it serves; asked every 200 ms */
  isUp: () => Promise<boolean>
  /** how long it may take, in seconds */
  patience: number
}

export async function run({ file, words, log, env, cwd, uid, isUp, patience }: Program): Promise<Running> {
  const out = openSync(log, 'a')
  const child = spawn(file, words, { stdio: ['ignore', out, out], env: env ?? process.env, cwd, uid })
  const gone = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  let isGone = false
  void gone.then(() => {
    isGone = true
  })
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (!isGone) child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), 20_000)
    await gone
    clearTimeout(late)
  }
  const leave = () => child.kill('SIGKILL')
  process.once('exit', leave)
  void gone.then(() => process.off('exit', leave))

  const until = Date.now() + patience * 1000
  while (!(await isUp().catch(() => false))) {
    if (isGone || Date.now() > until) {
      await end('SIGKILL')
      const text = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-20).join('\n')
      throw new Error(`${file} did not come up within ${patience} s:\n${text}`)
    }
    await pause(200)
  }
  return { pid: child.pid ?? 0, end }
}

/** Does the address answer with a success? */
export async function answers(address: string): Promise<boolean> {
  const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
  await response.body?.cancel()
  return response.ok
}
