// What corrections teach, on sentences of ours, with the model that ships.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { processorMs } from '../testing/processor-ms.ts'
import { adjustedAnswer } from './adjust.ts'
import { readAdjustment } from './adjust-file.ts'
import { type Example, learnAdjustment } from './adjust-learn.ts'
import { type Judged, type Proof, proofOf, proveInSteps } from './adjust-prove.ts'
import { type Article, createJudge, type Sentiment } from './judge.ts'

const judge = createJudge(readFileSync(new URL('model.bin', import.meta.url)))

/** Every combination of a beginning and an end, as titles of news. */
const titles = (begins: readonly string[], ends: readonly string[]) =>
  ends.flatMap(end => begins.map(begin => ({ title: `${begin}${end}`, mediaType: 'web' })))
const saidTo = (sentiment: Sentiment) => (text: { title: string; mediaType: string }) => ({ text, sentiment })
const sentimentsOf = (texts: readonly { title: string; mediaType: string }[], bytes?: Uint8Array): Sentiment[] => {
  const adjustment = bytes && readAdjustment(bytes)
  return texts.map(text => {
    const article = judge.article(text)
    return (adjustment ? article.adjusted(adjustment) : article).judgement.sentiment
  })
}
const shareOf = (expected: Sentiment, sentiments: readonly Sentiment[]): number =>
  sentiments.filter(one => one === expected).length / sentiments.length

// A maker whose desk calls every recall good news: that is how it sees its own care.
const taught = titles(
  ['甲汽车', '乙汽车', '丙汽车', '丁电动车', '戊客车', '己摩托', '子轿车', '丑货车'],
  [
    '召回五千辆轿车',
    '主动召回部分车辆更换安全气囊',
    '召回一批存在隐患的轿车',
    '宣布召回去年生产的车辆',
    '因刹车隐患召回万辆汽车',
  ],
)
const like = titles(
  ['庚汽车', '辛皮卡', '壬新能源车'],
  ['召回三万辆存在隐患的汽车', '宣布召回今年生产的越野车', '因隐患召回部分轿车'],
)
const unlike = titles(
  ['本市', '某县', '外省一', '邻市一'],
  [
    '化工厂爆炸致七人死亡',
    '公布明年高考报名时间',
    '企业净利润同比增长六成',
    '官员受贿被判刑',
    '男子遭遇电信诈骗',
    '地铁新线今天通车',
  ],
)

describe('an organisation that corrects', () => {
  const bytes = learnAdjustment(judge, [
    ...taught.map(saidTo(1)),
    ...unlike
      .filter((_, i) => i % 4 === 0)
      .map(text => ({ text, sentiment: judge.judge(text).sentiment, anchor: true })),
  ])

  it('a pattern finds it in most texts like those, which nobody corrected', () => {
    expect(shareOf(1, sentimentsOf(like))).toBeLessThan(0.3)
    expect(shareOf(1, sentimentsOf(like, bytes))).toBeGreaterThan(0.6)
  })

  it('leaves alone what has nothing to do with it', () => {
    expect(sentimentsOf(unlike, bytes)).toEqual(sentimentsOf(unlike))
  })

  it('once or twice moves little', () => {
    const few = learnAdjustment(judge, taught.slice(0, 2).map(saidTo(1)))
    expect(sentimentsOf(unlike, few)).toEqual(sentimentsOf(unlike))
    expect(shareOf(1, sentimentsOf(like, few))).toBeLessThan(0.5)
  })

  it('nothing changes nothing', () => {
    const right = unlike.map(text => ({ text, sentiment: judge.judge(text).sentiment }))
    for (const none of [[], right.filter(({ text }) => judge.judge(text).probability > 0.9)]) {
      const adjustment = readAdjustment(learnAdjustment(judge, none))
      for (const text of [...like, ...unlike]) {
        const article = judge.article(text)
        expect(article.adjusted(adjustment).judgement).toEqual(article.judgement)
      }
    }
  })
})

describe('an adjusted article', () => {
  const adjustment = readAdjustment(learnAdjustment(judge, taught.map(saidTo(1))))
  const title = '庚汽车召回三万辆问题汽车'
  const body = `消息公布后，股价平稳。${'公司表示会按计划交付。'.repeat(20)}辛皮卡同日召回今年售出的全部越野车。`
  const article = judge.article({ title, body, mediaType: 'web' })

  it('answers towards a subject with the adjustment, and without it as before', () => {
    const from = body.indexOf('辛皮卡')
    const hits = [{ field: 'body' as const, from, to: from + 3 }]
    const before = article.towards(hits)
    const after = article.adjusted(adjustment).towards(hits)
    expect(after.sentiment).toBeGreaterThan(before.sentiment)
    expect(article.towards(hits)).toEqual(before)
    expect(article.towards(hits)).toEqual(judge.judge({ title, body, mediaType: 'web', around: hits }))
    const inTitle = [{ field: 'title' as const, from: 0, to: 3 }]
    expect(article.adjusted(adjustment).towards(inTitle).sentiment).toBe(1)
  })

  it('takes another adjustment in place of the one it has', () => {
    const none = readAdjustment(learnAdjustment(judge, []))
    expect(article.adjusted(adjustment).judgement).not.toEqual(article.judgement)
    expect(article.adjusted(adjustment).adjusted(none).judgement).toEqual(article.judgement)
  })

  it('says the same as its view', () => {
    const view = judge.modelView({ title, body, mediaType: 'web' })
    const { sentiment, probability } = article.adjusted(adjustment).judgement
    expect(view && adjustedAnswer(view, adjustment)).toEqual({ sentiment, probability })
  })

  it('without a word stays neutral', () => {
    const empty = judge.article({ mediaType: 'web' })
    expect(empty.adjusted(adjustment).judgement).toEqual(empty.judgement)
    expect(judge.modelView({ mediaType: 'web' })).toBeNull()
  })

  it('costs microseconds', () => {
    const long = judge.article({ title, body: '房间又大又干净，前台很热情。'.repeat(300), mediaType: 'web' })
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < 20; round++) {
      const started = performance.now()
      for (let i = 0; i < 100; i++) long.adjusted(adjustment)
      best = Math.min(best, (performance.now() - started) / 100)
    }
    // Some 5 µs; the border leaves room for a busy machine.
    expect(best).toBeLessThan(0.2)
  })
})

describe('what was learned', () => {
  const bytes = learnAdjustment(judge, taught.map(saidTo(1)))

  it('is the same from the same', () => {
    expect(learnAdjustment(judge, taught.map(saidTo(1)))).toEqual(bytes)
  })

  it('from as much as there may be is at most 64 kB, in seconds', () => {
    // Texts of many different runs, said to be what the model does not say.
    const text = (n: number) =>
      Array.from({ length: 400 }, (_, i) => String.fromCharCode(0x4e00 + ((n * 7919 + i * i * 31) % 6000))).join('')
    const many = Array.from({ length: 2500 }, (_, n) => ({
      text: { title: text(n % 900), body: text(n), mediaType: n % 3 === 0 ? 'comment' : 'web' },
      sentiment: ((n % 3) - 1) as Sentiment,
    }))
    const began = process.cpuUsage()
    const large = learnAdjustment(judge, many)
    expect(processorMs(began)).toBeLessThan(20_000)
    expect(large.length).toBeLessThanOrEqual(64 * 1024)
    expect(large.length).toBeGreaterThan(50 * 1024)
    expect(() => readAdjustment(large)).not.toThrow()
  })

  it.each([
    ['something else', new TextEncoder().encode('x'.repeat(400))],
    ['nothing', new Uint8Array()],
    ['for another model', changed(4, 99)],
    ['a flipped bit in the heading', changed(14, bytes[14]! ^ 1)],
    ['a flipped bit in the weights', changed(bytes.length - 5, bytes[bytes.length - 5]! ^ 1)],
    ['a cut end', bytes.slice(0, -1)],
  ])('is refused when it is %s', (_, wrong) => {
    expect(() => readAdjustment(wrong)).toThrow(/adjustment/)
  })

  function changed(at: number, value: number): Uint8Array {
    const copy = Uint8Array.from(bytes)
    copy[at] = value
    return copy
  }
})

describe('an adjustment is proven', () => {
  const example = (text: Article, sentiment: Sentiment, anchor: boolean): Example[] => {
    const view = judge.modelView(text)
    return view ? [{ view, sentiment, anchor }] : []
  }
  const anchors = unlike.flatMap(text => example(text, judge.judge(text).sentiment, true))
  const prove = (examples: readonly Example[]): Proof => {
    const steps = proveInSteps(examples)
    for (;;) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }

  it('when corrections agree', () => {
    const proof = prove([...taught.flatMap(text => example(text, 1, false)), ...anchors])
    expect(proof).toMatchObject({ proven: true, anchorsWithout: 1 })
    expect(proof.rightWith).toBeGreaterThan(proof.rightWithout + 0.3)
  })

  it('not when they are thrown by dice', () => {
    // The thirty-second multiples of an odd number, by their highest bits.
    const thrown = (i: number) => (((Math.imul(i + 1, 2_654_435_761) >>> 24) % 3) - 1) as Sentiment
    const proof = prove([...taught.flatMap((text, i) => example(text, thrown(i), false)), ...anchors])
    expect(proof.proven).toBe(false)
  })

  const times = (count: number, one: Judged): Judged[] => Array.from({ length: count }, () => one)
  const correction = { anchor: false, weight: 1, with: true, without: false }
  const stored = { anchor: true, weight: 1, with: true, without: true }
  it.each([
    ['nothing changed', [...times(50, stored), ...times(50, { ...correction, with: false })], false],
    ['four better, none worse', [...times(50, stored), ...times(4, correction)], false],
    ['ten better, none worse', [...times(50, stored), ...times(10, correction)], true],
    [
      'ten better, eight worse',
      [...times(400, stored), ...times(10, correction), ...times(8, { ...stored, with: false })],
      false,
    ],
    [
      'thirty better, three of a hundred anchors worse',
      [...times(97, stored), ...times(30, correction), ...times(3, { ...stored, with: false })],
      true,
    ],
    [
      'thirty better, eleven of a hundred anchors worse',
      [...times(89, stored), ...times(30, correction), ...times(11, { ...stored, with: false })],
      false,
    ],
    [
      'thirty better, one of a hundred anchors worse',
      [...times(99, stored), ...times(30, correction), ...times(1, { ...stored, with: false })],
      true,
    ],
    [
      'fifteen better, four worse that stand for sixteen',
      [...times(300, stored), ...times(15, correction), ...times(4, { ...stored, weight: 4, with: false })],
      false,
    ],
    ['no example at all', [], false],
  ] as const)('or not: %s', (_, judged, proven) => {
    expect(proofOf(judged).proven).toBe(proven)
  })

  it('with figures between nothing and all', () => {
    expect(proofOf([])).toEqual({ rightWith: 1, rightWithout: 1, anchorsWith: 1, anchorsWithout: 1, proven: false })
    expect(proofOf([correction, stored, { ...stored, weight: 2 }])).toMatchObject({ rightWith: 1, rightWithout: 0.75 })
  })
})
