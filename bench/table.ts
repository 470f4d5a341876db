// What the table of the web kit costs with 10,000 rows: first rows, loading all by scrolling, a key, a tick. Chromium on the machine's own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium, type Page } from '@playwright/test'
import { line, machine, spread } from './machine.ts'

const rows = 10_000
const server = spawn(process.execPath, ['platform/web/testing/serve.ts', String(rows)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [address] = (await once(server.stdout, 'data')) as [Buffer]
const browser = await chromium.launch({
  executablePath: process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const started = performance.now()
  await page.goto(`${String(address).trim()}/?theme=business-blue`)
  await page.getByRole('row').nth(10).waitFor()
  console.log(`first rows ${(performance.now() - started).toFixed(0)} ms`)

  const scrolling = performance.now()
  await loadAll(page)
  console.log(`${rows} rows loaded by scrolling ${((performance.now() - scrolling) / 1000).toFixed(1)} s`)
  for (const key of ['j', 'k', 'x'])
    console.log(line(`key ${key}, to the frame that shows it`, spread(await costOf(page, key))))
} finally {
  await browser.close()
  server.kill()
}
console.log(machine())

// As text: this side of the product knows no browser, and its types neither.
function loadAll(page: Page) {
  return page.evaluate(`(async () => {
    const grid = document.querySelector('[role="grid"]')
    const last = () => Number(grid.querySelector('[role="rowgroup"] > :last-child')?.getAttribute('aria-rowindex') ?? 0)
    while (last() < ${rows} + 1) {
      grid.scrollTop = grid.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  })()`)
}

/** Milliseconds from the key to the frame that shows its effect; 60 times. */
async function costOf(page: Page, key: string): Promise<number[]> {
  const costs: number[] = []
  for (let time = 0; time < 60; time++)
    costs.push(
      await page.evaluate<number>(`(async () => {
        const from = performance.now()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true, cancelable: true }))
        await new Promise(requestAnimationFrame)
        await new Promise(done => {
          const channel = new MessageChannel()
          channel.port1.onmessage = done
          channel.port2.postMessage(null)
        })
        return performance.now() - from
      })()`),
    )
  return costs
}
