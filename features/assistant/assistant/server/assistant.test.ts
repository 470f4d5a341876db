// Questions over stored articles: what is answered stands in them, and every number is the total of the list that it opens.
import type { PlainBlock } from '@guanlan/features/reports/reports/contract'
import { reportsWorks } from '@guanlan/features/reports/reports/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Answer, Passage } from '../contract.ts'
import { answerBlocks } from './index.ts'
import { ago, monitored, openAnswers, range } from './testing/open-answers.ts'

const { as, undo, databases, member, store, storeMonitored, session, answerTo, totalOf, limit } = openAnswers()

test('an answer is made of sentences that stand in the articles, and each figure is the total of its list', async () => {
  const answer = await answerTo('最近 10 天青禾汽车召回了什么？')
  expect(answer.plan.query).toContain('召回')
  expect(answer.state).toBe('answered')
  expect(answer.sentences.length).toBeGreaterThan(1)
  for (const { text, passages } of answer.sentences) {
    const first = answer.passages[passages[0] ?? -1]
    const { data } = await member('POST', '/inews/monitorArticle/search/article', { id: first?.articleId })
    expect(data.baseInfo.body).toContain(first?.text)
    expect(first?.text).toContain(text)
  }
  expect(
    new Set(answer.sentences.flatMap(({ passages }) => answer.passages[passages[0] ?? -1]?.media)).size,
  ).toBeGreaterThan(1)
  expect(answer.figures.map(({ kind }) => kind)).toContain('medium')
  for (const figure of answer.figures)
    if (figure.value !== null) expect([figure.kind, await totalOf(figure)]).toEqual([figure.kind, figure.value])
  for (const { plan } of answer.next) expect((await answerTo('再问', plan)).figures[0]?.value).toBeGreaterThan(1)
})

test('media that say the opposite stand side by side, each with its passage', async () => {
  await store([
    { title: '蓝鲸销量一', body: '蓝鲸手机上月销量达到3万部，较前月上涨。门店人气很旺。', media: '海岸网' },
    { title: '蓝鲸销量二', body: '蓝鲸手机上月销量达到3万部，较前月下跌。门店冷清不少。', media: '观潮日报' },
  ])
  const answer = await answerTo('蓝鲸手机销量', { query: '蓝鲸手机' })
  expect(answer.contradictions).toMatchObject([{ part: 'direction' }])
  const sides = answer.contradictions?.[0]?.sentences ?? []
  expect(new Set(sides.map(({ passages }) => answer.passages[passages[0] ?? -1]?.media)).size).toBe(2)
  expect((await answerTo('露营节', { query: '露营节' })).contradictions).toEqual([])
})

test('asked of chosen articles, it answers of those alone, in the stretch in which they were published', async () => {
  const ids = (await storeMonitored(monitored)).slice(0, 2)
  const plan = (articles: number[], ask = member) =>
    ask('POST', '/chatgpt/plan', { question: '这些文章说了什么', articles })
  const { data } = await plan([...ids, 999_999])
  expect(data).toMatchObject({ query: '', filters: [{ field: 'article', is: 'is', values: ids.map(String) }] })
  expect(await plan([999_999])).toMatchObject({ http: 404, msg: '所选文章已不在' })
  expect((await plan(ids, as('member', 8))).http).toBe(404)
  const { understood: _, ...made } = data
  const answer = await answerTo('这些文章说了什么', made)
  expect(answer.figures[0]).toMatchObject({ kind: 'articles', value: 2 })
  expect(new Set(answer.passages.map(({ articleId }) => articleId))).toEqual(new Set(ids))
})

test('why there is a peak has what brought it, each with its list', async () => {
  await storeMonitored(monitored)
  const [from, to] = [ago(25).toISOString(), ago(0).toISOString()]
  const causes = ({ figures }: Answer) => figures.filter(({ kind }) => kind.startsWith('cause'))
  const answer = await answerTo('为什么出现高峰', { from, to })
  expect(causes(answer).map(({ kind }) => kind)).toContain('causeMedia')
  for (const figure of causes(answer)) expect([figure.kind, await totalOf(figure)]).toEqual([figure.kind, figure.value])
  expect(causes(await answerTo('出现高峰', { from, to }))).toEqual([])
})

test('an instruction inside an article is a text like any other', async () => {
  const plan = { query: '青禾汽车+召回' }
  const [withIt, total] = [await answerTo('青禾汽车召回', plan), 4]
  expect(withIt.figures[0]).toMatchObject({ kind: 'articles', value: total })
  for (const { text, passages } of withIt.sentences)
    for (const place of passages) expect(withIt.passages[place]?.text).toContain(text)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from tasks`.execute(databases().worker)
  expect(rows[0]?.n).toBe(0)
})

test.each<[string, { question: string; plan?: object }, number, string | undefined]>([
  ['no question', { question: ' ' }, 400, 'question'],
  ['a question without end', { question: '问'.repeat(2_001) }, 400, 'question'],
  ['a rule with a mistake', { question: '问', plan: { query: '(召回' } }, 400, 'query'],
  ['a range of a year', { question: '问', plan: { from: ago(9_000).toISOString() } }, 400, 'to'],
  ['a monitor that is not there', { question: '问', plan: { monitors: [999] } }, 404, undefined],
])('%s is refused, and costs nothing', async (_, { question, plan }, status, field) => {
  await limit('aiDailyQuestionCount', 1)
  const path = `/chatgpt/session/${await session()}/message`
  const { http, problems } = await member('POST', path, { question, ...(plan && { plan: { ...range(), ...plan } }) })
  expect([http, problems?.[0]?.field]).toEqual([status, field])
  expect((await member('POST', path, { question: '召回' })).http).toBe(200)
  expect((await member('POST', path, { question: '召回' })).http).toBe(403)
  expect((await member('GET', '/chatgpt/scene')).data.amounts.questions).toEqual({ used: 1, limit: 1 })
})

test('a session is its owner’s alone; removed it says so, and an undo brings its answers back', async () => {
  const id = await session()
  await member('POST', `/chatgpt/session/${id}/message`, { question: '青禾汽车召回' })
  for (const other of [as('orgAdmin'), as('member', 8)]) {
    expect((await other('GET', '/chatgpt/session')).data.list).toEqual([])
    expect((await other('GET', `/chatgpt/session/${id}`)).http).toBe(404)
    expect((await other('DELETE', `/chatgpt/session/${id}`)).http).toBe(404)
  }
  const { operation } = await member('DELETE', `/chatgpt/session/${id}`)
  expect((await member('POST', `/chatgpt/session/${id}/message`, { question: '召回' })).msg).toBe('该会话已删除')
  expect((await undo(operation, as('orgAdmin'))).http).toBe(404)
  expect((await undo(operation)).http).toBe(200)
  expect((await member('GET', `/chatgpt/session/${id}`)).data.messages).toHaveLength(1)
  const rename = () => member('PUT', `/chatgpt/session/${id}`, { title: '新题', version: 1 })
  expect([(await rename()).http, (await rename()).http]).toEqual([200, 409])
})

test('a collected answer stays as it was, once each, and is found by its tag', async () => {
  const id = await session()
  const { data } = await member('POST', `/chatgpt/session/${id}/message`, { question: '青禾汽车召回' })
  const draft = { answerId: data.id, note: '给周报', tags: ['召回'] }
  await member('POST', '/chatgpt/collect', draft)
  const again = await member('POST', '/chatgpt/collect', { ...draft, note: '给月报' })
  await member('DELETE', `/chatgpt/session/${id}`)
  const list = async (like: string, ask = member) =>
    (await ask('GET', `/chatgpt/collect?like=${encodeURIComponent(like)}`)).data.list
  expect(await list('召回')).toMatchObject([{ id: again.data.id, note: '给月报', content: data.content }])
  expect(await list('没有')).toEqual([])
  expect(await list('', as('orgAdmin'))).toEqual([])
  const note = (version: number, ask = member) =>
    ask('PUT', `/chatgpt/collect/${again.data.id}`, { note: '给年报', tags: ['召回', '电池'], version })
  expect((await note(again.data.version, as('orgAdmin'))).http).toBe(404)
  expect((await note(again.data.version)).data).toMatchObject({ note: '给年报', content: data.content })
  expect((await note(again.data.version)).http).toBe(409)
  expect((await member('GET', `/chatgpt/collect/${again.data.id}`)).data.tags).toEqual(['召回', '电池'])
  const { operation } = await member('DELETE', `/chatgpt/collect/${again.data.id}`)
  expect(await list('')).toEqual([])
  await undo(operation)
  expect(await list('')).toHaveLength(1)
})

test('a result becomes a report: its sentences lead to their articles, its sources are a list', async () => {
  const { data: found } = await member('POST', '/inews/monitorArticle/list', { ...range(), query: '青禾汽车' })
  const articles = found.list.map(({ id }: { id: number }) => id)
  const { data: result } = await member('POST', '/chatgpt/instruct/403/run', {
    values: { subject: '青禾汽车召回', articles },
  })
  const put = (answerId: number, ask = member) => ask('POST', '/chatgpt/report', { answerId })
  const { data: translated } = await member('POST', '/chatgpt/instruct/301/run', { values: { text: '软件' } })
  expect(await put(translated.id)).toMatchObject({ http: 400, problems: [{ field: 'answerId' }] })
  for (const other of [as('orgAdmin'), as('member', 8)]) expect((await put(result.id, other)).http).toBe(404)
  const somebodyElse = { orgId: 7, userId: 999_999, db: databases().worker } as never
  await expect(answerBlocks.open(somebodyElse, result.id)).rejects.toThrow('platform.missing')
  const { data: made, operation } = await put(result.id)
  expect((await answerBlocks.open(somebodyElse, result.id)).lines).toHaveLength(1)
  await finishTasks(databases(), reportsWorks([answerBlocks]))
  const { data: report } = await as('reader')('GET', `/report/get/${made.reportId}`)
  const blocks: PlainBlock[] = report.document.blocks
  const texts = blocks.flatMap(block => (block.kind === 'text' ? block.paragraphs.flatMap(({ runs }) => runs) : []))
  const sentences = texts.filter(({ href }) => href)
  expect(sentences.length).toBeGreaterThan(1)
  for (const { text, href } of sentences)
    expect(
      result.content.passages.some(
        (passage: Passage) =>
          href === `/monitorDetail?id=${passage.articleId}` &&
          text.includes(passage.media) &&
          passage.text.includes(text.slice(1, text.indexOf('”（'))),
      ),
    ).toBe(true)
  const [sources] = blocks.flatMap(block => (block.kind === 'table' ? [block] : []))
  expect(sources?.rows).toHaveLength(articles.length)
  expect((await undo(operation)).http).toBe(200)
})

test('instructions run without a model where they need none; what failed is given back', async () => {
  await limit('aiDailyToolCount', 2)
  const run = (id: number, values: object, ask = member) => ask('POST', `/chatgpt/instruct/${id}/run`, { values })
  expect((await run(301, { text: ' ' })).msg).toBe('指令缺少“原文”')
  expect((await run(101, { product: '青屏', facts: '大' })).msg).toBe('该场景需要接入模型')
  expect((await run(303, { text: '你好' })).msg).toBe('该场景需要接入模型')
  expect((await run(401, { subject: '召回', articles: [999] })).http).toBe(404)
  expect((await run(301, { text: '软件的数据库\n还没有备份' })).data.content).toEqual({
    kind: 'translated',
    text: '軟體的資料庫\n還沒有備份',
    translator: 'opencc',
  })
  const { data: found } = await member('POST', '/inews/monitorArticle/list', { ...range(), query: '青禾汽车' })
  const ids = found.list.map(({ id }: { id: number }) => id)
  const { data } = await run(402, { subject: '青禾汽车召回', articles: ids })
  expect(data.content.passages).toHaveLength(ids.length)
  for (const { text, passages } of data.content.sections[0].sentences)
    expect(data.content.passages[passages[0]].text).toContain(text)
  const results = async (scene: string, ask = member) => (await ask('GET', `/chatgpt/result?scene=${scene}`)).data.list
  expect(await results('report')).toMatchObject([{ id: data.id, content: data.content }])
  expect(await results('translate')).toHaveLength(1)
  expect(await results('report', as('orgAdmin'))).toEqual([])
  expect((await run(301, { text: '软件' })).http).toBe(403)
  expect((await run(301, { text: '软件' }, as('reader'))).http).toBe(403)
})
