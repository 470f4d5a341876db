/** What a person waits for on `/analysis`, in a real browser over 36,000 hits: `npm run bench -- analysis-page`. The web app must be built. */
import { spawn } from 'node:child_process'
import { type Browser, chromium, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { hashPassword } from '../features/people/sign-in/server/index.ts'
import { openDatabases } from '../platform/server/index.ts'
import { countDays, fillMillion } from './charts/million.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'
import { untilReady } from './until-ready.ts'

const port = 18_097
const origin = `http://localhost:${port}`
const articles = 60_000
const runs = 5
const person = { account: 'head@example.com', password: 'observe-the-ripples' }
const print = (text: string) => process.stdout.write(`${text}\n`)

const dayMs = 86_400_000
/** Ninety days until now, over which a stretch is drawn. */
function address(): string {
  const [from, to] = [new Date(Date.now() - 90 * dayMs + 60_000), new Date()].map(each => each.toISOString())
  return `${origin}/#/analysis?${new URLSearchParams({ monitor: '1', from: from ?? '', to: to ?? '', whole: `${from}~${to}` })}`
}

/** In every page, from its beginning: jumps of the layout, and when charts are drawn (milliseconds since the page began). */
const watch = `
  window.seen = { first: null, all: null, shift: 0 }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const inView = () => [...document.querySelectorAll('[data-panel]')].filter(each => {
    const { top, bottom } = each.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  const isDrawn = each => each.querySelector('svg path, svg text, table, li') !== null && each.querySelector('[aria-busy="true"], [class*="keleton"]') === null
  window.areDrawn = () => {
    const panels = inView()
    return panels.length > 0 && panels.every(isDrawn)
  }
  const look = () => {
    if (window.seen.first === null && inView().some(isDrawn)) window.seen.first = performance.now()
    if (window.seen.all === null && window.areDrawn()) window.seen.all = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

/** In the page: when the sentences of charts change after a click on a column of the strip, within three seconds; a picture says in a sentence what it shows. */
const changesAfterClick = (column: number) => `new Promise(resolve => {
  const button = document.querySelectorAll('section[aria-label^="声量"] [role="group"] button')[${column}]
  const changes = []
  const begun = performance.now()
  const watch = new MutationObserver(() => requestAnimationFrame(() => changes.push(performance.now() - begun)))
  for (const panel of document.querySelectorAll('[data-panel]'))
    watch.observe(panel, { subtree: true, attributes: true, attributeFilter: ['aria-label'] })
  button.click()
  setTimeout(() => resolve(changes), 3000)
})`

/** In the page: its room is made narrower and wider with every image. */
const resizeForTwoSeconds = `new Promise(resolve => {
  const room = document.querySelector('main') ?? document.body
  const charts = document.querySelectorAll('[data-panel] [role="img"] svg, [data-panel] svg[role="img"]').length
  const begun = performance.now()
  let [last, longest, count] = [begun, 0, 0]
  const step = at => {
    longest = Math.max(longest, at - last)
    last = at
    count++
    room.style.width = 1100 + Math.round(200 * Math.abs(Math.sin((at - begun) / 300))) + 'px'
    if (at - begun < 2000) requestAnimationFrame(step)
    else resolve({ frames: count / ((at - begun) / 1000), longest, charts })
  }
  requestAnimationFrame(step)
})`

interface Seen {
  first: number | null
  all: number | null
  /** Of the layout, as browsers weigh it. */
  shift: number
}

await withDatabase(async url => {
  const { worker, close } = openDatabases(url)
  await fillMillion(url, worker, articles)
  await countDays(worker)
  await sql`insert into users (id, account, name, password_hash) values (5, ${person.account}, '林屿', ${await hashPassword(person.password)})`.execute(
    worker,
  )
  await sql`insert into memberships (org_id, user_id, role) values (1, 5, 'orgAdmin')`.execute(worker)
  const product = spawn(process.execPath, [new URL('../apps/server/main.ts', import.meta.url).pathname], {
    env: { ...process.env, DATABASE_URL: url, GUANLAN_PORT: String(port), GUANLAN_DEMO: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let browser: Browser | null = null
  try {
    await untilReady(product, origin)
    browser = await chromium.launch({
      executablePath: process.env.GUANLAN_CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    await measure(browser)
  } finally {
    await browser?.close()
    product.kill('SIGTERM')
    await new Promise(resolve => product.once('exit', resolve))
    await close()
  }
})
process.exit(0)

async function measure(browser: Browser): Promise<void> {
  print(machine())
  // What is looked for in the page is said as text.
  const page = await browser.newPage({
    ...{ locale: 'zh-CN', viewport: { width: 1440, height: 900 }, bypassCSP: true },
  })
  await page.addInitScript(watch)
  await signIn(page)
  const requested: string[] = []
  page.on('request', request => requested.push(request.url()))
  const [first, all, shift]: [number[], number[], number[]] = [[], [], []]
  for (let run = -1; run < runs; run++) {
    requested.length = 0
    await page.goto('about:blank')
    await page.goto(address())
    await page.waitForFunction('window.seen.all !== null', undefined, { timeout: 60_000 })
    await page.waitForTimeout(1_000)
    const seen = (await page.evaluate('window.seen')) as Seen
    // The first opens days and makes the cache of the browser.
    if (run < 0) continue
    first.push(seen.first ?? Number.NaN)
    all.push(seen.all ?? Number.NaN)
    shift.push(seen.shift)
  }
  print(line('/analysis, 36,000 hits in 90 days: first chart', spread(first)))
  print(line('all charts in view', spread(all)))
  print(line('jumps of the layout', spread(shift.map(each => each * 1_000)), '‰'))
  const loaded = requested.map(address => address.split('/').at(-1) ?? '').filter(name => /map|more|cloud/i.test(name))
  const near = await page.evaluate(
    '[...document.querySelectorAll("[data-panel]")].filter(each => each.getBoundingClientRect().top < innerHeight + 160).map(each => each.dataset.panel).join(" ")',
  )
  print(
    `loaded of what few charts draw with (rings, heat, clouds) and of maps: ${loaded.join(' ') || 'nothing'}; in view and near to it: ${near}`,
  )
  const { first: answered, all: everywhere } = await brushes(page)
  print(line('a day of 90 chosen until a chart shows it', spread(answered)))
  print(line('until all charts in view do', spread(everywhere)))
  const { frames, longest, charts } = await resizing(page)
  print(`resizing ${charts} charts: ${frames.toFixed(0)} images a second, the longest ${longest.toFixed(0)} ms`)
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/#/monitorData`)
  const password = page.getByLabel('密码', { exact: true })
  await password.waitFor()
  await page.locator('input[autocomplete="username"]').fill(person.account)
  await password.fill(person.password)
  await page.keyboard.press('Enter')
  await password.waitFor({ state: 'detached' })
}

/** Milliseconds from a click on a column of the strip, each time of the whole again, until a chart shows its stretch, and until the last in view does. */
async function brushes(page: Page): Promise<{ first: number[]; all: number[] }> {
  const [first, all]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    await page.goto('about:blank')
    await page.goto(address())
    await page.waitForFunction('window.seen.all !== null', undefined, { timeout: 60_000 })
    await page.waitForTimeout(500)
    const before = page.url()
    // Twenty days ago: the hits lie in thirty of the ninety days.
    const took = (await page.evaluate(changesAfterClick(68 + run))) as number[]
    if (page.url() === before) throw new Error('the stretch narrowed nothing')
    first.push(took[0] ?? Number.NaN)
    all.push(took.at(-1) ?? Number.NaN)
  }
  return { first, all }
}

/** The page is made narrower and wider for two seconds while all its charts are drawn. */
async function resizing(page: Page): Promise<{ frames: number; longest: number; charts: number }> {
  await page.setViewportSize({ width: 1440, height: 4_000 })
  await page.waitForFunction(`document.querySelector('[data-panel] [class*="keleton"]') === null`, undefined, {
    timeout: 30_000,
  })
  await page.waitForTimeout(1_000)
  return page.evaluate(resizeForTwoSeconds)
}
