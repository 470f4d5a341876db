// The judge with the model that ships, on sentences nobody trained on.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createJudge } from './judge.ts'
import { readModel, writeModel } from './model-file.ts'
import { negatedBlame, negatedPraise } from './negated.fixture.ts'

const bytes = readFileSync(new URL('model.bin', import.meta.url))
const judge = createJudge(bytes)
const review = (body: string) => judge.judge({ body, mediaType: 'comment' })
const news = (title: string, body = '') => judge.judge({ title, body, mediaType: 'web' })

describe('a reader sees the sentiment of', () => {
  it.each([
    ['房间干净，前台很热情，下次还住这里', 1],
    ['房间又脏又吵，前台爱理不理，再也不来了', -1],
    ['送餐很快，味道很好，会再点', 1],
    ['等了两个小时，送来都凉了，太差劲了', -1],
    ['这手机不好用，用了三天就死机', -1],
    ['质量不错，没有想象中那么差', 1],
    ['这也叫五星级？这样的服务好意思收这么多钱？', -1],
  ])('the review %s', (text, sentiment) => {
    expect(review(text).sentiment).toBe(sentiment)
  })

  it.each([
    ['甲汽车召回十万辆轿车 因刹车存在安全隐患', -1],
    ['化工厂爆炸致七人死亡 三人失踪', -1],
    ['甲公司前三季度净利润同比增长六成 创历史新高', 1],
    ['甲公司将于11月20日发布第三季度财报', 0],
    ['本市公布明年高考报名时间', 0],
    ['外交部发言人主持例行记者会', 0],
  ])('the news %s', (title, sentiment) => {
    expect(news(title).sentiment).toBe(sentiment)
  })
})

describe('a negation turns the side', () => {
  it.each([
    ['味道很好', '味道不好'],
    ['值得买', '不值得买'],
    ['推荐', '不推荐'],
    ['喜欢这家店', '不喜欢这家店'],
  ])('%s against %s', (positive, negative) => {
    const side = (body: string) => judge.side({ body, mediaType: 'comment' })
    expect([side(positive), side(negative)]).toEqual([1, -1])
  })
})

describe('a negation nobody trained on', () => {
  it.each(negatedPraise)('makes blame of praise: %s', body => {
    expect(review(body).sentiment).toBe(-1)
  })

  it.each(negatedBlame)('makes praise of blame: %s', body => {
    expect(review(body).sentiment).toBe(1)
  })
})

describe('a monitor sees the sentiment towards its subject', () => {
  const body = `甲手机质量很好，拍照清晰，非常满意。${'这个周末去了公园散步。'.repeat(10)}乙手机太差了，三天就坏，客服推诿，要求退货。`
  const towards = (subject: string) => {
    const from = body.indexOf(subject)
    return judge.side({ body, mediaType: 'comment', around: [{ field: 'body', from, to: from + subject.length }] })
  }

  it('not that towards another one', () => {
    expect([towards('甲手机'), towards('乙手机')]).toEqual([1, -1])
  })

  it('whatever the name of the subject says', () => {
    const of = (name: string) =>
      judge.judge({
        body: `${name}昨天发布公告。`,
        mediaType: 'web',
        around: [{ field: 'body', from: 0, to: name.length }],
      })
    const near = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(0.25)
    near(of('平安').probability, of('灾难').probability)
  })

  describe('an article that was read once answers like one read again', () => {
    const title = '甲手机与乙手机，哪一部好？'
    const at = (field: 'title' | 'body', text: string, word: string) => {
      const from = text.indexOf(word)
      return { field, from, to: from + word.length }
    }
    const requested = [
      [at('body', body, '甲手机')],
      [at('body', body, '乙手机')],
      [at('title', title, '甲手机')],
      [at('title', title, '乙手机'), at('body', body, '乙手机'), at('body', body, '客服')],
      [],
      [{ field: 'body' as const, from: 9000, to: 9001 }],
    ]

    it.each(['web', 'weibo', 'comment', 'bbs'])('%s', mediaType => {
      const article = judge.article({ title, body, mediaType })
      const answers = requested.map(around => article.towards(around))
      expect(answers).toEqual(requested.map(around => judge.judge({ title, body, mediaType, around })))
      expect(article.judgement).toEqual(judge.judge({ title, body, mediaType }))
      expect(new Set(answers.map(({ probability }) => probability)).size).toBeGreaterThan(3)
    })

    it('also when others were judged in between, and when there is nothing to read', () => {
      const article = judge.article({ title, body, mediaType: 'comment' })
      const before = requested.map(around => article.towards(around))
      judge.judge({ title: '无关', body: '别的文章。'.repeat(500), mediaType: 'weibo' })
      expect(requested.map(around => article.towards(around))).toEqual(before)
      const empty = judge.article({ mediaType: 'web' })
      expect([empty.judgement, empty.towards(requested[0]!)]).toEqual(Array(2).fill(judge.judge({ mediaType: 'web' })))
    })
  })

  it('ranges outside the text do no harm', () => {
    const around = [
      { field: 'body', from: -5, to: 3 },
      { field: 'body', from: 900, to: 990 },
      { field: 'title', from: 4, to: 2 },
    ] as const
    expect(judge.judge({ title: '好', body: '很好', mediaType: 'web', around }).probability).toBeGreaterThan(0)
  })
})

describe('any input gives an answer in bounded time', () => {
  it('nothing at all is neutral', () => {
    expect(judge.judge({ mediaType: 'web' })).toEqual({ sentiment: 0, probability: 1, level: null })
    expect(judge.judge({ title: ' \n\u200b', body: '', mediaType: 'weibo' }).sentiment).toBe(0)
    expect(judge.judgeAspect('', [])).toEqual({ sentiment: 0, probability: 1 })
  })

  it.each([
    ['emoji only', '😀😀🎉'],
    ['lone surrogates', '\ud800\udc00\ud800 \udfff'],
    ['an address', 'https://example.com/?a=b#c'],
  ])('%s', (_, body) => {
    const { probability } = judge.judge({ body, mediaType: 'weibo' })
    expect(probability).toBeGreaterThan(0)
    expect(probability).toBeLessThanOrEqual(1)
  })

  it.each([
    ['one sentence again and again', '服务很差。'.repeat(2_000_000)],
    ['one endless character', '好'.repeat(10_000_000)],
    ['white space', ' '.repeat(10_000_000)],
    ['signs before accounts', '@'.repeat(10_000_000)],
    ['marks on one letter', `e${'\u0301'.repeat(5_000_000)}`],
  ])('10 MB of %s', (_, body) => {
    const around = Array.from({ length: 1000 }, (_, i) => ({
      field: 'body' as const,
      from: 9000 * i,
      to: 9000 * i + 2,
    }))
    const started = performance.now()
    for (const mediaType of ['web', 'weibo', 'comment', 'bbs']) judge.judge({ title: body, body, mediaType, around })
    judge.judgeAspect(body, around)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

it('traditional characters and full width read like simplified and half width', () => {
  expect(review('質量很好，非常滿意ＡＢＣ')).toEqual(review('质量很好，非常满意abc'))
})

it('an unknown medium is judged by what is common', () => {
  expect(judge.judge({ body: '质量太差了，要求退货，骗子公司', mediaType: 'hologram' }).sentiment).toBe(-1)
  expect(judge.judge({ body: '质量太差了，要求退货，骗子公司', mediaType: 'toString' }).sentiment).toBe(-1)
})

it('only negative texts have a level, the gravest the worst', () => {
  expect(news('化工厂爆炸致七人死亡 三人失踪').level).toBe(1)
  expect(news('甲公司净利润同比增长六成').level).toBeNull()
  expect(review('味道一般，送得太慢，差评').level).toBeGreaterThanOrEqual(3)
})

describe('a model file', () => {
  it('comes back as it was written', () => {
    expect(writeModel(readModel(bytes))).toEqual(new Uint8Array(bytes))
  })

  it('is at most 2 MB', () => {
    expect(bytes.length).toBeLessThanOrEqual(2_000_000)
  })

  it.each([
    ['something else', new TextEncoder().encode('not a model, but long enough')],
    ['nothing', new Uint8Array()],
    ['another format', changed(bytes, 4, 99)],
    ['a flipped bit in the heading', changed(bytes, 40, bytes[40]! ^ 1)],
    ['a flipped bit in the weights', changed(bytes, bytes.length - 1000, bytes[bytes.length - 1000]! ^ 1)],
    ['a cut end', new Uint8Array(bytes.subarray(0, bytes.length - 1))],
  ])('is refused when it is %s', (_, wrong) => {
    expect(() => createJudge(wrong)).toThrow(/model/)
  })
})

function changed(from: Uint8Array, at: number, value: number): Uint8Array {
  const copy = Uint8Array.from(from)
  copy[at] = value
  return copy
}
