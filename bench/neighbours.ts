/**
 * What an organisation notices of a loud neighbour: `npm run bench -- neighbours [--loud all] [--seconds 30] [--articles 6000] [--words 60000]`.
 * `--loud all`: the neighbour tries its largest rule thirty times at once, fills a monitor with all its articles and pushes as fast as it is
 * answered. `--loud push`: it pushes 29,000 articles by three connections, and the organisation is watched for as long again afterwards.
 * `--documents`: PDFs instead (`neighbours/documents.ts`).
 * The loud calls are made by a thread of their own, so that only the server's time is shared.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { openProduct } from '../apps/server/tests/product.ts'
import { withDatabase } from './database.ts'
import { line, machine, type Spread, spread } from './machine.ts'
import { measureDocuments } from './neighbours/documents.ts'

interface Person {
  base: string
  orgId: number
  token: string
}
interface Load {
  people: Person[]
  words: number
  loud: Loud
}
type Loud = 'all' | 'push'

const { values: options } = parseArgs({
  args: isMainThread ? process.argv.slice(2) : [],
  options: {
    seconds: { type: 'string', default: '30' },
    articles: { type: 'string', default: '6000' },
    words: { type: 'string', default: '60000' },
    loud: { type: 'string', default: 'all' },
    documents: { type: 'boolean', default: false },
  },
})
const loudly = options.loud as Loud
const [seconds, articles, words] = [options.seconds, options.articles, options.words].map(Number) as [
  number,
  number,
  number,
]
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const at = () => performance.timeOrigin + performance.now()

async function post({ base, orgId, token }: Person, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, orgid: String(orgId), 'content-type': 'application/json' }
  const reply = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await reply.json()) as { data: { id: number; list: { title: string }[] } }
  return { status: reply.status, data: answer.data }
}

/** Different characters, so that no text is a copy of another. */
const textOf = (seed: number, length: number): string =>
  Array.from({ length }, (_, n) =>
    String.fromCodePoint(0x4e00 + ((seed * 7_919 + n * n * 31 + n * seed) % 16_000)),
  ).join('')
const articleOf = (of: string, n: number) => ({
  sourceId: `${of}-${n}`,
  title: `雪线观测 ${of} ${n}`,
  body: `雪线今天上移。${textOf(n, 400)}`,
  media: `观测站 ${n % 40}`,
})
const batchOf = (of: string, from: number, count: number) => ({
  items: Array.from({ length: count }, (_, n) => articleOf(of, from + n)),
})

async function measure(): Promise<void> {
  await withDatabase(async url => {
    const product = await openProduct(url, { sizes: { app: 12, worker: 8 } })
    const base = `http://127.0.0.1:${await product.listen()}`
    const person = async (orgId: number, name: string): Promise<Person> => ({
      base,
      orgId,
      token: (await product.member(orgId, `${name}@example.com`, 'orgAdmin')).token,
    })
    const quiet = await person(81, 'quiet')
    const loud = await Promise.all(['loud1', 'loud2', 'loud3'].map(name => person(82, name)))
    const rule = { kind: 'item', name: '雪线', rule: '雪线+观测' }
    const monitor = (await post(quiet, '/inews/monitor', rule)).data.id
    for (let from = 0; from < articles; from += 200)
      for (const [who, name] of [[quiet, 'quiet'] as const, [loud[0] as Person, 'loud'] as const])
        if (name === 'loud' || from < 2_000) await post(who, '/ua/upload/article/addBatch', batchOf(name, from, 200))
    await product.settled()

    process.stdout.write(`${machine()}; ${articles} articles of the neighbour, ${words} words in its rule\n`)
    const alone = await watch(quiet, monitor)
    tell('quiet', alone)
    const load: Load = { people: loud, words, loud: loudly }
    const thread = new Worker(new URL(import.meta.url), { workerData: load })
    const reported = new Promise<string>(resolve => thread.once('message', resolve))
    await pause(1_000)
    const stored = product.worker.flow.state().articles
    const beganAt = at()
    const beside = await watch(quiet, monitor)
    tell('beside', beside)
    thread.postMessage('enough')
    process.stdout.write(`the neighbour: ${await reported}\n`)
    const ratios = [['beside', beside]] as [string, Watched][]
    if (loudly === 'push') ratios.push(['after', await watch(quiet, monitor)])
    const rate = (product.worker.flow.state().articles - stored) / ((at() - beganAt) / 1_000)
    for (const [when, watched] of ratios.slice(1)) tell(when, watched)
    for (const [when, { lists }] of ratios)
      process.stdout.write(`${when}: p95 of the list to that alone ${(lists.p95 / alone.lists.p95).toFixed(2)}\n`)
    process.stdout.write(`stored meanwhile: ${rate.toFixed(0)} articles/s\n`)
    await thread.terminate()
    await product.close()
  })
  process.exit(0)
}

function tell(when: string, { lists, arrivals, missing, held: stored }: Watched): void {
  process.stdout.write(`${line(`${when}: list of 20 with its total`, lists)}\n`)
  process.stdout.write(`${line(`${when}: handed in until seen in the list`, arrivals)}\n`)
  process.stdout.write(`${when}: the answering thread was held up for p95 ${stored.p95} ms, at most ${stored.max} ms\n`)
  if (missing > 0) process.stdout.write(`${when}: ${missing} were not seen within 10 s\n`)
}

interface Watched {
  lists: Spread
  arrivals: Spread
  missing: number
  /** Milliseconds in which the thread that answers calls did something else. */
  held: { p95: number; max: number }
}

/** For so many seconds: a list each 100 ms, an article each second. */
async function watch(who: Person, monitor: number): Promise<Watched> {
  const [lists, arrivals]: [number[], number[]] = [[], []]
  const handedAt = new Map<string, number>()
  const end = at() + seconds * 1_000
  const list = async () => {
    const [from, to] = [-86_400_000, 3_600_000].map(shift => new Date(Date.now() + shift).toISOString())
    const started = at()
    const { status, data } = await post(who, '/inews/monitorArticle/list', { monitor, from, to })
    if (status !== 200) throw new Error(`the list answered ${status}`)
    if (started < end) lists.push(at() - started)
    for (const { title } of data.list) {
      const handed = handedAt.get(title)
      if (handed !== undefined) arrivals.push(at() - handed)
      handedAt.delete(title)
    }
  }
  const hand = async () => {
    while (at() < end) {
      const article = articleOf('seen', Math.round(at()))
      handedAt.set(article.title, at())
      await post(who, '/ua/upload/article/addBatch', { items: [article] })
      await pause(1_000)
    }
  }
  const delays = monitorEventLoopDelay({ resolution: 5 })
  delays.enable()
  const handing = hand()
  while (at() < end || (handedAt.size > 0 && at() < end + 10_000)) {
    await list()
    await pause(100)
  }
  await handing
  delays.disable()
  const [p95, max] = [delays.percentile(95), delays.max].map(ns => Math.round(ns / 1e6) - 5) as [number, number]
  return { lists: spread(lists), arrivals: spread(arrivals), missing: handedAt.size, held: { p95, max } }
}

/** Until told that it is enough; then what it got. */
async function beLoud({ people, words, loud }: Load): Promise<void> {
  const { parentPort } = await import('node:worker_threads')
  let isEnough = false
  parentPort?.once('message', () => {
    isEnough = true
  })
  const [first] = people as [Person]
  const statuses = new Map<string, number>()
  const count = (what: string, status: number) => {
    const name = `${what} ${status}`
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
  }
  if (loud === 'push') {
    const [from, to] = [0, 29_000]
    let next = from
    const pushing = people.map(async person => {
      while (!isEnough && next < to) {
        next += 1_000
        const { status } = await post(person, '/ua/upload/article/addBatch', batchOf('pushed', next, 1_000))
        count('pushes of 1,000', status)
        if (status !== 200) await pause(1_000)
      }
    })
    await Promise.all(pushing)
    parentPort?.postMessage([...statuses].map(([name, n]) => `${n} ${name}`).join(', '))
    return
  }
  const rule = Array.from({ length: words }, (_, n) => textOf(n, 3)).join('|')
  const trying = Array.from({ length: 30 }, async (_, n) => {
    while (!isEnough) {
      const { status } = await post(people[n % people.length] as Person, '/inews/monitor/preview', { rule, days: 30 })
      count('previews', status)
      if (status !== 200) await pause(1_000)
    }
  })
  const filled = await post(first, '/inews/monitor', { kind: 'item', name: '全部', rule: '雪线' })
  count('monitors to fill', filled.status)
  const pushing = async () => {
    for (let from = 0; !isEnough; from += 100) {
      const { status } = await post(first, '/ua/upload/article/addBatch', batchOf('pushed', from, 100))
      count('pushes of 100', status)
      if (status !== 200) await pause(1_000)
    }
  }
  await Promise.race([Promise.all([...trying, pushing()]), untilEnough()])
  parentPort?.postMessage([...statuses].map(([name, n]) => `${n} ${name}`).join(', '))

  async function untilEnough(): Promise<void> {
    while (!isEnough) await pause(100)
  }
}

if (options.documents) {
  await measureDocuments()
  process.exit(0)
}
await (isMainThread ? measure() : beLoud(workerData as Load))
