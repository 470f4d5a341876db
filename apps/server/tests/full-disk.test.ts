import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chmod, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migratedDatabase } from '@guanlan/platform/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openProduct } from './product.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const mayMount = process.platform === 'linux' && process.getuid?.() === 0
if (!mayMount) process.stderr.write('Full disk: left out, since only root on Linux may mount a small disk\n')

/** A disk of its own, held in memory. */
async function smallDisk(megabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  onTestFinished(async () => {
    execFileSync('umount', ['-l', folder])
    await rm(folder, { recursive: true })
  })
  await chmod(folder, 0o755)
  return folder
}

/** Writes until not one more byte fits. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w')
  for (let bytes = 1 << 20; bytes >= 1; ) {
    const wrote = await handle.write(Buffer.alloc(bytes)).then(
      () => true,
      () => false,
    )
    if (!wrote) bytes >>= 1
  }
  await handle.close()
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

test.runIf(mayMount)(
  'a disk that is full to the last byte, with the log on it, ends nothing, and freed it is as before',
  async () => {
    const disk = await smallDisk(700)
    const port = await freePort()
    const log = openSync(join(disk, 'guanlan.log'), 'a')
    const settings = { GUANLAN_DATA: join(disk, 'data'), GUANLAN_DEMO: 'off', GUANLAN_LOG: 'info', DATABASE_URL: '' }
    const server = spawn(process.execPath, [main], {
      env: { ...process.env, ...settings, GUANLAN_PORT: String(port) },
      stdio: ['ignore', log, log],
    })
    onTestFinished(async () => {
      const ended = once(server, 'exit')
      if (server.exitCode === null && server.kill('SIGTERM')) await ended
    })
    const ready = async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
      return reply?.ok ? ((await reply.json()) as { writes: string }).writes : (reply?.status ?? 'nobody')
    }
    const patient = { timeout: 90_000, interval: 200 }
    await expect.poll(ready, patient).toBe('taken')

    const ballast = join(disk, 'ballast')
    await fill(ballast)
    await expect.poll(ready, patient).toBe('refused')
    // Each of these is logged, or would be.
    for (let n = 0; n < 200; n++) expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
    await writeFile(join(disk, 'one-more-byte'), 'x').catch(() => {})
    expect(await ready()).toBe('refused')
    expect(server.exitCode).toBeNull()

    await rm(ballast)
    await expect.poll(ready, patient).toBe('taken')
    expect(server.exitCode).toBeNull()
  },
  300_000,
)

test('while there is no room, what would change something is refused with a sentence, and reading goes on', async () => {
  const database = await migratedDatabase()
  let hasRoom = true
  const product = await openProduct(database.url, { hasRoom: () => hasRoom })
  onTestFinished(async () => {
    await product.close()
    await database.drop()
  })
  const member = await product.member(41, 'full@example.com', 'orgAdmin')
  const monitor = { kind: 'item', name: '雪线', rule: '雪线' }
  const article = { items: [{ title: '雪线', body: '雪线今天上移。' }] }
  hasRoom = false
  for (const [path, body] of [
    ['/inews/monitor', monitor],
    ['/ua/upload/article/addBatch', article],
  ] as const)
    expect(await member.ask('POST', path, body)).toMatchObject({
      status: 503,
      body: { key: 'platform.diskFull', msg: '存储空间已满：暂时不能保存，已有内容可照常查看' },
    })
  expect((await member.ask('GET', '/inews/monitor')).status).toBe(200)
  hasRoom = true
  expect((await member.ask('POST', '/inews/monitor', monitor)).status).toBe(200)
})
