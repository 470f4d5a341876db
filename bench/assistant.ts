/**
 * What the assistant costs: `npm run bench -- assistant [--articles N]`. A plan; an answer of extraction to the first page of the same search, in turns; a sentence held against 40
 * passages; the end of a sentence at the model until it is told to the browser; memory with 50 answers under way; another person's list while 20 answers are made.
 */
import { parseArgs } from 'node:util'
import { openProduct } from '../apps/server/tests/product.ts'
import { readEvidence, splitSentences, supportsOf } from '../engine/text/index.ts'
import { generalCutter } from '../engine/text/testing/general-cutter.ts'
import { type ModelRequestSeen, startModelServer } from '../platform/testing/index.ts'
import { itemsOf } from '../tools/eval/assistant/questions/rows.ts'
import { dataBeside } from './data.ts'
import { withDatabase } from './database.ts'
import { line, machine, spread, time, timed } from './machine.ts'

const { values } = parseArgs({ options: { articles: { type: 'string', default: '5700' } } })
const print = (text: string) => process.stdout.write(`${text}\n`)
const to30 = new Date(Date.parse('2020-02-01T00:00:00Z')).toISOString()
const from30 = new Date(Date.parse('2020-01-05T00:00:00Z')).toISOString()
const org = 71
const rounds = 20
const questions = [
  '2020年1月22日广西新增多少例新型肺炎病例？',
  '2018年11月拼多多什么时候发布财报？',
  '2020年1月武汉有什么消息？',
]

print(machine())
const items = itemsOf(dataBeside).slice(0, Number(values.articles))
const cutter = generalCutter()
const passages = items
  .slice(0, 40)
  .map(({ body, media, day }) => readEvidence({ text: body.slice(0, 300), media, day }))
const sentences = items.slice(0, 40).flatMap(({ body }) => splitSentences(body).slice(0, 2))
const checks = await time(20, async () => {
  for (const sentence of sentences) supportsOf(sentence, passages, { cutter })
})
print(`a sentence held against 40 passages: ${(checks.p50 / sentences.length).toFixed(2)} ms (must 20, aim 5)`)

/** When the end of a line left the model. */
const ends: number[] = []
const pauseMs = 60
const model = await startModelServer({
  pauseMs,
  *pieces(seen: ModelRequestSeen) {
    const { passages: sent } = JSON.parse(seen.body.messages.at(-1)?.content ?? '{}') as {
      passages: { n: number; text: string }[]
    }
    for (const { n, text } of sent.slice(0, 8)) {
      const [sentence = ''] = splitSentences(text)
      ends.push(performance.now())
      yield `${JSON.stringify({ text: sentence.trim(), from: [n] })}\n`
    }
  },
})

await withDatabase(async url => {
  const most = 1e9
  const product = await openProduct(url, {
    limits: { read: most, write: most, push: most, key: most, public: most },
    environment: { GUANLAN_AI_URL: model.url, GUANLAN_AI_MODEL: 'local' },
  })
  const person = await product.member(org, 'asks@example.com', 'orgAdmin')
  const other = await product.member(org, 'reads@example.com', 'member')
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
    const answer = await person.ask(method, path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
    return answer.body.data
  }
  await ask('POST', '/inews/monitor', { kind: 'item', name: '全部', rule: '年|月|日|的|在|人|一|是|有|不|新' })
  for (let at = 0; at < items.length; at += 500) {
    const sent = items.slice(at, at + 500).map(({ set: _, day: _d, company: _c, ...article }) => article)
    await ask('POST', '/ua/upload/article/addBatch', { items: sent })
  }
  await product.settled()
  const { version, scenesOff } = await ask('GET', '/chatgpt/model')
  const limits = { mostOfRun: null, mostOfPerson: null, mostOfAll: null }
  await ask('PUT', '/chatgpt/model', { version, own: null, leaves: 'excerpts', scenesOff, ...limits })
  const { id } = await ask('POST', '/chatgpt/session', { title: '测量' })
  const planFor = async (question: string) => {
    const { from, to, monitors, filters, query } = await ask('POST', '/chatgpt/plan', { question })
    return { from, to, monitors, filters, query }
  }
  const ofPlan: number[] = []
  const [ofAnswer, ofSearch]: [number[], number[]] = [[], []]
  for (let n = 0; n < rounds; n++)
    for (const question of questions) {
      ofPlan.push(await timed(() => planFor(question)))
      const plan = await planFor(question)
      ofAnswer.push(await timed(() => ask('POST', `/chatgpt/session/${id}/message`, { question, plan })))
      const { from, to, filters, query } = plan
      ofSearch.push(
        await timed(() =>
          ask('POST', '/inews/monitorArticle/list', {
            from,
            to,
            filters,
            ...(query !== '' && { query }),
            pageSize: 20,
          }),
        ),
      )
    }
  const [a, b, c] = [ofPlan, ofAnswer, ofSearch].map(spread)
  if (a && b && c) {
    print(line('plan (must p95 200, aim 80)', a))
    print(line(`answer of extraction over ${items.length} articles`, b))
    print(line('first page of the same search', c))
    print(`ratio of p50 ${(b.p50 / c.p50).toFixed(2)} (must 3, aim 2)`)
  }
  const port = await product.listen()
  const shown: number[] = []
  const start = async (question: string) => {
    const session = await ask('POST', '/chatgpt/session', { title: '测量' })
    return ask('POST', `/chatgpt/session/${session.id}/run`, { question, plan: await planFor(question) })
  }
  for (let n = 0; n < 6; n++) {
    ends.length = 0
    const { run } = await start(`${questions[0]}（${n}）`)
    if (run === null) continue
    const seen = await sentenceTimes(port, run)
    for (const [place, at] of seen.entries()) {
      const end = ends[place]
      if (end !== undefined && at > end) shown.push(at - end)
    }
  }
  if (shown.length > 0)
    print(line('end of a sentence at the model, until it is told (must 150, aim 50)', spread(shown)))

  const list = () => other.ask('POST', '/inews/monitorArticle/list', { from: from30, to: to30, pageSize: 20 })
  const quiet = await time(20, list)
  const memoryBefore = process.memoryUsage().rss
  let mostMemory = memoryBefore
  const runs = Array.from({ length: 50 }, (_, n) => start(`${questions[2]}（${n}）`))
  const during: number[] = []
  const all = Promise.all(
    runs.map(async each => {
      const { run } = await each
      if (run !== null) await person.ask('GET', `/chatgpt/run/${run}/events`)
    }),
  )
  let isOver = false
  void all.then(() => {
    isOver = true
  })
  while (!isOver) {
    during.push(await timed(list))
    mostMemory = Math.max(mostMemory, process.memoryUsage().rss)
  }
  await all
  const busy = spread(during)
  print(line('another person’s list, quiet', quiet))
  print(line('the same while 50 answers are made by a model', busy))
  print(`ratio of p95 ${(busy.p95 / quiet.p95).toFixed(2)} (must 2 with 20 answers, aim 1.3)`)
  print(`memory with 50 answers +${Math.round((mostMemory - memoryBefore) / 2 ** 20)} MB (must 100, aim 50)`)
  await product.close()

  /** When each sentence of a run arrives over HTTP. */
  async function sentenceTimes(at: number, run: string): Promise<number[]> {
    const answer = await fetch(`http://127.0.0.1:${at}/chatgpt/run/${run}/events`, {
      headers: { authorization: `Bearer ${await person.freshToken()}`, orgId: String(org) },
    })
    const times: number[] = []
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString('utf8')
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) if (/"kind":"(?:sentence|dropped)"/.test(part)) times.push(performance.now())
    }
    return times
  }
})
await model.close()
