/** What a key costs on the article desk, with few and with many rows loaded: `npm run bench -- keys`. The web app must be built. */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { line, machine, type Spread, spread } from './machine.ts'
import { untilReady } from './until-ready.ts'

const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
const port = 18_098
const origin = `http://localhost:${port}`
const amounts = [200, 2_000]
const presses = 60
/** A reader's machine is slower than a developer's. */
const slowdown = 2

/** In the page: milliseconds from each key to the end of the picture that shows what it did. */
const watchKeys = `
  window.costs = []
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    // A message comes after the picture is drawn.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.costs.push(performance.now() - timeStamp)
    port2.postMessage(null)
  }), { capture: true })`

const folder = await mkdtemp(join(tmpdir(), 'guanlan-bench-'))
// Started as root, the database runs as another user, who must reach the folder.
await chmod(folder, 0o755)
const environment = { GUANLAN_DATA: folder, GUANLAN_PORT: String(port), GUANLAN_DEMO_DAYS: '14', DATABASE_URL: '' }
const product = spawn(process.execPath, [main], {
  env: { ...process.env, ...environment },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady(product, origin)
  const browser = await chromium.launch({
    executablePath: process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  process.stdout.write(`${machine()}, a processor ${slowdown} times slower\n`)
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  await page.goto(`${origin}/#/monitorData?range=30d`)
  await page.getByLabel('密码', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  for (const open of [false, true]) {
    const took: number[] = []
    for (const amount of amounts) {
      await load(page, amount)
      if (open) await page.keyboard.press('o')
      const { waited, scripts } = await costOf(page)
      took.push(scripts)
      const name = `k with ${amount} rows${open ? ', the article beside the list' : ''}`
      process.stdout.write(`${line(name, waited)}, scripts ${scripts.toFixed(1)} ms\n`)
    }
    const [few, many] = took
    if (few && many) process.stdout.write(`    ratio of the scripts: ${(many / few).toFixed(2)}\n`)
    if (!open) await page.reload()
  }
  await browser.close()
} finally {
  product.kill('SIGTERM')
  await new Promise(resolve => product.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

/** Scrolls on until so many rows are loaded, and puts the keyboard on the last of them. */
async function load(page: Page, amount: number): Promise<void> {
  for (;;) {
    const loaded = Number((await page.getByText(/已载入/).textContent())?.match(/[\d,]+/)?.[0].replace(',', ''))
    if (loaded >= amount) break
    await page
      .getByRole('feed')
      .locator('..')
      .evaluate(list => list.scrollTo({ top: list.scrollHeight }))
    await page.waitForTimeout(50)
  }
  await page
    .getByRole('feed')
    .getByRole('article')
    .last()
    .locator('h2')
    .click({ position: { x: 2, y: 2 } })
  await page.keyboard.press('Escape')
}

/** Beside what the reader waits, the processor time of scripts alone: on a machine with other work it is the steadier figure. */
async function costOf(page: Page): Promise<{ waited: Spread; scripts: number }> {
  const device = await page.context().newCDPSession(page)
  await device.send('Performance.enable', { timeDomain: 'threadTicks' })
  const scripts = async () => {
    const { metrics } = await device.send('Performance.getMetrics')
    return (metrics.find(metric => metric.name === 'ScriptDuration')?.value ?? 0) * 1_000
  }
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchKeys)
  const before = await scripts()
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('k')
    await page.waitForTimeout(120)
  }
  const after = await scripts()
  const costs = (await page.evaluate('window.costs')) as number[]
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await device.detach()
  return { waited: spread(costs.slice(5)), scripts: (after - before) / presses }
}
