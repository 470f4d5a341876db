// Translations over HTTP: by a local endpoint and by tables, stored and aligned, and what is done with hostile answers.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { openEndpoint } from '@guanlan/features/handling/models/server'
import {
  endpointTranslator,
  type Translator,
  translatingWork,
  translationServer,
} from '@guanlan/features/handling/translation/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Arrivals, articleListServer } from './index.ts'

let endpoint: Server
let translator: Translator
/** Texts of each question since the test began. */
let requested: string[][] = []
/** What the model says; the default puts a mark before each text. */
let answerTo: (texts: string[]) => string = texts => JSON.stringify(texts.map(text => `译 ${text}`))
let status = 200
let isSilent = false
beforeAll(async () => {
  endpoint = createServer(async (request, answer) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { messages } = JSON.parse(body)
    const texts = JSON.parse(messages.at(-1).content)
    requested.push(texts)
    if (isSilent) return
    answer.writeHead(status, { 'content-type': 'application/json' })
    const message = { role: 'assistant', content: answerTo(texts) }
    answer.end(
      JSON.stringify({
        id: '1',
        created: 1,
        model: 'local',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      }),
    )
  })
  await new Promise<void>(resolve => endpoint.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`
  translator = endpointTranslator(openEndpoint({ url, model: 'local-model', key: 'secret' }, 300))
})
afterAll(() => {
  endpoint.closeAllConnections()
  endpoint.close()
})

const nobody: Arrivals = { follow() {} }
const halves = [
  translationServer(async () => ({
    model: 'local-model',
    translate: (...given) => translator.translate(...given),
  })),
  articleServer,
  articleListServer(nobody),
]
const { as, databases } = openFeature(halves, [
  'tasks',
  'article_translations',
  'article_edits',
  'org_articles',
  'article_identities',
  'articles',
])
const [member, reader, stranger] = [as(), as('reader'), as('member', 8)]
const data = '/inews/data/monitorArticle'
const call = `${data}/translation`
beforeEach(() => {
  requested = []
  answerTo = texts => JSON.stringify(texts.map(text => `译 ${text}`))
  status = 200
  isSilent = false
})

const english = { title: 'Prices fall', body: 'First paragraph.\n\nSecond one.\r\nThird.', language: 'en' }
async function stored(more: Parameters<typeof newArticle>[0]): Promise<number> {
  return databases()
    .worker.transaction()
    .execute(async tx => {
      await storeArticles(tx, [newArticle({ ...more, onlyOrg: 7 })], new Map())
      const { rows } = await sql<{ id: number }>`select max(id) as id from articles`.execute(tx)
      const id = Number(rows[0]?.id)
      await adopt({ orgId: 7, db: tx }, [id])
      return id
    })
}
const listed = async (ask = member) =>
  (
    await ask('POST', '/inews/monitorArticle/list', { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' })
  ).data.list.map((row: { translatedTitle: string | null }) => row.translatedTitle)

test('what says who somebody is does not leave, and stands in the translation again', async () => {
  const id = await stored({ ...english, body: 'Call 13812345678 or write to press@example.com.' })
  const { data: made } = await member('POST', call, { id, target: 'zh-CN' })
  expect(JSON.stringify(requested)).not.toMatch(/13812345678|press@example\.com/)
  expect(made.body).toBe('译 Call 13812345678 or write to press@example.com.')
})

test('title and paragraphs stand beside their own, are stored, and the endpoint is not asked twice', async () => {
  const id = await stored(english)
  const translate = async (more: object = {}) => (await member('POST', call, { id, target: 'zh-CN', ...more })).data
  expect(await translate()).toMatchObject({
    id,
    target: 'zh-CN',
    ftitle: '译 Prices fall',
    body: '译 First paragraph.\n译 Second one.\n译 Third.',
    paragraphs: [
      { source: 'First paragraph.', translated: '译 First paragraph.' },
      { source: 'Second one.', translated: '译 Second one.' },
      { source: 'Third.', translated: '译 Third.' },
    ],
    translator: 'local-model',
    tokens: 15,
  })
  expect(requested).toEqual([['Prices fall', 'First paragraph.', 'Second one.', 'Third.']])
  await translate({ index: 'articles' })
  expect(requested).toHaveLength(1)
  answerTo = texts => JSON.stringify({ translations: texts.map(() => '另译') })
  expect(await translate({ again: true })).toMatchObject({ ftitle: '另译' })
  expect(await translate()).toMatchObject({ ftitle: '另译' })
  expect(requested).toHaveLength(2)
})

test('the list has the title in the reader’s language, and nobody else has it', async () => {
  const id = await stored(english)
  expect(await listed()).toEqual([null])
  await member('POST', call, { id, target: 'zh-CN' })
  expect(await listed()).toEqual(['译 Prices fall'])
  expect(await listed(as('member', 7, 'en'))).toEqual([null])
  for (const ask of [stranger, as('orgAdmin', 8)])
    expect(await ask('POST', call, { id, target: 'zh-CN', found: true })).toMatchObject({ http: 404 })
  expect(await reader('POST', call, { id, target: 'zh-CN' })).toMatchObject({ http: 403 })
})

test('what was edited since is translated anew', async () => {
  const id = await stored(english)
  await member('POST', call, { id, target: 'zh-CN' })
  expect((await member('PUT', `/inews/monitorArticle/${id}`, { title: 'Prices rise' })).http).toBe(200)
  expect((await member('POST', call, { id, target: 'zh-CN' })).data.ftitle).toBe('译 Prices rise')
})

test.each([
  ['zh-CN', 'zh-TW', '软件里面的数据库', '軟體裡面的資料庫'],
  ['zh-TW', 'zh-CN', '軟體裡面的資料庫', '软件里面的数据库'],
] as const)('%s becomes %s by tables, without an endpoint', async (language, target, title, expected) => {
  const id = await stored({ title, body: `${title}。\n${title}！`, language })
  const { data } = await member('POST', call, { id, target })
  expect(data).toMatchObject({ ftitle: expected, translator: 'opencc', tokens: null })
  expect(data.body).toBe(`${expected}。\n${expected}！`)
  expect(requested).toEqual([])
})

test.each<[string, () => void, string]>([
  ['fewer texts than paragraphs', () => (answerTo = texts => JSON.stringify(texts.slice(1))), '不是逐段译文'],
  ['a page of HTML', () => (answerTo = () => '<html><body>502</body></html>'), '不是逐段译文'],
  [
    'something else than texts',
    () => (answerTo = texts => JSON.stringify(texts.map(() => ({ a: 1 })))),
    '不是逐段译文',
  ],
  [
    'a novel for a sentence',
    () => (answerTo = texts => JSON.stringify(texts.map(() => '长'.repeat(9_000)))),
    '不是逐段译文',
  ],
  ['more than a megabyte', () => (answerTo = () => 'x'.repeat(2_000_000)), '回答过大'],
  ['a refusal', () => (status = 401), '拒绝了请求（401）'],
  ['nothing', () => (isSilent = true), '没有在时限内'],
])('an endpoint that answers %s is not believed, and the sentence says why', async (_, prepare, sentence) => {
  const id = await stored(english)
  prepare()
  const answer = await member('POST', call, { id, target: 'zh-CN' })
  expect(answer.http).toBe(503)
  expect(answer.msg).toContain(sentence)
  expect(JSON.stringify(answer)).not.toContain('127.0.0.1')
  expect(await listed()).toEqual([null])
})

test('an article in this language already, or too long, is refused with a sentence', async () => {
  const id = await stored(english)
  expect(await member('POST', call, { id, target: 'en' })).toMatchObject({ http: 400, msg: '文章已是这种语言' })
  const long = await stored({ ...english, body: 'long '.repeat(13_000) })
  expect((await member('POST', call, { id: long, target: 'zh-CN' })).msg).toContain('60000')
  expect(await member('POST', call, { id, target: 'xx' })).toMatchObject({ http: 400 })
})

test('a list is translated as a task, whose cost is said before and whose failures are counted', async () => {
  const ids = [
    await stored(english),
    await stored({ title: '软件', body: '软件', language: 'zh-TW' }),
    await stored({ title: '国内', body: '国内', language: 'zh-CN' }),
    await stored({ title: 'Fails', body: 'Fails', language: 'en' }),
  ]
  const body = { idList: ids, target: 'zh-CN', part: 'title' }
  expect((await member('POST', `${call}/cost`, body)).data).toEqual({
    articles: 4,
    translated: 0,
    same: 1,
    offline: 1,
    tooLong: 0,
    asked: 2,
    characters: 16,
    tokens: 2 * 4 + 120 + 2 * 2 + 120,
    model: 'local-model',
  })
  answerTo = texts => (texts[0] === 'Fails' ? 'no' : JSON.stringify(texts.map(text => `译 ${text}`)))
  expect((await member('POST', `${call}/list`, body)).data.task).toEqual(expect.any(Number))
  await finishTasks(databases(), [translatingWork(async () => translator)])
  const { rows } = await sql`select state, done::int, result from tasks`.execute(databases().worker)
  expect(rows).toEqual([{ state: 'done', done: 4, result: { translated: 2, skipped: 1, failed: 1 } }])
  expect((await listed()).toSorted()).toEqual(['译 Prices fall', '软件', null, null].toSorted())
  expect((await member('POST', `${call}/cost`, body)).data).toMatchObject({ translated: 2, asked: 1 })
})

test('a list of all that a question finds is the list as it was seen', async () => {
  await stored(english)
  const all = {
    question: { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' },
    until: new Date(Date.now() + 60_000).toISOString(),
    count: 1,
  }
  const body = { all, target: 'zh-CN' }
  expect((await member('POST', `${call}/cost`, body)).data).toMatchObject({ articles: 1, asked: 1, characters: 11 })
  expect(await member('POST', `${call}/list`, { ...body, all: { ...all, count: 9_999 } })).toMatchObject({
    http: 400,
    msg: '一次最多翻译 5000 篇，请缩小范围',
  })
  expect(await member('POST', `${call}/cost`, { target: 'zh-CN' })).toMatchObject({ http: 400 })
})

test('all that a search finds is what it found, whether or not a monitor wants it', async () => {
  await stored(english)
  await stored({ title: 'Fuel is dear', body: 'Fuel is dear', language: 'en' })
  const question = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
  const all = { question, query: 'prices', until: new Date().toISOString(), count: 1 }
  const body = { all, target: 'zh-CN', part: 'title' }
  expect((await member('POST', `${call}/cost`, body)).data).toMatchObject({ articles: 1, asked: 1 })
  const other = { ...body, all: { ...all, count: 2 } }
  expect(await member('POST', `${call}/cost`, other)).toMatchObject({ http: 409, problems: [{ field: 'all' }] })
})
