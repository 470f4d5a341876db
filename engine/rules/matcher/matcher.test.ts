// What the matcher promises beside its answers: changes at once, tidying meanwhile, snapshots, threads, costs.
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../testing/rounds.ts'
import { canonicalise } from '../../text/index.ts'
import { parse } from '../parse.ts'
import type { Rule, RuleArticle } from '../rule.ts'
import { createCostMeter } from './cost-meter.ts'
import { createMatcher, type Matcher } from './matcher.ts'
import { haveMoved, sharedTables } from './shared.ts'
import { restoreMatcher, snapshotOf } from './snapshot.ts'

const article = (title: string, body = ''): RuleArticle => ({ title: canonicalise(title), body: canonicalise(body) })
const rule = (text: string): Rule => parse(text).rule!
const ids = (found: Int32Array): number[] => [...found].sort((a, b) => a - b)
const wantedBy = (matcher: Matcher, text: string): number[] => ids(matcher.match(article(text)))

/** Rules 1 to `count`, each wanting a word of its own and one that is everywhere. */
function filled(count: number, options?: { shared?: boolean }): Matcher {
  const matcher = createMatcher(options)
  matcher.learn(article('新闻'))
  for (let id = 1; id <= count; id++)
    matcher.set(id, rule(`词${han(id)}+(新闻|消息)`), { organisation: 1 + (id % 3), version: id, media: 0 })
  return matcher
}
const han = (n: number): string =>
  String.fromCharCode(0x4e00 + (n % 3000)) + String.fromCharCode(0x6000 + Math.floor(n / 3000))

describe('a change', () => {
  it('holds for the next article', () => {
    const matcher = filled(5000)
    expect(wantedBy(matcher, `新闻：词${han(7)}`)).toEqual([7])
    matcher.set(7, rule(`词${han(8)}`))
    expect(wantedBy(matcher, `新闻：词${han(7)}`)).toEqual([])
    expect(wantedBy(matcher, `新闻：词${han(8)}`)).toEqual([7, 8])
    matcher.remove(8)
    expect(wantedBy(matcher, `新闻：词${han(8)}`)).toEqual([7])
    expect(matcher.size).toBe(4999)
  })

  it('holds while the index is being tidied, and after', () => {
    const matcher = filled(6000)
    for (let id = 1; id <= 4000; id++) matcher.remove(id)
    expect(matcher.untidy).toBe(true)
    const before = matcher.bytes
    let steps = 0
    while (!matcher.tidy(0)) {
      steps++
      if (steps === 1) matcher.set(1, rule('潮汐表'))
      if (steps === 1) matcher.remove(5000)
      expect(wantedBy(matcher, `新闻：词${han(5000)}`)).toEqual([])
      expect(wantedBy(matcher, '看潮汐表')).toEqual([1])
    }
    expect(steps).toBeGreaterThan(1)
    expect(wantedBy(matcher, `新闻：词${han(5000)}，潮汐表`)).toEqual([1])
    expect(wantedBy(matcher, `消息：词${han(5999)}`)).toEqual([5999])
    expect(matcher.size).toBe(2000)
    expect(matcher.untidy).toBe(false)
    expect(matcher.bytes).toBeLessThan(before)
  })

  it('that cannot be filed leaves the rule that was there', () => {
    const matcher = createMatcher()
    matcher.set(1, rule('潮汐'))
    expect(() => matcher.set(1, { kind: 'not', of: rule('潮汐') })).toThrow('every article')
    expect(wantedBy(matcher, '潮汐')).toEqual([1])
  })
})

describe('a rule of its own kind', () => {
  it('with media limits is asked only for articles of such media', () => {
    const matcher = createMatcher()
    matcher.set(1, rule('潮汐'), { media: 0b0110 })
    matcher.set(2, rule('潮汐+表 -广告'), { media: 0b1000 })
    matcher.set(3, rule('潮汐|表'))
    const about = article('潮汐表')
    expect(ids(matcher.match(about, 0b0010))).toEqual([1, 3])
    expect(ids(matcher.match(about, 0b1000))).toEqual([2, 3])
    expect(ids(matcher.match(about))).toEqual([1, 2, 3])
  })

  it('of many thousand words is filed, found and removed', () => {
    const many = rounds(30_000, 100_000)
    const words = Array.from({ length: many }, (_, n) => `词${han(n)}${n % 7}`).join('|')
    const matcher = createMatcher()
    matcher.set(1, rule(`(${words})+新闻`))
    matcher.set(2, rule(words))
    expect(wantedBy(matcher, `新闻 词${han(many - 1)}${(many - 1) % 7}`)).toEqual([1, 2])
    expect(wantedBy(matcher, `词${han(5)}5`)).toEqual([2])
    matcher.remove(2)
    expect(wantedBy(matcher, `词${han(5)}5`)).toEqual([])
  })

  it('keeps its facts, and costs its organisation what it is expected to cost', () => {
    const matcher = createMatcher()
    for (let i = 0; i < 200; i++) matcher.learn(article('今天的新闻', '的的的 今天 天气'))
    matcher.set(1, rule('今天+(天气|新闻)'), { organisation: 8, version: 3 })
    matcher.set(2, rule('鲸鱼座流星雨'), { organisation: 8 })
    expect(matcher.factsOf(1)).toEqual({ organisation: 8, version: 3, media: 0 })
    expect(matcher.factsOf(9)).toBeNull()
    expect(matcher.costOf(1)).toBeGreaterThan(matcher.costOf(2) * 5)
    expect(matcher.costOfOrganisation(8)).toBeCloseTo(matcher.costOf(1) + matcher.costOf(2), 5)
    matcher.remove(1)
    expect(matcher.costOfOrganisation(8)).toBeCloseTo(matcher.costOf(2), 5)
  })
})

describe('the cost meter', () => {
  it('says what a rule will cost and which words are to blame', () => {
    const meter = createCostMeter()
    for (let i = 0; i < 300; i++) meter.learn(article('新闻', `今天的天气 ${i % 50 === 0 ? '鲸鱼座' : ''}`))
    const rare = meter.costOf(rule('鲸鱼座+今天'))
    expect(rare.words.map(({ word }) => word)).toEqual(['鲸鱼座'])
    expect(rare.words[0]!.share).toBeLessThan(0.1)
    const many = Array.from({ length: 500 }, (_, n) => `词${han(n)}`).join('|')
    const heavy = meter.costOf(rule(`今天+天气 -(${many})`))
    expect(heavy.words[0]!.share).toBeGreaterThan(0.9)
    expect(heavy.microseconds).toBeGreaterThan(rare.microseconds * 50)
  })
})

describe('a snapshot', () => {
  const bytesOf = (matcher: Matcher): Uint8Array => Buffer.concat(snapshotOf(matcher, 'v1'))

  it('gives the same matcher back, which can be changed', () => {
    const matcher = filled(3000)
    matcher.set(4000, rule('corp:华为'), { organisation: 5, version: 2 })
    matcher.remove(17)
    const again = restoreMatcher(bytesOf(matcher), 'v1')!
    expect(again.size).toBe(matcher.size)
    expect(again.factsOf(21)).toEqual(matcher.factsOf(21))
    expect(again.costOfOrganisation(1)).toBeCloseTo(matcher.costOfOrganisation(1), 3)
    for (const n of [17, 21, 2999]) {
      const text = `消息 词${han(n)}`
      expect(wantedBy(again, text)).toEqual(wantedBy(matcher, text))
    }
    expect([...again.match({ ...article(''), corps: ['华为'] })]).toEqual([4000])
    again.set(21, rule('潮汐'))
    again.set(9999, rule('鲸鱼座'))
    expect(wantedBy(again, `消息 词${han(21)} 潮汐 鲸鱼座`)).toEqual([21, 9999])
  })

  it('that is damaged, cut, or of another label is refused', () => {
    const bytes = bytesOf(filled(50))
    expect(restoreMatcher(bytes, 'v1')).not.toBeNull()
    expect(restoreMatcher(bytes, 'v2')).toBeNull()
    expect(restoreMatcher(bytes.subarray(0, bytes.length - 4), 'v1')).toBeNull()
    expect(restoreMatcher(bytes.subarray(0, 3), 'v1')).toBeNull()
    for (const at of [0, 5, 13, 30, 90, 5000, bytes.length - 1]) {
      const damaged = Uint8Array.from(bytes)
      damaged[at]! ^= 0x10
      expect(restoreMatcher(damaged, 'v1'), `byte ${at}`).toBeNull()
    }
  })
})

describe('a reader in another thread', () => {
  it('gives the answers of the writer, also while rules come and the tables move', async () => {
    const matcher = filled(2000, { shared: true })
    let handed = sharedTables(matcher)
    const worker = new Worker(new URL('./testing/reading-thread.ts', import.meta.url), { workerData: handed })
    const ask = (text: string): Promise<number[]> =>
      new Promise((resolve, reject) => {
        worker.once('error', reject)
        worker.once('message', (found: Int32Array) => {
          worker.off('error', reject)
          resolve(ids(found))
        })
        const now = sharedTables(matcher)
        const tables = haveMoved(handed, now) ? now : null
        handed = now
        worker.postMessage({ tables, text })
      })
    try {
      expect(await ask(`新闻 词${han(5)}`)).toEqual([5])
      let moves = 0
      for (let id = 3000; id < 9000; id += 40) {
        const before = sharedTables(matcher)
        for (let next = id; next < id + 40; next++) matcher.set(next, rule(`浪${han(next)}|潮${han(next)}+消息`))
        if (haveMoved(before, sharedTables(matcher))) moves++
        const text = `消息：潮${han(id + 39)}，浪${han(id + 20)}，词${han(5)}`
        expect(await ask(text)).toEqual(wantedBy(matcher, text))
      }
      expect(moves).toBeGreaterThan(3)
      matcher.remove(5)
      expect(await ask(`新闻 词${han(5)}`)).toEqual([])
    } finally {
      await worker.terminate()
    }
  })

  it('loses nothing it knew while the writer moves the tables under it', async () => {
    const matcher = filled(2000, { shared: true })
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const words = Array.from({ length: 40 }, (_, i) => 1 + i * 50)
    const text = `新闻：${words.map(id => `词${han(id)}`).join('，')}`
    const expected = wantedBy(matcher, text)
    expect(expected).toEqual(expect.arrayContaining(words))
    const worker = new Worker(new URL('./testing/untiring-thread.ts', import.meta.url), {
      workerData: { tables: sharedTables(matcher), text, wanted: expected, stop },
    })
    try {
      const message = () => new Promise<{ rounds: number; lost: number }>(resolve => worker.once('message', resolve))
      await message()
      const done = message()
      // Words of the reader's own chains too: a longer word that begins with a known one hangs in the same slot.
      for (let id = 3000; id < 20_000; id++) matcher.set(id, rule(`浪${han(id)}|词${han(id % 2000)}${han(id)}`))
      Atomics.store(stop, 0, 1)
      const { rounds, lost } = await done
      expect(lost).toBe(0)
      expect(rounds).toBeGreaterThan(100)
    } finally {
      await worker.terminate()
    }
  })
})
