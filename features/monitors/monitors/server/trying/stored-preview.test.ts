// What a draft would bring, and what it would cost, over stored articles as requests see them.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parse, prepare, type Rule } from '@guanlan/engine/rules'
import type { Scope } from '@guanlan/platform/server'
import { describe, expect, test } from 'vitest'
import { MonitorDraft } from '../../contract.ts'
import { createMonitor } from '../saving/save.ts'
import { article, now, openStored, tried } from '../testing/stored.ts'
import { previewOf } from './preview.ts'

const { worker, keep, asMember } = openStored()

describe('what a rule costs', () => {
  test('is said in the preview, and a rule that costs too much is refused with the words to blame', async () => {
    const often = Array.from({ length: 40 }, (_, n) => article({ title: '今天', body: `今天的天气 ${n}` }))
    await keep(...often)
    // What was learned from the articles of an earlier test is read again later on.
    const later = <T>(work: (scope: Scope) => Promise<T>) => asMember(work, 7, new Date(now.getTime() + 7_200_000))
    const cheap = await later(scope => previewOf(scope, tried('鲸鱼座+今天')))
    expect(cheap.cost).toMatchObject({ heavy: false, words: [{ word: '鲸鱼座' }] })
    const many = Array.from({ length: 40_000 }, (_, n) => `词${n}`).join('|')
    const draft = MonitorDraft.parse({ kind: 'item', name: '太贵', rule: `今天 -(${many})` })
    const refusal = await later(scope => createMonitor(scope, draft)).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'invalid', key: 'monitors.tooCostly' })
    expect((refusal as { values: { words: string } }).values.words).toContain('今天')
    const { n } = await worker()
      .selectFrom('monitors')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(0)
  })
})

describe('a preview', () => {
  test('counts each word of the rule by itself, but for those that must not be there', async () => {
    await keep(
      article({ title: '澄屿刹车失灵' }),
      article({ title: '澄屿刹车正常' }),
      article({ title: '澄屿发布新车' }),
      article({ title: '别家刹车' }),
    )
    const { words } = await asMember(scope => previewOf(scope, tried('澄屿+(刹车|缰绳)-正常', { days: 10 })))
    expect(words.own).toEqual([
      { word: '澄屿', count: 3, share: 1 },
      { word: '刹车', count: 3, share: 1 },
      { word: '缰绳', count: 0, share: 0 },
    ])
  })

  test('counts exactly, by days of the organisation, and says what a day may bring', async () => {
    await worker().updateTable('organisations').set({ time_zone: 'America/New_York' }).where('id', '=', 7).execute()
    await keep(
      article({ title: '华为一', publishedAt: new Date('2026-11-19T03:00:00Z'), sentiment: -1, level: 4 }),
      article({ title: '华为二', publishedAt: new Date('2026-11-19T06:00:00Z') }),
      article({ title: '华为三', publishedAt: now }),
      article({ title: '华为将来', publishedAt: new Date(now.getTime() + 1) }),
      article({ title: '华为从前', publishedAt: new Date('2026-10-01T00:00:00Z') }),
      article({ title: '华为的秘密', onlyOrg: 8 }),
      article({ title: '苹果' }),
    )
    const reply = await asMember(scope => previewOf(scope, tried('华为', { days: 10 })))
    expect(reply).toMatchObject({ count: 3, capped: false, complete: true, next: null, progress: 1, rule: '华为' })
    expect(reply.samples.map(sample => sample.title)).toEqual(['华为三', '华为二', '华为一'])
    expect(reply.samples[0]?.titleHits).toEqual([{ from: 0, to: 2, term: '华为' }])
    expect(reply.days).toHaveLength(11)
    expect(reply.days.filter(day => day.count > 0)).toEqual([
      { day: '2026-11-18', count: 1 },
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 1 },
    ])
    // By the ten days that the count is of, although the oldest article is a day and nine hours old.
    expect(reply.expected).toEqual({ articlesPerDay: 0.3, alertsPerDay: 0.1 })
    await worker().updateTable('organisations').set({ time_zone: 'Asia/Shanghai' }).where('id', '=', 7).execute()
  })

  test('tells words that narrow and words that widen', async () => {
    const about = (n: number, text: string) =>
      Array.from({ length: n }, (_, i) => article({ title: `第${i}篇`, body: text }))
    await keep(
      ...about(6, '这家工厂的电池发生爆炸，消防员赶到现场。'),
      ...about(6, '电池价格继续上涨，市场反应平稳。'),
      ...about(5, '化工园区爆炸，消防员受伤。'),
      ...about(20, '天气晴朗，游客很多。'),
    )
    const { words } = await asMember(scope => previewOf(scope, tried('电池')))
    expect(words.narrow.find(({ word }) => word === '爆炸')).toEqual({ word: '爆炸', share: 0.5 })
    expect(words.widen).toContainEqual({ word: '爆炸', count: 5 })
    for (const { word } of [...words.narrow, ...words.widen]) expect(['电池', '天气', '这家']).not.toContain(word)
  })

  test('stops beyond ten thousand and counts on when asked to', { timeout: 60_000 }, async () => {
    const texts = Array.from({ length: 20_345 }, (_, i) =>
      article({ title: '潮音石', body: '', publishedAt: new Date(now.getTime() - i * 60_000) }),
    )
    for (let i = 0; i < texts.length; i += 2_500) await keep(...texts.slice(i, i + 2_500))
    const draft = tried('潮音石')
    let reply = await asMember(scope => previewOf(scope, draft))
    while (!reply.capped && reply.next)
      reply = await asMember(scope => previewOf(scope, { ...draft, cursor: reply.next }))
    expect(reply).toMatchObject({ count: 10_000, capped: true, complete: false })
    expect(reply.progress).toBeGreaterThan(0)
    const samples = reply.samples.map(sample => sample.id)
    while (reply.next) {
      const { progress } = reply
      reply = await asMember(scope => previewOf(scope, { ...draft, cursor: reply.next }))
      expect(reply.progress).toBeGreaterThan(progress)
    }
    expect(reply).toMatchObject({ count: 20_345, capped: false, complete: true, progress: 1, examined: 20_345 })
    expect(reply.days.reduce((sum, day) => sum + day.count, 0)).toBe(20_345)
    expect(reply.samples.map(sample => sample.id)).toEqual(samples)
  })

  test('refuses a cursor of another question', async () => {
    await expect(asMember(scope => previewOf(scope, tried('华为', { cursor: 'abc' })))).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

describe('a rule of very many words', () => {
  const long = (count: number) => Array.from({ length: count }, (_, n) => `词${n}`).join('|')

  test('is tried exactly, and leaves the thread that answers everybody free meanwhile', async () => {
    await keep(article({ title: '词69999 在这里' }), article({ title: '词70001 不在' }), article({ title: '别的' }))
    const delays = monitorEventLoopDelay({ resolution: 5 })
    delays.enable()
    const reply = await asMember(scope => previewOf(scope, tried(long(70_000))))
    delays.disable()
    expect(reply).toMatchObject({ count: 1, complete: true, problems: [] })
    expect(reply.samples[0]?.titleHits).toEqual([{ from: 0, to: 6, term: '词69999' }])
    expect(reply.cost?.microseconds).toBeGreaterThan(0)
    const began = performance.now()
    const { rule } = parse(long(70_000))
    prepare(rule as Rule)
    expect(delays.max / 1e6).toBeLessThan(performance.now() - began)
  })

  test('keeps its mistakes and where they stand', async () => {
    const text = `${long(5_000)}|(`
    const { problems, rule } = await asMember(scope => previewOf(scope, tried(text)))
    expect(rule).toBeNull()
    expect(problems).toContainEqual(expect.objectContaining({ code: 'rule.bracket.open', from: text.length - 1 }))
  })
})
