/** What the first screens weigh on the wire, counted by the browser: `npm run bench -- web-weight`. The web app must be built. */
import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { machine } from './machine.ts'
import { untilReady } from './until-ready.ts'

const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
const port = 18_099
const origin = `http://localhost:${port}`

/** Bytes of one kind of answer: as they travelled with their headers, and as they were used. */
interface Weight {
  wire: number
  used: number
  requests: number
}
type Weights = Map<string, Weight>
/** So many of the heaviest answers are named. */
const mostNamed = Number(process.env.GUANLAN_NAMED ?? 10)

const folder = await mkdtemp(join(tmpdir(), 'guanlan-bench-'))
// Started as root, the database runs as another user, who must reach the folder.
await chmod(folder, 0o755)
const environment = { GUANLAN_DATA: folder, GUANLAN_PORT: String(port), GUANLAN_DEMO_DAYS: '7', DATABASE_URL: '' }
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
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  process.stdout.write(`${machine()}\n`)
  const weigh = await scale(page)
  await page.goto(origin)
  await page.getByLabel('密码', { exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  weigh('sign-in, nothing in the cache')
  await page.keyboard.press('Enter')
  await page.getByRole('feed').getByRole('article').first().waitFor()
  // Live events keep the network busy for ever; what a screen asks for at its beginning has been asked by now.
  await page.waitForTimeout(2_000)
  weigh('from there to the desk, in front of its list')
  await browser.close()
} finally {
  product.kill('SIGTERM')
  await new Promise(resolve => product.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

/** Prints what came since the last time. */
async function scale(page: Page): Promise<(name: string) => void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const kinds = new Map<string, string>()
  let weights: Weights = new Map()
  const addresses = new Map<string, string>()
  let answers: { address: string; wire: number }[] = []
  const weightOf = (requestId: string): Weight => {
    const kind = kinds.get(requestId) ?? 'Other'
    const known = weights.get(kind) ?? { wire: 0, used: 0, requests: 0 }
    weights.set(kind, known)
    return known
  }
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    addresses.set(requestId, response.url.replace(origin, ''))
  })
  network.on('Network.dataReceived', ({ requestId, dataLength }) => {
    weightOf(requestId).used += dataLength
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const weight = weightOf(requestId)
    weight.wire += encodedDataLength
    weight.requests += 1
    answers.push({ address: addresses.get(requestId) ?? '', wire: encodedDataLength })
  })
  return name => {
    const all = [...weights].sort(([, one], [, other]) => other.wire - one.wire)
    const sum = all.reduce((total, [, { wire }]) => total + wire, 0)
    process.stdout.write(`${name}: ${kilobytes(sum)}\n`)
    for (const [kind, { wire, used, requests }] of all)
      process.stdout.write(`  ${kind}: ${kilobytes(wire)} (${kilobytes(used)} unpacked) in ${requests} requests\n`)
    const heaviest = answers.sort((one, other) => other.wire - one.wire).slice(0, mostNamed)
    for (const { address, wire } of heaviest) process.stdout.write(`    ${kilobytes(wire)} ${address}\n`)
    weights = new Map()
    answers = []
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`
}
