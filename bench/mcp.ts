/**
 * What a tool of `/mcp` costs beside the call that it makes, and 100 assistants beside 100 programs, by HTTP in one run, in turns:
 * `npm run bench -- mcp`.
 */
import { openProduct } from '../apps/server/tests/product.ts'
import { withDatabase } from './database.ts'
import { machine, spread } from './machine.ts'

const rounds = 200
const callers = 100
const org = 61

await withDatabase(async url => {
  const product = await openProduct(url, { limits: { read: 1e9, write: 1e9, push: 1e9, key: 1e9, public: 1e9 } })
  const admin = await product.member(org, 'bench@example.com', 'orgAdmin')
  const data = async (method: 'GET' | 'POST', path: string, body: object) =>
    (await admin.ask(method, path, body)).body.data
  await data('POST', '/inews/monitor', { kind: 'item', name: '鹭行', rule: '鹭行' })
  const items = Array.from({ length: 1_000 }, (_, n) => ({
    title: `鹭行第${n}号通报`,
    body: `鹭行发布第${n}号通报，${String.fromCharCode(0x4e00 + n).repeat(300)}。`,
    media: '青麓日报',
  }))
  await data('POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  const [role] = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: '读取', granted: ['desk.view', 'apiKeys.use'] })
    .returning('id')
    .execute()
  const { secret } = await data('POST', '/inews/apiKey', { name: '测量', roleId: role?.id })
  const at = `http://127.0.0.1:${await product.listen()}`
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  }
  const hour = 3_600_000
  const from = new Date(Date.now() - 168 * hour).toISOString()
  const to = new Date(Date.now() + hour).toISOString()
  const sent = {
    call: () => post('/inews/monitorArticle/list', { from, to, pageSize: 20 }),
    tool: () =>
      post('/mcp', {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search_articles', arguments: { from, to } },
      }),
  }
  async function post(path: string, body: object): Promise<void> {
    const answer = await fetch(`${at}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (answer.status !== 200 || text.includes('"isError":true')) throw new Error(`${path}: ${text.slice(0, 300)}`)
  }
  const timed = async (work: () => Promise<void>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const alone: Record<keyof typeof sent, number[]> = { call: [], tool: [] }
  const together: Record<keyof typeof sent, number[]> = { call: [], tool: [] }
  for (let n = 0; n < rounds; n++)
    for (const kind of ['call', 'tool'] as const) alone[kind].push(await timed(sent[kind]))
  for (let n = 0; n < 5; n++)
    for (const kind of ['call', 'tool'] as const)
      together[kind].push(...(await Promise.all(Array.from({ length: callers }, () => timed(sent[kind])))))
  await product.close()
  console.log(`${machine()}; milliseconds`)
  const [call, tool, calls, tools] = [alone.call, alone.tool, together.call, together.tool].map(spread)
  console.log(`a call p50 ${call?.p50.toFixed(1)}, the tool p50 ${tool?.p50.toFixed(1)}`)
  console.log(`a tool costs ${((tool?.p50 ?? 0) - (call?.p50 ?? 0)).toFixed(1)} more than its call (must 10, aim 5)`)
  console.log(`${callers} at once: calls p95 ${calls?.p95.toFixed(0)}, tools p95 ${tools?.p95.toFixed(0)}`)
  console.log(`ratio ${((tools?.p95 ?? 0) / (calls?.p95 ?? 1)).toFixed(2)} (must 1.5, aim 1.2)`)
})
