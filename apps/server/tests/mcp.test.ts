// Assistants of others: the same answers as by the calls of the product, with the key that was shown, by a client of 2025 and one of 2026.
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { migratedDatabase } from '@guanlan/platform/testing'
import { Client as SdkClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostOfTests as host } from './host.ts'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'
import { limits } from './walk/calls.ts'

/** What is used of it: its own types are most of what the type check of this file would cost. */
interface Client {
  connect(transport: unknown): Promise<void>
  close(): Promise<void>
  listTools(): Promise<{
    tools: {
      name: string
      title?: string
      description?: string
      annotations?: { readOnlyHint?: boolean }
      outputSchema?: object
    }[]
  }>
  listPrompts(): Promise<{ prompts: { name: string }[] }>
  callTool(call: {
    name: string
    arguments: object
  }): Promise<{ isError?: boolean; content: { text: string }[]; structuredContent?: unknown }>
}
const Client = SdkClient as unknown as new (of: { name: string; version: string }) => Client

const org = 61
const hourMs = 3_600_000
let product: Product
let admin: Caller
let address: string
let monitorId: number
let roleId: number

async function ask(who: Caller, method: 'GET' | 'POST', url: string, body?: object): Promise<Reply> {
  const reply = await who.ask(method, url, body)
  if (reply.status !== 200) throw new Error(`${url}: ${JSON.stringify(reply.body)}`)
  return reply.body.data
}

const granted = [
  'desk.view',
  'charts.view',
  'monitors.view',
  'monitors.edit',
  'hotLists.view',
  'warnings.view',
  'assistant.ask',
  'apiKeys.use',
]
let made = 0
async function keyWith(functions: string[]): Promise<string> {
  const rows = await product.databases.worker
    .insertInto('api_roles')
    .values({ name: `读取 ${++made}`, granted: functions })
    .returning('id')
    .execute()
  roleId = rows[0]?.id ?? 0
  const { secret } = await ask(admin, 'POST', '/inews/apiKey', { name: `助手 ${roleId}`, roleId })
  return secret
}

let key: string
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url, { limits })
  admin = await product.member(org, 'mcp@example.com', 'orgAdmin')
  monitorId = (await ask(admin, 'POST', '/inews/monitor', { kind: 'item', name: '鹭行', rule: '鹭行' })).id
  const items = Array.from({ length: 45 }, (_, n) => ({
    title: `鹭行第${n}号通报`,
    body: `鹭行在青麓市发布第${n}号通报，${String.fromCharCode(0x4e00 + 97 * n).repeat(60)}。`,
    media: '青麓日报',
  }))
  await ask(admin, 'POST', '/ua/upload/article/addBatch', { items })
  await product.settled()
  key = await keyWith(granted)
  address = `http://127.0.0.1:${await product.listen()}/mcp`
  return () => database.drop()
})
afterAll(() => product.close())

/** A client of the line before: it begins with a handshake and knows revisions of 2025. */
async function clientOf2025(secret: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: `Bearer ${secret}`, 'accept-language': 'en' } },
  })
  await client.connect(transport)
  return client
}
const structured = async (client: Client, name: string, values: object): Promise<Reply> => {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: { ...values } })
  if (isError) throw new Error(JSON.stringify(content))
  return structuredContent
}

test('a client of 2025 finds the tools, each with what it takes and gives, and none that changes what is stored', async () => {
  const client = await clientOf2025(key)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'ask',
    'chart',
    'count',
    'coverage',
    'explain_match',
    'hot_event',
    'hot_lists',
    'hot_words',
    'incidents',
    'media',
    'monitors',
    'overview',
    'preview_rule',
    'read_article',
    'search_articles',
  ])
  for (const { name, annotations, outputSchema, description } of tools) {
    expect(annotations?.readOnlyHint, name).toBe(name !== 'ask')
    expect(outputSchema, name).toMatchObject({ type: 'object' })
    expect(description, name).toMatch(/^[A-Z]/)
  }
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
    'daily_brief',
    'why_a_peak',
    'compare_brands',
  ])
  await client.close()
})

test('pages of a search hold every article once, and what they say is what the calls say', async () => {
  const client = await clientOf2025(key)
  const found: number[] = []
  let cursor: string | null = null
  let pages = 0
  do {
    const page: Reply = await structured(client, 'search_articles', {
      monitors: [monitorId],
      ...(cursor && { cursor }),
    })
    expect(page.total).toBe(45)
    expect(page.rows.length).toBeLessThanOrEqual(20)
    found.push(...page.rows.map(({ id }: Reply) => id))
    cursor = page.cursor
    pages++
  } while (cursor)
  expect(pages).toBe(3)
  expect(new Set(found).size).toBe(45)
  const range = {
    from: new Date(Date.now() - 24 * hourMs).toISOString(),
    to: new Date(Date.now() + hourMs).toISOString(),
  }
  const { total } = await ask(admin, 'POST', '/inews/monitorArticle/list', { ...range, monitor: monitorId })
  const { rows } = await structured(client, 'count', { questions: [{ ...range, monitors: [monitorId] }] })
  expect(rows[0].count).toBe(total)
  expect((await structured(client, 'overview', { monitors: [monitorId] })).total.count).toBe(45)
  const volume = await structured(client, 'chart', { kind: 'volume', days: 1, monitors: [monitorId] })
  expect(volume.rows.reduce((sum: number, { count }: Reply) => sum + count, 0)).toBeLessThanOrEqual(45)
  const read = await structured(client, 'read_article', { id: found[0] })
  expect(read.text).toContain('鹭行在青麓市发布')
  expect(read.next).toBeNull()
  expect(read.address).toMatch(/\/#\/monitorDetail\?id=\d+$/)
  const why = await structured(client, 'explain_match', { monitor: monitorId, article: found[0] })
  expect(why).toMatchObject({ holds: true, terms: [{ text: '鹭行', holds: true }] })
  const tried = await structured(client, 'preview_rule', { rule: '鹭行+青麓' })
  expect(tried.count).toBe(45)
  for (const name of ['hot_words', 'media', 'coverage', 'monitors', 'hot_lists', 'incidents'])
    expect(await structured(client, name, {}), name).toBeTruthy()
  await client.close()
})

test('a refusal is a sentence that the assistant reads: foreign numbers, cursors of another tool, unknown fields', async () => {
  const client = await clientOf2025(key)
  const sentence = async (name: string, values: object): Promise<string> => {
    const { isError, content } = await client.callTool({ name, arguments: { ...values } })
    expect(isError).toBe(true)
    return content[0]?.text ?? ''
  }
  expect(await sentence('read_article', { id: 999_999_999 })).toMatch(/\S/)
  const { cursor } = await structured(client, 'search_articles', { monitors: [monitorId] })
  expect(await sentence('media', { cursor })).toMatch(/media/)
  expect(await sentence('search_articles', { quary: '鹭行' })).toMatch(/quary/)
  expect(await sentence('search_articles', { days: 91 })).toMatch(/days/)
  await client.close()
})

test('a key does by tools what it may do by calls, and what it spends is counted alike', async () => {
  const narrow = await keyWith(['desk.view', 'apiKeys.use'])
  const client = await clientOf2025(narrow)
  const { isError } = await client.callTool({ name: 'overview', arguments: {} })
  expect(isError).toBe(true)
  const used = async () => (await ask(admin, 'GET', '/inews/apiKey/use')).used as number
  const before = await used()
  await structured(client, 'search_articles', {})
  expect(await used()).toBe(before + 1)
  await client.close()
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host,
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: body as object,
  })

test('a client of 2026 asks without a handshake', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const answer = await post(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'monitors', arguments: {}, _meta: meta } },
    { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'monitors' },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().result.structuredContent.rows).toMatchObject([{ id: monitorId, name: '鹭行' }])
})

test('without a key, from a foreign page, under another name, or many at once: refused before anything is read', async () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  for (const authorization of ['', 'Bearer nothing', `Bearer ${admin.token}`, `${key}`]) {
    const answer = await post(list, { authorization })
    expect([authorization.length, answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      authorization.length,
      401,
      expect.stringMatching(/^Bearer /),
    ])
  }
  expect((await post(list, { origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await post(list, { origin: 'null' })).statusCode).toBe(403)
  expect((await post(list, { host: 'rebound.example' })).statusCode).toBe(403)
  expect((await post(Array.from({ length: 10_000 }, () => list))).statusCode).toBe(400)
  expect((await post({ hello: 1 })).statusCode).toBe(400)
  expect((await product.app.inject({ method: 'GET', url: '/mcp', headers: { host } })).statusCode).toBe(405)
})

test('a withdrawn key is answered nothing any more', async () => {
  const secret = await keyWith(['desk.view', 'apiKeys.use'])
  const client = await clientOf2025(secret)
  await structured(client, 'search_articles', {})
  const keys: Reply[] = await ask(admin, 'GET', '/inews/apiKey')
  const { id } = keys.find(({ roleId: of }: Reply) => of === roleId)
  await admin.ask('DELETE', `/inews/apiKey/${id}`)
  // Refused before the protocol is spoken, or by the call that the tool makes, where the key goes between the two.
  const after = await client.callTool({ name: 'search_articles', arguments: {} }).catch(() => ({ isError: true }))
  expect(after.isError).toBe(true)
  await client.close().catch(() => {})
})

test('a question is answered with the articles that say it', async () => {
  const client = await clientOf2025(key)
  const answer = await structured(client, 'ask', { question: '近 7 天鹭行发布了什么通报？' })
  expect(answer.state).toMatch(/answered|insufficient/)
  for (const { citations } of answer.sentences)
    for (const place of citations) expect(answer.articles[place].passage).toContain('鹭行')
  await client.close()
})

test('the same over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const program = fileURLToPath(new URL('../mcp.ts', import.meta.url))
  const env = { GUANLAN_URL: new URL(address).origin, GUANLAN_KEY: key, LANG: 'zh_TW.UTF-8' }
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program], env }))
  expect((await client.listTools()).tools[0]?.title).toBe('尋找文章')
  expect((await structured(client, 'search_articles', { monitors: [monitorId] })).total).toBe(45)
  await client.close()
})

test('what changes something is there for a key that may write, says first what it would do, and needs the number of that', async () => {
  const labelId = (await ask(admin, 'POST', '/inews/data/label', { name: '重点', fatherId: 0 })).id
  const functions = [...granted, 'labels.view', 'articleActions.do', 'intake.push']
  const reading = await keyWith(functions)
  const { secret: writing } = await ask(admin, 'POST', '/inews/apiKey', { name: '写入', roleId, mayWrite: true })
  const names = async (secret: string) => {
    const client = await clientOf2025(secret)
    const { tools } = await client.listTools()
    await client.close()
    return tools.filter(({ name }) => /^(save|label|hand)_/.test(name)).map(({ name }) => name)
  }
  expect(await names(reading)).toEqual([])
  expect(await names(writing)).toEqual(['save_monitor', 'label_articles', 'hand_in_article'])
  const client = await clientOf2025(writing)
  const values = { name: '鹭行召回', rule: '鹭行+召回' }
  const first = await structured(client, 'save_monitor', values)
  expect(first).toMatchObject({ done: false, id: null })
  const monitorNames = async () => (await ask(admin, 'GET', '/inews/monitor')).map(({ name }: { name: string }) => name)
  expect(await monitorNames()).not.toContain('鹭行召回')
  const other = await client.callTool({
    name: 'save_monitor',
    arguments: { ...values, rule: '鹭行', dryRun: first.dryRun },
  })
  expect([other.isError, other.content[0]?.text]).toEqual([true, expect.stringContaining('dry run')])
  expect(await structured(client, 'save_monitor', { ...values, dryRun: first.dryRun })).toMatchObject({ done: true })
  expect(await monitorNames()).toContain('鹭行召回')
  const { rows } = await structured(client, 'search_articles', { days: 30 })
  const labelling = { articles: [rows[0].id], labels: ['重点'] }
  const { dryRun } = await structured(client, 'label_articles', labelling)
  expect(await structured(client, 'label_articles', { ...labelling, dryRun })).toMatchObject({ done: true })
  const labelled = await ask(admin, 'POST', '/inews/monitorArticle/list', {
    from: new Date(Date.now() - 240 * hourMs).toISOString(),
    to: new Date().toISOString(),
    filters: [{ field: 'label', is: 'is', values: [String(labelId)] }],
  })
  expect(labelled.total).toBe(1)
  await client.close()
  const direct = await fetch(`${address.replace('/mcp', '')}/inews/monitor`, {
    method: 'POST',
    headers: { authorization: `Bearer ${reading}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'item', name: '不许', rule: '鹭行' }),
  })
  expect(direct.status).toBe(403)
})
