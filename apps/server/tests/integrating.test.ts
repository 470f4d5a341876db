// docs/integrating.md as a program reads it: each sample is sent as it stands and answers what it says.
import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migratedDatabase } from '@guanlan/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeGround } from './one-of-everything/index.ts'
import { openProduct, type Product } from './product.ts'
import { roleOfEverything } from './testing/role-of-everything.ts'

const text = await readFile(new URL('../../../docs/integrating.md', import.meta.url), 'utf8')
const samples = [...text.matchAll(/```http (\d+)\n([\s\S]*?)```/g)].map(([, status, sample = '']) => {
  const [head = '', ...body] = sample.split('\n\n')
  const [line = '', ...headers] = head.trim().split('\n')
  const [method = 'GET', url = ''] = line.split(' ')
  return { status: Number(status), method, url, headers, body: body.join('\n\n').trim() }
})

let product: Product
const filled: Record<string, string> = {}
beforeAll(async () => {
  const database = await migratedDatabase()
  product = await openProduct(database.url)
  const ground = await makeGround(product, 11)
  const roleId = await roleOfEverything(product)
  const key = await ground.owner.ask('POST', '/inews/apiKey', { name: '示例', roleId })
  const hook = await ground.make('/inews/inboundHook/add', { name: '示例', mediaType: 'web', media: '示例' })
  const addresses = async (plugType: string) => {
    await ground.make('/inews/pluginInfo', { plugType, isOpen: 1 })
    const strategy = await ground.make('/inews/pluginStrategyInfo', { name: plugType, plugType, keywords: ['车门'] })
    return (await ground.make('/inews/pluginAddress', { strategyId: strategy.id })).paths
  }
  const webhook = await ground.make('/inews/webhook', {
    name: '别的',
    url: 'https://localhost/x',
    events: ['export.finished'],
  })
  const embed = await ground.make('/inews/monitorChart/embeds', {
    ...{
      chart: 'mediaTypes',
      title: '示例',
      language: 'zh',
      theme: 'phantom-blue',
      sites: ['https://news.example.com'],
    },
    question: { ...ground.question, monitors: [ground.monitor] },
  })
  Object.assign(filled, {
    KEY: key.body.data.secret,
    MONITOR: String(ground.monitor),
    FROM: ground.question.from,
    TO: ground.question.to,
    HOOK: (await ground.make(`/inews/inboundHook/${hook.id}/token`, {})).path,
    TABLE: (await addresses('table')).csv,
    FEED: (await addresses('rss')).rss,
    WEBHOOK: String(webhook.id),
    EMBED: embed.address,
  })
  return () => database.drop()
})
afterAll(() => product.close())

const fill = (sample: string) =>
  sample.replace(/\b(?:KEY|MONITOR|FROM|TO|HOOK|TABLE|FEED|WEBHOOK|EMBED)\b/g, word => filled[word] ?? word)

test.each(samples.map((sample, place) => [place, `${sample.method} ${sample.url}`, sample] as const))(
  'sample %d: %s',
  async (_, __, { status, method, url, headers, body }) => {
    const named = Object.fromEntries(
      headers.map(
        each =>
          fill(each)
            .split(/: (.*)/s)
            .slice(0, 2) as [string, string],
      ),
    )
    const reply = await product.app.inject({
      ...{ method: method as 'GET', url: fill(url), headers: { host: 'localhost:8080', ...named } },
      ...(body && { payload: fill(body) }),
    })
    expect([reply.statusCode, reply.statusCode === status ? '' : reply.body]).toEqual([status, ''])
    if (/addBatch$/.test(url) && url.includes('article'))
      expect(reply.json().data).toMatchObject({ accepted: 1, refused: [] })
    if (/wordMouth/.test(url)) expect(reply.json().data).toMatchObject({ added: 1, refused: [] })
    if (status === 400) expect(reply.json().problems[0].field).toBe('sort')
  },
)

test('there is a sample of each way in and out', () => {
  const all = samples.map(({ url }) => url).join(' ')
  for (const way of [
    '/open/v1/me',
    'addBatch',
    '/enter',
    '/stream',
    '/inews/webhook',
    'HOOK',
    'TABLE',
    'FEED',
    'EMBED',
  ])
    expect(all).toContain(way)
})

test('the sample that verifies knows what we have signed from what we have not', async () => {
  const [, code = ''] = /```js verify\n([\s\S]*?)```/.exec(text) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-verify-'))
  try {
    await writeFile(join(folder, 'verify.mjs'), code)
    const { isFromGuanlan } = await import(pathToFileURL(join(folder, 'verify.mjs')).href)
    const key = Buffer.alloc(32, 7)
    const [secret, body, id] = [`whsec_${key.toString('base64')}`, '{"type":"test"}', 'msg_1']
    const at = Math.floor(Date.now() / 1000)
    const signed = (timestamp: number, of = body) => ({
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${of}`).digest('base64')}`,
    })
    expect(isFromGuanlan(secret, signed(at), body)).toBe(true)
    expect(isFromGuanlan(secret, signed(at, 'another'), body)).toBe(false)
    expect(isFromGuanlan(secret, signed(at - 3_600), body)).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
