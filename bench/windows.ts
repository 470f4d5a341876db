/**
 * What a window of a browser journey costs until the desk has rows, and what a look of axe costs, in processor time of everything below
 * this process (Linux): `npm run bench -- windows`. The web app must be built.
 */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, type Page, request } from '@playwright/test'
import { signInByCalls } from '../e2e/fixtures/calls.ts'
import { openSharedWindow, type SharedState } from '../e2e/fixtures/shared-window.ts'
import { machine } from './machine.ts'
import { untilReady } from './until-ready.ts'

const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
const port = 18_097
const baseURL = `http://127.0.0.1:${port}`
const rounds = 5

/** Seconds of the processor that this process and all below it have used. Linux counts in hundredths. */
async function processorSeconds(): Promise<number> {
  const used = new Map<number, { parent: number; ticks: number }>()
  for (const name of await readdir('/proc')) {
    const line = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null) : null
    if (line === null) continue
    const [, parent = 0, ...rest] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    used.set(Number(name), { parent, ticks: (rest[9] ?? 0) + (rest[10] ?? 0) })
  }
  const isBelow = (pid: number): boolean => pid === process.pid || (pid > 1 && isBelow(used.get(pid)?.parent ?? 0))
  return [...used].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks : sum), 0) / 100
}

const found = new Map<string, { processor: number[]; wall: number[] }>()
async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  const [started, before] = [Date.now(), await processorSeconds()]
  const result = await work()
  const of = found.get(name) ?? { processor: [], wall: [] }
  of.processor.push((await processorSeconds()) - before)
  of.wall.push((Date.now() - started) / 1000)
  found.set(name, of)
  return result
}
const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function openDesk(page: Page): Promise<void> {
  await page.goto('/#/monitorData')
  await page.getByRole('feed').getByRole('article').first().waitFor()
}
async function inNewContext(open: () => Promise<BrowserContext>, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await open()
  await context.request.get('/session/sign-in')
  await work(await context.newPage())
  await context.close()
}

const folder = await mkdtemp(join(tmpdir(), 'guanlan-bench-'))
// Started as root, the database runs as another user, who must reach the folder.
await chmod(folder, 0o755)
const environment = { GUANLAN_DATA: folder, GUANLAN_PORT: String(port), GUANLAN_DEMO_DAYS: '3', DATABASE_URL: '' }
const product = spawn(process.execPath, [main], {
  env: { ...process.env, ...environment, PUBLIC_URL: baseURL },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady(product, baseURL)
  await measure(
    'the demonstration of three days is filled (20 s)',
    () => new Promise(resolve => setTimeout(resolve, 20_000)),
  )
  const cookies = await request.newContext({ baseURL })
  await signInByCalls(cookies, 'demo@guanlan.local', 'guanlan-demo')
  const state = await cookies.storageState()
  const signedIn: SharedState = {
    cookies: state.cookies.filter(({ name }) => name !== 'guanlan_session'),
    origins: [{ origin: baseURL, localStorage: [{ name: 'guanlan.signedIn', value: 'yes' }] }],
  }
  const browser = await chromium.launch({
    executablePath: process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--process-per-site'],
  })
  const options = { baseURL, locale: 'zh-CN', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' as const }
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const stored = await openSharedWindow(browser, options)
  for (let round = 0; round < rounds; round++) {
    const open = () => browser.newContext({ ...options, storageState: signedIn })
    await measure('a new context, to the desk', () => inNewContext(open, openDesk))
    await measure('the same with a trace', () =>
      inNewContext(async () => {
        const context = await open()
        await context.tracing.start({ screenshots: true, snapshots: true })
        return context
      }, openDesk),
    )
    await stored.begin(signedIn)
    await stored.context.request.get('/session/sign-in')
    const page = await stored.context.newPage()
    await measure('a page of the kept window, to the desk', () => openDesk(page))
    await measure('the page loaded again', async () => {
      await page.reload()
      await page.getByRole('feed').getByRole('article').first().waitFor()
    })
    await measure('another screen', async () => {
      await page.goto('/#/sysNavigation')
      await page.getByRole('main', { name: '系统导航' }).waitFor()
    })
    await measure('axe is read', () => page.evaluate(axe))
    await measure('axe looks at the screen', () => page.evaluate('axe.run().then(() => 0)'))
    await stored.end(false)
  }
  await browser.close()
  process.stdout.write(`${machine()}\n`)
  for (const [name, { processor, wall }] of found)
    process.stdout.write(`${name}: ${middle(processor).toFixed(2)} s of the processor, ${middle(wall).toFixed(2)} s\n`)
} finally {
  product.kill('SIGTERM')
  await new Promise(resolve => product.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}
