// Models over HTTP: settings with sealed keys, what a try finds, and what is done with services that go wrong.
import { randomBytes } from 'node:crypto'
import { openSecretBox } from '@guanlan/platform/server'
import { type ModelServer, openFeature, startModelServer } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ModelProblem, openEndpoint } from './endpoint.ts'
import { endpointFor } from './in-use.ts'
import { type ModelParts, modelsServer } from './index.ts'
import { microFenOf, tokensOfText, yuanOf } from './tokens.ts'
import { overLimit } from './uses.ts'

let server: ModelServer
const parts: ModelParts = {
  get system() {
    return databases().worker
  },
  secretBox: openSecretBox(randomBytes(32)),
  environment: null,
}
const { as, databases } = openFeature([modelsServer(parts)], ['org_models', 'org_model_keys', 'model_uses'])
const admin = as('orgAdmin')
beforeAll(async () => {
  server = await startModelServer({ pieces: () => ['{"ok"', ': true}'] })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.behaviour = { pieces: () => ['{"ok"', ': true}'] }
  server.requests = []
  await sql`update installation_model set url = null, model = null, sealed = null, own_hosts = '{}'`.execute(
    databases().worker,
  )
})
const allow = () => sql`update installation_model set own_hosts = ${[server.host]}::text[]`.execute(databases().worker)
const own = (more: object = {}) => ({
  url: server.url,
  model: 'local',
  key: 'sk-secret',
  priceIn: 200,
  priceOut: 800,
  ...more,
})
const terms = (more: object = {}) => ({
  ...{ version: 1, own: own(), leaves: 'excerpts', scenesOff: [], mostOfRun: 200, mostOfPerson: null, mostOfAll: null },
  ...more,
})
const put = (body: object, ask = admin) => ask('PUT', '/chatgpt/model', body)

test('an own model lies at a public address, or where the operator allows; its key is answered by nothing and lies sealed', async () => {
  expect(await put(terms())).toMatchObject({
    http: 400,
    problems: [{ field: 'own.url', msg: expect.stringContaining('公网') }],
  })
  expect((await put(terms({ own: own({ url: 'https://10.1.2.3/v1' }) }))).http).toBe(400)
  await allow()
  const { data } = await put(terms())
  expect(data).toMatchObject({ version: 2, own: { url: server.url, hasKey: true }, leaves: 'excerpts' })
  expect(JSON.stringify([data, await admin('GET', '/chatgpt/model')])).not.toContain('sk-secret')
  const { rows } =
    await sql`select to_jsonb(k) as row from org_model_keys k union all select to_jsonb(o) from operation_rows o`.execute(
      databases().worker,
    )
  expect(JSON.stringify(rows)).not.toContain('sk-secret')
  expect((await put(terms())).http).toBe(409)
  expect((await as('orgAdmin', 8)('GET', '/chatgpt/model')).data).toMatchObject({ own: null, version: 1 })
  for (const ask of [as('member'), as('reader')]) expect((await ask('GET', '/chatgpt/model')).http).toBe(403)
})

test('a stored key stays with its host: at another it is not sent', async () => {
  const other = await startModelServer({ pieces: () => ['{}'] })
  await sql`update installation_model set own_hosts = ${[server.host, other.host]}::text[]`.execute(databases().worker)
  await put(terms())
  const { key: _, ...without } = own()
  expect((await put(terms({ version: 2, own: { ...without, model: 'other' } }))).data.own.hasKey).toBe(true)
  const signal = new AbortController().signal
  await (await endpointFor(parts, 7))?.endpoint.complete({ instructions: 'a', prompt: 'b' }, signal)
  expect(server.requests.at(-1)?.authorization).toBe('Bearer sk-secret')
  await admin('POST', '/chatgpt/model/try', { ...without, url: other.url })
  expect((await put(terms({ version: 3, own: { ...without, url: other.url } }))).data.own.hasKey).toBe(false)
  await (await endpointFor(parts, 7))?.endpoint.complete({ instructions: 'a', prompt: 'b' }, signal)
  expect(other.requests.map(({ authorization }) => authorization)).toEqual([undefined, undefined])
  await other.close()
})

test.each([
  ['a negative price', { priceIn: -1 }, 'own.priceIn'],
  ['an address of another kind', { url: 'ftp://models/v1' }, 'own.url'],
  ['a password in the address', { url: 'https://a:b@models.example/v1' }, 'own.url'],
  ['no name', { model: ' ' }, 'own.model'],
  ['a limit below nothing', { mostOfRun: -5 }, 'mostOfRun'],
  ['a scene that is not there', { scenesOff: ['x'] }, 'scenesOff.0'],
  ['an unknown field', { keys: 1 }, 'keys'],
])('%s is refused at its field', async (_, more, field) => {
  const body = field.startsWith('own.') ? terms({ own: own(more) }) : terms(more)
  expect(await put(body)).toMatchObject({ http: 400, problems: [{ field }] })
})

test('a try says whether it is there, streams and answers JSON', async () => {
  await allow()
  const attempt = async () => (await admin('POST', '/chatgpt/model/try', own())).data
  expect(await attempt()).toMatchObject({
    reaches: true,
    streams: true,
    answersJson: true,
    problem: null,
    firstMs: expect.any(Number),
  })
  server.behaviour = { pieces: () => ['Sure!'] }
  expect(await attempt()).toMatchObject({ reaches: true, streams: false, answersJson: false, problem: null })
  server.behaviour = { status: 401 }
  const refused = await attempt()
  expect(refused).toMatchObject({ reaches: true, problem: '模型服务拒绝了请求（HTTP 401）' })
  expect(JSON.stringify(refused)).not.toContain('sk-secret')
  server.behaviour = { does: 'drop' }
  expect(await attempt()).toMatchObject({ reaches: false, problem: '连接不上模型服务' })
})

test.each([
  [{ does: 'silent' }, 'tooSlow', 0],
  [{ does: 'endless' }, 'tooLarge', 0],
  [{ does: 'html' }, 'badAnswer', 0],
  [{ does: 'half' }, 'badAnswer', 0],
  [{ does: 'redirect' }, 'unreachable', 0],
  [{ does: 'drop' }, 'unreachable', 0],
  [{ status: 429 }, 'refused', 429],
  [{ status: 500 }, 'refused', 500],
  [{ pieces: () => [] }, 'badAnswer', 0],
] as const)('a service that does %o is %s', async (behaviour, what, status) => {
  server.behaviour = behaviour as never
  const endpoint = openEndpoint(
    { url: server.url, model: 'local', key: 'sk-secret' },
    what === 'tooSlow' ? 200 : 20_000,
  )
  const read = async () => {
    for await (const _ of endpoint.stream({ instructions: 'a', prompt: 'b' }, new AbortController().signal));
  }
  const error = await read().catch(each => each)
  expect(error).toBeInstanceOf(ModelProblem)
  expect([error.what, error.status]).toEqual([what, status])
  expect(JSON.stringify([error, error.message, error.stack])).not.toContain('sk-secret')
})

test.each(['http://127.0.0.1:9/v1', 'https://localhost/v1'])(
  '%s is not asked where hosts are not trusted',
  async url => {
    const { complete } = openEndpoint({ url, model: 'local', trustedHosts: new Set() })
    await expect(complete({ instructions: 'a', prompt: 'b' }, new AbortController().signal)).rejects.toMatchObject({
      what: 'unreachable',
    })
  },
)

test('what is no longer wanted ends at once at the service', async () => {
  server.behaviour = { does: 'silent' }
  server.left = 0
  const stop = new AbortController()
  const stream = openEndpoint({ url: server.url, model: 'local' }).stream(
    { instructions: 'a', prompt: 'b' },
    stop.signal,
  )
  const read = stream.next().catch(error => error)
  await expect.poll(() => server.requests.length).toBe(1)
  stop.abort(new Error('enough'))
  expect(await read).toMatchObject({ message: 'enough' })
  await expect.poll(() => server.left).toBe(1)
})

test('tokens, prices and limits', () => {
  expect([tokensOfText('青禾汽车'), tokensOfText('car'), tokensOfText('')]).toEqual([4, 1, 0])
  const price = microFenOf({ priceIn: 200, priceOut: 800 }, 10_000, 1_000)
  expect([price, yuanOf(price), yuanOf(0), yuanOf(1), yuanOf(123_456_789)]).toEqual([
    2_800_000,
    '0.03',
    '0',
    '0.0001',
    '1.23',
  ])
  const limits = { run: 3, person: 5, all: 9 }
  expect(overLimit(price, limits, { person: 0, all: 0 })).toBeNull()
  expect(overLimit(4_000_000, limits, { person: 0, all: 0 })?.key).toBe('models.overRun')
  expect(overLimit(price, limits, { person: 3_000_000, all: 0 })?.key).toBe('models.overPerson')
  expect(overLimit(price, limits, { person: 0, all: 8_000_000 })?.key).toBe('models.overAll')
  expect(overLimit(0, { run: 0, person: 0, all: 0 }, { person: 1, all: 1 })).toBeNull()
})
