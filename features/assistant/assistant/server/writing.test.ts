// A model answers, and nothing of it is believed: each sentence is held against its passages. Over real HTTP, with services that are honest, that invent, and that go wrong.

import type { ModelRequestSeen } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { assistantWorker } from './index.ts'
import { ago, line, numberOf, openWriting, plan, sentIn } from './testing/open-writing.ts'

const {
  as,
  databases,
  member,
  admin,
  choose,
  price,
  limit,
  session,
  start,
  eventsOf,
  answered,
  used,
  questions,
  model,
} = openWriting()

test('sentences come one by one, numbered, each with the passages that carry it; what it used is written down', async () => {
  const id = await session()
  const { answer, events } = await answered(id)
  expect(events.map(({ n }) => n)).toEqual(events.map((_, at) => at + 1))
  expect(events[0]?.kind).toBe('sources')
  expect(events.filter(({ kind }) => kind === 'sentence').length).toBe(answer.sentences.length)
  expect(events.at(-1)).toMatchObject({ kind: 'done', tokens: 150 })
  expect(answer.written).toMatchObject({
    model: 'local',
    leaves: 'excerpts',
    tokens: 150,
    isCounted: true,
    problem: null,
  })
  for (const { text, passages } of answer.sentences)
    expect(answer.passages[passages[0] ?? -1]?.text).toContain(text.slice(0, -1))
  expect(await used()).toEqual([{ state: 'done', n: 150, counted: true }])
  const { data } = await admin('GET', '/chatgpt/model/use')
  expect(data.list).toMatchObject([{ scene: 'gptSession', model: 'local', uses: 1, tokensIn: 100, tokensOut: 50 }])
  expect(JSON.stringify(data)).not.toContain('青禾')
})

test('nothing leaves but what was chosen, without what says who somebody is, and without tools', async () => {
  const id = await session()
  await answered(id)
  const [seen] = model().requests
  const sent = JSON.stringify(seen?.body)
  expect(sent).not.toMatch(/13812345678|shop@example/)
  expect(seen?.body.tools).toBeUndefined()
  expect(sentIn(seen as ModelRequestSeen).passages.every(({ text }) => text.length <= 300)).toBe(true)
  await answered(await session(), { amount: 'titles', question: '青禾汽车召回' })
  expect(sentIn(model().requests.at(-1) as ModelRequestSeen).passages.map(({ text }) => text)).toContain(
    '青禾汽车召回三万辆轿车',
  )
  expect(JSON.stringify(model().requests.at(-1)?.body)).not.toContain('电池')
})

test('what it invents is left out with the reason, a citation that does not carry it is taken away', async () => {
  model().behaviour = {
    pieces: seen => [
      line('青禾汽车宣布召回3.2万辆轿车。', [99, numberOf(seen, '理解')]),
      line('青禾汽车宣布召回5.2万辆轿车。', [numberOf(seen, '3.2')]),
      line('青禾汽车宣布召回3.2万辆轿车，并赔偿每位车主。', [numberOf(seen, '3.2')]),
      line('多位车主对青禾汽车此次召回不表示理解。', [numberOf(seen, '理解')]),
      line('详情见 https://evil.example/?q=青禾', [1]),
      line('![图](https://evil.example/?q=青禾汽车召回)', [1]),
    ],
  }
  const { answer } = await answered(await session())
  expect(answer.sentences).toHaveLength(1)
  const [only] = answer.sentences
  expect(answer.passages[only?.passages[0] ?? -1]?.text).toContain('3.2万辆')
  expect(answer.dropped.map(({ part }) => part)).toEqual(expect.arrayContaining(['number', 'negation', 'words']))
  expect(answer.dropped).toHaveLength(5)
  expect(answer.written?.problem).toBeNull()
})

test.each([
  ['answers HTML', { does: 'html' }, 'unusable'],
  ['answers half', { does: 'half' }, 'unusable'],
  ['redirects', { does: 'redirect' }, 'unusable'],
  ['goes on without end', { does: 'endless' }, 'unusable'],
  ['is too busy', { status: 429 }, 'unusable'],
  ['fails', { status: 500 }, 'unusable'],
  ['says no JSON', { pieces: () => ['对不起，我不能回答。\n'] }, 'unusable'],
  ['says only what nobody says', { pieces: () => [line('月球基地昨天开工。', [1])] }, 'unsupported'],
] as const)(
  'a model that %s is replaced by the articles’ own sentences, which says so',
  async (_, behaviour, problem) => {
    model().behaviour = behaviour as never
    const { answer, events } = await answered(await session())
    expect(answer.written?.problem).toBe(problem)
    expect(answer.sentences.length).toBeGreaterThan(0)
    for (const { text, passages } of answer.sentences) expect(answer.passages[passages[0] ?? -1]?.text).toContain(text)
    expect(events.at(-1)?.kind).toBe('done')
    expect(JSON.stringify([answer, events])).not.toContain('sk-secret')
  },
)

test('stopped before its first sentence it is given back, within a second; who follows reads why', async () => {
  model().behaviour = { does: 'silent' }
  await limit('aiDailyQuestionCount', 1)
  const id = await session()
  const { data } = await start(id)
  expect((await start(id)).http).toBe(403)
  await expect.poll(() => model().requests.length).toBe(1)
  expect((await member('GET', `/chatgpt/session/${id}`)).data.running).toMatchObject({ id: data.run })
  for (const other of [admin, as('member', 8)]) {
    expect((await other('POST', `/chatgpt/run/${data.run}/stop`)).http).toBe(404)
    expect((await other('GET', `/chatgpt/run/${data.run}/events`)).http).toBe(404)
  }
  const at = performance.now()
  expect((await member('POST', `/chatgpt/run/${data.run}/stop`)).data.changed).toBe(1)
  const events = await eventsOf(data.run, 1)
  expect(performance.now() - at).toBeLessThan(1_000)
  expect(events.at(-1)).toMatchObject({ kind: 'stopped', tokens: expect.any(Number) })
  expect(events[0].n).toBe(2)
  await expect.poll(() => model().left).toBe(1)
  expect(await questions()).toBe(0)
  expect((await used()).map(({ state }) => state)).toEqual(['stopped'])
})

test('the same question with nothing new behind it is answered again for nothing; with something new it is asked', async () => {
  await limit('aiDailyQuestionCount', 9)
  const id = await session()
  const { answer: first } = await answered(id)
  const { answer: again } = await answered(id)
  expect(again.written).toMatchObject({ tokens: 0, yuan: '0', from: expect.any(String) })
  expect(again.sentences).toEqual(first.sentences)
  expect([model().requests.length, await questions(), (await used()).length]).toEqual([1, 1, 1])
  await databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          newArticle({
            publishedAt: ago(1),
            title: '青禾汽车召回进展',
            body: '青禾汽车召回已完成一半。门店加班更换电池。',
            media: '青麓周刊',
          }),
        ],
        new Map(),
      ),
    )
  await answered(id, { plan: { ...plan, to: new Date().toISOString() } })
  expect(model().requests.length).toBe(2)
})

test('the cost is said before, with what costs less; over a limit nothing is sent', async () => {
  await price(1_000_000, 1_000_000)
  const cost = async () => (await member('POST', '/chatgpt/cost', { question: '青禾汽车召回了什么', plan })).data
  const before = await cost()
  expect(before).toMatchObject({ absence: null, model: 'local', leaves: 'excerpts', articles: 3 })
  const [usual, titles] = before.offers
  expect([usual.amount, titles.amount]).toEqual(['usual', 'titles'])
  expect(titles.tokensIn).toBeLessThan(usual.tokensIn)
  await choose({ mostOfRun: 100 })
  const over = await start(await session())
  expect(over).toMatchObject({ http: 403, msg: `本次预计 ${usual.yuan} 元，超过每次上限 1.00 元` })
  expect((await cost()).offers[0].over).toBe(over.msg)
  expect([model().requests.length, await questions()]).toEqual([0, 0])
  await choose({ mostOfRun: null, mostOfPerson: 3_000 })
  const both = await Promise.all([start(await session()), start(await session(), { question: '青禾汽车召回' })])
  const runs = both.flatMap(({ data }) => data?.run ?? [])
  for (const run of runs) await eventsOf(run)
  await choose({ mostOfPerson: 2 })
  expect((await start(await session(), { question: '召回' })).msg).toContain('超过每人每日上限 0.02 元')
  await price(0, 0)
})

test('an estimate is corrected by what was counted ten times', async () => {
  await sql`
    insert into model_uses (org_id, day, user_id, scene, model, state, estimated, tokens_in, tokens_out, is_counted, micro_fen)
    select 7, current_date, null, 'gptSession', 'local', 'done', 100, 200, 10, true, 0 from generate_series(1, 10)`.execute(
    databases().worker,
  )
  const { data } = await member('POST', '/chatgpt/cost', { question: '青禾汽车召回了什么', plan })
  await sql`delete from model_uses`.execute(databases().worker)
  const { data: plain } = await member('POST', '/chatgpt/cost', { question: '青禾汽车召回了什么', plan })
  expect([data.isCorrected, plain.isCorrected]).toEqual([true, false])
  expect(data.offers[0].tokensIn / plain.offers[0].tokensIn).toBeCloseTo(2, 1)
})

test('no model is asked where the scene is off, nobody chose what leaves, or the person may not', async () => {
  const refusal = async () => {
    const { data } = await member('POST', '/chatgpt/cost', { question: '青禾汽车召回', plan })
    return [data.absence, (await start(await session())).http]
  }
  await choose({ scenesOff: ['gptSession'] })
  expect(await refusal()).toEqual(['sceneOff', 403])
  await choose({ scenesOff: [], leaves: null })
  await sql`update org_models set sent_part = null`.execute(databases().worker)
  expect(await refusal()).toEqual(['notChosen', 403])
  const reader = as('reader')
  expect((await reader('POST', '/chatgpt/cost', { question: '青禾汽车召回', plan })).data.absence).toBe('forbidden')
  expect(model().requests).toEqual([])
})

test('a run whose process is gone is said to have failed and given back', async () => {
  model().behaviour = { does: 'silent' }
  await limit('aiDailyQuestionCount', 9)
  const { data } = await start(await session())
  await expect.poll(() => model().requests.length).toBe(1)
  expect(await questions()).toBe(1)
  const upkeep = assistantWorker.upkeep?.find(({ name }) => name === 'end-lost-answers')
  await databases()
    .worker.transaction()
    .execute(async tx => {
      // Within one transaction, so that the process, which is there all the same, says nothing in between.
      await sql`update assistant_runs set beat_at = now() - interval '1 hour'`.execute(tx)
      await upkeep?.run({ db: tx } as never)
    })
  expect((await eventsOf(data.run)).at(-1).kind).toBe('failed')
  await member('POST', `/chatgpt/run/${data.run}/stop`)
  await expect.poll(async () => (await used()).map(({ state }) => state)).toEqual(['stopped'])
  expect(await questions()).toBe(0)
})

test('a plan is proposed by the model: its cost is said first, no article leaves, and what cannot be used is dropped', async () => {
  const ask = (more: object = {}) => member('POST', '/chatgpt/plan/model', { question: '青禾汽车上周召回', ...more })
  const { data: priced } = await ask()
  expect(priced).toMatchObject({ absence: null, cost: { model: 'local', over: null }, plan: null })
  expect(model().requests).toEqual([])
  model().behaviour = {
    pieces: () => [JSON.stringify({ rule: '青禾+召回', mediaTypes: ['weibo'], places: ['亚特兰蒂斯'] })],
  }
  const { data } = await ask({ send: true, question: '青禾汽车上周召回，我的手机13812345678' })
  expect(data).toMatchObject({
    plan: { query: '青禾+召回', filters: [{ field: 'mediaType', values: ['weibo'] }] },
    ...{ taken: ['mediaType', 'rule'], refused: ['places'], problem: null },
  })
  expect(JSON.stringify(model().requests)).not.toMatch(/13812345678|电池存在隐患/)
  expect((await used()).map(({ state }) => state)).toEqual(['done'])
  model().behaviour = { pieces: () => ['<html>'] }
  const { data: unusable } = await ask({ send: true })
  expect(unusable).toMatchObject({ taken: [], problem: 'unusable' })
  expect(unusable.plan.query).toContain('召回')
  expect(await questions()).toBe(0)
  await choose({ scenesOff: ['gptSession'] })
  expect((await ask({ send: true })).data).toMatchObject({ absence: 'sceneOff', plan: null })
})
