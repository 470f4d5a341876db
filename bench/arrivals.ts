/** From handing an article in to seeing it in the list of an open desk, while 100 a second arrive: `npm run bench -- arrivals`. */
import { openProduct } from '../apps/server/tests/product.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread } from './machine.ts'

const seconds = 20
const perSecond = 100
const perRequest = 10
const gapMs = (1_000 * perRequest) / perSecond
const orgId = 71

await withDatabase(async url => {
  const product = await openProduct(url)
  const member = await product.member(orgId, 'arrivals@example.com', 'orgAdmin')
  const made = await member.ask('POST', '/inews/monitor', { kind: 'item', name: '雪线', rule: '雪线+观测' })
  await product.settled()
  const monitor: number = made.body.data.id
  const base = `http://127.0.0.1:${await product.listen()}`
  const headers = { authorization: `Bearer ${member.token}`, orgid: String(orgId), 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const reply = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as { data: { list: { title: string }[] } }
  }

  const handedAt = new Map<string, number>()
  const delays: number[] = []
  const accepting: number[] = []
  /** The desk asks for its newest articles; what it sees for the first time counts from when it was handed in. */
  async function look(): Promise<void> {
    const [from, to] = [-3_600_000, 3_600_000].map(shift => new Date(Date.now() + shift).toISOString())
    const { data } = await post('/inews/monitorArticle/list', { monitor, from, to, pageSize: 200 })
    const now = performance.now()
    for (const { title } of data.list) {
      const at = handedAt.get(title)
      if (at === undefined) continue
      delays.push(now - at)
      handedAt.delete(title)
    }
  }

  const leave = new AbortController()
  const stream = await fetch(`${base}/inews/monitorArticle/arrivals`, { headers, signal: leave.signal })
  const listening = (async () => {
    for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (text.includes('event: arrived')) await look()
  })().catch(error => {
    if (!leave.signal.aborted) throw error
  })

  process.stdout.write(`${machine()}\n`)
  const started = performance.now()
  const requests: Promise<void>[] = []
  for (let request = 0; request < (seconds * perSecond) / perRequest; request++) {
    const wait = started + request * gapMs - performance.now()
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    const items = Array.from({ length: perRequest }, (_, n) => articleOf(request * perRequest + n))
    const at = performance.now()
    for (const { title } of items) handedAt.set(title, at)
    requests.push(
      post('/ua/upload/article/addBatch', { items }).then(() => void accepting.push(performance.now() - at)),
    )
  }
  await Promise.all(requests)
  const took = (performance.now() - started) / 1_000
  for (const deadline = Date.now() + 10_000; handedAt.size > 0 && Date.now() < deadline; )
    await new Promise(resolve => setTimeout(resolve, 20))
  leave.abort()
  await listening

  const rate = Math.round((seconds * perSecond) / took)
  process.stdout.write(`${seconds * perSecond} articles, ${rate} a second, in requests of ${perRequest}\n`)
  process.stdout.write(`${line('handing in a request until it is accepted', spread(accepting))}\n`)
  process.stdout.write(`${line('handing in until seen in the list of an open desk', spread(delays))}\n`)
  if (handedAt.size > 0) process.stdout.write(`${handedAt.size} articles were not seen within 10 s\n`)
  await product.close()
})
process.exit(0)

/** About 600 characters, as a short news item has. */
function articleOf(n: number): { sourceId: string; title: string; body: string; media: string } {
  const sentence = `第${n}号观测点今天记录到雪线上移，研究人员认为与近期气温有关，后续数据将继续公布。`
  return { sourceId: `arrival-${n}`, title: `雪线观测 ${n}`, body: sentence.repeat(14), media: `观测站 ${n % 40}` }
}
