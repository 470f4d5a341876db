import { execFile, execFileSync, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { quickFolder } from '../../testing/quick-folder.ts'
import { rounds } from '../../testing/rounds.ts'
import { pauseBefore } from './keep-running.ts'
import { type RunningPostgres, StartError, startPostgres } from './start.ts'

const isRoot = process.getuid?.() === 0
const undo: (() => unknown)[] = []

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(await quickFolder(), 'guanlan-pg-'))
  await chmod(folder, 0o755)
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Of a database that was started once and stopped: creating one anew is most of what starting it costs. */
let stopped: string
beforeAll(async () => {
  stopped = await mkdtemp(join(await quickFolder(), 'guanlan-pg-'))
  await chmod(stopped, 0o755)
  await (await startPostgres({ dataDir: stopped, log: () => {} })).stop()
})
afterAll(() => rm(stopped, { recursive: true, force: true }))

async function createdFolder(): Promise<string> {
  const folder = await emptyFolder()
  // With its owners: the database runs as a user of its own where this is root.
  await promisify(execFile)('cp', ['-a', `${stopped}/.`, folder])
  return folder
}

async function start(dataDir: string): Promise<RunningPostgres & { said: string[] }> {
  const texts: string[] = []
  const running = await startPostgres({ dataDir, log: line => texts.push(line) })
  undo.push(() => running.stop())
  return { ...running, said: texts }
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

async function serverProcess(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function eventually<T>(read: () => Promise<T>, expected: (found: T) => boolean): Promise<T> {
  for (const deadline = Date.now() + 20_000; ; ) {
    const found = await read().catch(() => undefined)
    if (found !== undefined && expected(found)) return found
    if (Date.now() > deadline) throw new Error(`still ${String(found)} after 20 s`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

describe('the embedded database', () => {
  test('is created on the first start, tuned, protected, and keeps its data through a restart', async () => {
    const folder = await emptyFolder()
    const first = await start(join(folder, 'deep', 'postgres'))
    expect(first.attached).toBe(false)
    expect(
      await query(
        first.url,
        `select current_setting('data_checksums'), current_setting('jit'), current_setting('fsync'), current_setting('gin_pending_list_limit'),
          (select datlocprovider::text || datlocale from pg_database where datname = current_database())`,
      ),
    ).toEqual(['on', 'off', 'on', '192MB', 'bC.UTF-8'])
    await query(first.url, `create table kept as select '观澜' as word`)
    expect((await stat(join(folder, 'deep', 'postgres', 'secret'))).mode & 0o777).toBe(0o600)
    await expect(query(first.url.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow(
      /password authentication/,
    )
    await first.stop()
    await expect(query(first.url, 'select 1')).rejects.toThrow()

    const second = await start(join(folder, 'deep', 'postgres'))
    expect(second.attached).toBe(false)
    expect(await query(second.url, 'select word from kept')).toEqual(['观澜'])
  })

  test('is shared by a second process; only the one who started it stops it', async () => {
    const folder = await createdFolder()
    const first = await start(folder)
    const second = await start(folder)
    expect(second).toMatchObject({ attached: true, url: first.url })
    await second.stop()
    expect(await query(first.url, 'select 1')).toEqual([1])
  })

  test('two starters at the same moment end up with one server', async () => {
    const folder = await emptyFolder()
    const both = await Promise.all([start(folder), start(folder), start(folder)])
    expect(both.map(one => one.attached).sort()).toEqual([false, true, true])
    expect(new Set(both.map(one => one.url)).size).toBe(1)
  })

  test('comes back by itself with everything committed when its process is killed', async () => {
    const folder = await createdFolder()
    const { url, said: texts } = await start(folder)
    await query(url, 'create table kept as select n from generate_series(1, 1000) n')
    const killed = await serverProcess(folder)
    process.kill(killed, 'SIGKILL')
    expect(
      await eventually(
        () => query(url, 'select count(*)::int from kept'),
        ([n]) => n === 1000,
      ),
    ).toEqual([1000])
    expect(await serverProcess(folder)).not.toBe(killed)
    expect(texts.join()).toContain('started again')
  })

  test('comes back as often as it is lost', async () => {
    const folder = await createdFolder()
    const { url } = await start(folder)
    const killed = new Set<number>()
    // The pauses between starts grow; so few losses are over before they do.
    for (let loss = 0; loss < rounds(2, 3); loss++) {
      const running = await eventually(
        () => query(url, 'select 1').then(() => serverProcess(folder)),
        pid => !killed.has(pid),
      )
      killed.add(running)
      process.kill(running, 'SIGKILL')
    }
    expect(
      await eventually(
        () => query(url, 'select 1'),
        ([one]) => one === 1,
      ),
    ).toEqual([1])
  })

  test('is taken over by a process that needs it when the one who started it leaves', async () => {
    const folder = await createdFolder()
    const first = await start(folder)
    await query(first.url, 'create table kept as select 7 as n')
    const second = await start(folder)
    await first.stop()
    expect(
      await eventually(
        () => query(second.url, 'select n from kept'),
        ([n]) => n === 7,
      ),
    ).toEqual([7])
    // The first one comes back beside it, and the second one stops what is its own now.
    const again = await start(folder)
    expect(again).toMatchObject({ attached: true, url: second.url })
    await again.stop()
    expect(await query(second.url, 'select 1')).toEqual([1])
    await second.stop()
    await expect(query(second.url, 'select 1')).rejects.toThrow()
  })

  test.each([
    [0, 0],
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [6, 30_000],
    [1_000, 30_000],
  ])('is tried again after %i failures in %i ms', (failures, ms) => {
    expect(pauseBefore(failures)).toBe(ms)
  })

  test('an orphan of a killed Guanlan is attached, then owned and stopped', async () => {
    const folder = await createdFolder()
    await startAndDie(folder, process.getuid?.())
    const next = await start(folder)
    expect(next.attached).toBe(true)
    expect(await query(next.url, 'select n from kept')).toEqual([7])
    await next.stop()
    await expect(query(next.url, 'select 1')).rejects.toThrow()
  })

  test('starts again after both Guanlan and the database were killed', async () => {
    const folder = await createdFolder()
    await startAndDie(folder, process.getuid?.())
    process.kill(await serverProcess(folder), 'SIGKILL')
    const next = await start(folder)
    expect(await query(next.url, 'select n from kept')).toEqual([7])
  })

  test('a process number left behind that now belongs to another program does not stop it', async () => {
    const folder = await createdFolder()
    await writeFile(join(folder, 'cluster', 'postmaster.pid'), `${process.pid}\n${folder}/cluster\n1\n1\n\n127.0.0.1\n`)
    await writeFile(join(folder, 'start.lock'), JSON.stringify({ pid: process.pid, born: 'another boot' }))
    expect((await start(folder)).attached).toBe(false)
  })

  test('refuses the data of another major version and leaves it alone', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'cluster'), { mode: 0o700 })
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '14\n')
    const refused = startPostgres({ dataDir: folder, log: () => {} })
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(/written by PostgreSQL 14, and this Guanlan brings PostgreSQL 18/)
    expect(await readFile(join(folder, 'cluster', 'PG_VERSION'), 'utf8')).toBe('14\n')
  })

  test('says so when its folder is a file', async () => {
    const folder = await emptyFolder()
    await writeFile(join(folder, 'file'), '')
    await expect(startPostgres({ dataDir: join(folder, 'file'), log: () => {} })).rejects.toThrow(/is not a folder/)
  })

  test.runIf(isRoot)('says so when the disk has no room', async context => {
    const folder = await emptyFolder()
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      return context.skip('this machine does not let us mount a small disk')
    }
    undo.push(() => execFileSync('umount', [folder]))
    await expect(startPostgres({ dataDir: folder, log: () => {} })).rejects.toThrow(/Only \d+ MB are free on the disk/)
  })

  test.runIf(isRoot)('started as root, runs as another user even where that user cannot reach the folder', async () => {
    const folder = await emptyFolder()
    await mkdir(join(folder, 'home'), { mode: 0o700 })
    const { said: texts, url } = await start(join(folder, 'home', 'postgres'))
    const where = /the database is in (\S+)/.exec(texts.join())?.[1] ?? ''
    undo.unshift(() => rm(where, { recursive: true, force: true }))
    expect((await stat(join(where, 'cluster'))).uid).not.toBe(0)
    expect(await query(url, 'select 1')).toEqual([1])
  })

  test.runIf(isRoot)('runs for an ordinary user, and tells that user when the folder is not theirs', async () => {
    const nobody = Number(execFileSync('id', ['-u', 'nobody']))
    const folder = await emptyFolder()
    await expect(startAndDie(folder, nobody)).rejects.toThrow(/cannot be written by this user/)
    await chown(folder, nobody, nobody)
    await startAndDie(folder, nobody)
    // Root takes over what the ordinary user made, and keeps running it as that user.
    const next = await start(folder)
    expect(next.attached).toBe(true)
    expect((await stat(join(folder, 'cluster'))).uid).toBe(nobody)
  })
})

/** A real process that starts the database, writes a row and is killed: nothing of it cleans up. */
function startAndDie(dataDir: string, uid: number | undefined): Promise<void> {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)}
    import pg from ${JSON.stringify(import.meta.resolve('pg'))}
    const running = await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} }).catch(error => {
      console.error(error.message)
      process.exit(3)
    })
    const client = new pg.Client({ connectionString: running.url })
    await client.connect()
    await client.query('create table kept as select 7 as n')
    process.kill(process.pid, 'SIGKILL')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...(uid === undefined ? {} : { uid, gid: uid }),
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  child.stderr.on('data', chunk => {
    text += String(chunk)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (_code, signal) => (signal === 'SIGKILL' ? resolve() : reject(new Error(text))))
  })
}
