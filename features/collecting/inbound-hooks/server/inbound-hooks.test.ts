import { createHmac } from 'node:crypto'
import type { HandIn } from '@guanlan/features/collecting/intake/server'
import { openSecretBox } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { beforeEach, expect, test } from 'vitest'
import { articlesAt, listsIn, valueAt, valuesIn } from './body.ts'
import { inboundHooksServer } from './index.ts'

/** What reaches the pipeline; an item without title and text is refused. The pipeline itself has tests of its own. */
const handed: { source: string; items: readonly unknown[] }[] = []
const check = (value: unknown, position: number) => {
  const item = value as { title?: string }
  return item.title ? { item } : { problem: { position, field: 'title', key: 'pipeline.titleOrBody', excerpt: '' } }
}
const collection: HandIn = {
  read: check,
  identify: item => JSON.stringify(item),
  itemOf: row => ({ ...row }),
  readTime: () => ({ key: '' }),
  share: { perSecond: 200, burst: 20_000 },
  readPage: async () => Promise.reject(new Error('not read here')),
  phrases: { titleOrBody: ['缺少标题', '缺少標題', 'No title'] },
  async handIn(_, source, items) {
    handed.push({ source, items })
    const refused = items.map(check).flatMap(one => ('problem' in one && one.problem ? [one.problem] : []))
    const titles = items.map(item => (item as { title?: string }).title)
    const same = titles.flatMap((title, position) => {
      const as = titles.indexOf(title)
      return title && as < position ? [{ position, as }] : []
    })
    return { accepted: items.length - refused.length - same.length, same, refused, leftOut: [], left: 0 }
  },
}
const { as, undo } = openFeature(
  [inboundHooksServer({ collection, secretBox: openSecretBox(Buffer.alloc(32)) })],
  ['inbound_hook_calls', 'inbound_hook_states', 'inbound_hooks', 'links'],
)
beforeEach(() => void (handed.length = 0))
const path = '/inews/inboundHook'
const member = as()
const mapping = [
  { path: 'head', field: 'title' },
  { path: 'user.name', field: 'author' },
]
const draft = { name: '数据商', mediaType: 'weibo', listPath: 'data.items', mapping }
const add = async (more: object = {}) => (await member('POST', `${path}/add`, { ...draft, ...more })).data
const addressOf = async (id: number): Promise<string> => (await member('POST', `${path}/${id}/token`, {})).data.path
const nobody = { authorization: '', orgid: '' }
const push = (address: string, body: object, headers: object = {}) =>
  member('POST', address, body, { ...nobody, ...headers })
const body = { data: { items: [{ head: '甲', user: { name: '张三' } }, { head: '乙' }] } }

test('whatever a sender pushes becomes articles by the mapping', async () => {
  const { id } = await add()
  expect((await push(await addressOf(id), body)).data).toEqual({
    ...{ accepted: 2, same: 0, refused: 0, problem: null },
    ...{ sameRows: [], refusedRows: [], leftOut: [], waits: false },
  })
  expect(handed).toEqual([
    {
      source: `hook ${id}`,
      items: [
        { mediaType: 'weibo', media: '数据商', title: '甲', author: '张三' },
        { mediaType: 'weibo', media: '数据商', title: '乙' },
      ],
    },
  ])
  expect((await member('POST', `${path}/list`, {})).data.list).toMatchObject([{ calls: 1, accepted: 2, refused: 0 }])
})

test('the same call again is answered alike and changes nothing', async () => {
  const address = await addressOf((await add()).id)
  await push(address, body)
  expect((await push(address, body)).data).toMatchObject({ accepted: 2 })
  expect(handed).toHaveLength(1)
  await push(address, body, { 'webhook-id': 'a' })
  await push(address, { data: { items: [] } }, { 'webhook-id': 'a' })
  expect(handed).toHaveLength(2)
})

test('rows that are refused or the same as another are named, and again when the call is repeated', async () => {
  const address = await addressOf((await add()).id)
  const mixed = { data: { items: [{ head: '甲' }, { head: '乙' }, { head: '甲' }, { user: { name: '张三' } }] } }
  const answer = {
    ...{ accepted: 2, same: 1, refused: 1, problem: '缺少标题', leftOut: [] },
    sameRows: [{ position: 2, as: 0 }],
    refusedRows: [{ position: 3, field: 'title', msg: '缺少标题' }],
  }
  for (let call = 0; call < 2; call++) expect((await push(address, mixed)).data).toMatchObject(answer)
  expect(handed).toHaveLength(1)
})

test('a form is read as JSON is', async () => {
  const { id } = await add({ listPath: '', mapping: [{ path: 'title', field: 'title' }] })
  const sent = await member('POST', await addressOf(id), 'title=%E7%94%B2' as never, {
    ...nobody,
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(sent.data).toMatchObject({ accepted: 1 })
})

test('before a mapping is said the newest call is its example; a trial hands nothing in', async () => {
  const { id } = await add({ mapping: [], listPath: '' })
  expect((await push(await addressOf(id), body)).data).toMatchObject({ accepted: 0, waits: true })
  expect((await member('GET', `${path}/${id}/example?list=data.items`)).data).toMatchObject({
    lists: [{ path: 'data.items', count: 2 }, { path: '' }],
    values: [
      { path: 'head', sample: '甲' },
      { path: 'user.name', sample: '张三' },
    ],
  })
  const trial = await member('POST', `${path}/${id}/trial`, {
    ...draft,
    mapping: [{ path: 'user.name', field: 'title' }],
  })
  expect(trial.data).toMatchObject({
    found: 2,
    articles: [{ title: '张三' }],
    refused: [{ position: 1, msg: '缺少标题' }],
  })
  expect(handed).toEqual([])
})

test('a signature is asked for, and of another secret or body it is refused', async () => {
  const { id } = await add()
  const address = await addressOf(id)
  const { secret } = (await member('PUT', `${path}/${id}/signature`, { signed: true })).data
  const signed = (text: string, by = secret) => ({ 'x-signature': createHmac('sha256', by).update(text).digest('hex') })
  const text = JSON.stringify(body)
  expect((await push(address, body)).http).toBe(403)
  expect((await push(address, body, signed(text, 'x'))).http).toBe(403)
  expect((await push(address, body, signed(`${text} `))).http).toBe(403)
  expect((await push(address, body, signed(text))).data).toMatchObject({ accepted: 2 })
  await member('PUT', `${path}/${id}/signature`, { signed: false })
  expect((await push(address, { data: {} })).http).toBe(200)
})

test('a new address ends the old one; a guess, one switched off and a removed one are nobody’s', async () => {
  const { id, version } = await add()
  const old = await addressOf(id)
  const address = await addressOf(id)
  expect((await push(old, body)).http).toBe(404)
  expect((await push(`${address.slice(0, -1)}x`, body)).http).toBe(404)
  await member('PUT', `${path}/update`, { ...draft, id, version, enabled: false })
  expect((await push(address, body)).http).toBe(404)
  await member('PUT', `${path}/update`, { ...draft, id, version: 2 })
  const { operation } = await member('DELETE', `${path}/delete`, { ids: [id] })
  expect((await push(address, body)).http).toBe(404)
  await undo(operation)
  expect((await push(address, body)).http).toBe(200)
})

test('a body that is too large, and one that is no JSON, are refused', async () => {
  const address = await addressOf((await add()).id)
  expect((await push(address, { text: 'x'.repeat(6_000_000) })).http).toBe(413)
  expect((await member('POST', address, '{' as never, { ...nobody, 'content-type': 'application/json' })).http).toBe(
    400,
  )
  expect(handed).toEqual([])
})

test('a field is named once', async () =>
  expect(
    await member('POST', `${path}/add`, { ...draft, mapping: [...mapping, { path: 'x', field: 'title' }] }),
  ).toMatchObject({ http: 400, problems: [{ field: 'mapping' }] }))

test('readers change nothing; another organisation sees nothing', async () => {
  const { id } = await add()
  await push(await addressOf(id), body)
  expect((await as('reader')('POST', `${path}/${id}/token`, {})).http).toBe(403)
  const stranger = as('orgAdmin', 8)
  expect((await stranger('POST', `${path}/list`, {})).data.total).toBe(0)
  for (const [method, address, sent] of [
    ['GET', `${path}/${id}`, undefined],
    ['GET', `${path}/${id}/example`, undefined],
    ['POST', `${path}/${id}/token`, {}],
    ['PUT', `${path}/${id}/signature`, { signed: true }],
  ] as const)
    expect((await stranger(method, address, sent)).http).toBe(404)
})

test('paths find own names alone, in bodies of any shape', () => {
  const made = JSON.parse('{"a":[{"b":1}],"__proto__":{"c":"x"},"text":"t"}')
  expect(valueAt(made, 'a.0.b')).toBe(1)
  expect(valueAt(made, 'a.length')).toBe(1)
  expect(valueAt({}, 'constructor.name')).toBeUndefined()
  expect(articlesAt(made, 'text')).toEqual([])
  expect(listsIn([{ x: 1 }, { x: 2 }])[0]).toEqual({ path: '', count: 2 })
  expect(valuesIn(made)).toContainEqual({ path: '__proto__.c', sample: 'x' })
  let deep: object = { end: 1 }
  for (let n = 0; n < 10_000; n++) deep = { deep }
  expect(valuesIn(deep)).toEqual([])
})

test('what comes before the mapping waits for it, and is taken in once when it is saved', async () => {
  const hook = await add({ mapping: [], listPath: '' })
  const address = await addressOf(hook.id)
  for (let call = 0; call < 2; call++)
    expect((await push(address, body)).data).toMatchObject({ accepted: 0, refused: 0, waits: true })
  expect((await member('GET', `${path}/${hook.id}`)).data ?? hook).toMatchObject({ id: hook.id })
  expect((await member('POST', `${path}/list`, {})).data.list).toMatchObject([{ waiting: 1 }])
  expect(handed).toHaveLength(0)
  const { data: changed } = await member('PUT', `${path}/update`, { ...draft, id: hook.id, version: hook.version })
  expect(changed).toMatchObject({ waiting: 0, accepted: 2 })
  expect(handed).toEqual([expect.objectContaining({ source: `hook ${hook.id}` })])
  expect((await push(address, body)).data).toMatchObject({ accepted: 2, waits: false })
  expect(handed).toHaveLength(1)
})
