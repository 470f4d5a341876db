import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hardSentences } from '../testing/hard-sentences.ts'
import { answerOf } from './adjust.ts'
import { addBody, createGramSet } from './grams.ts'
import { createJudge } from './judge.ts'
import { behindTurn, frameOf, withoutDoubled } from './turns.ts'

const judge = createJudge(readFileSync(new URL('./model.bin', import.meta.url)))

test.each(['doubled', 'turn', 'repeated', 'topic', 'denial'])(
  'three of four sentences of %s are judged rightly',
  kind => {
    const sentences = hardSentences().filter(sentence => sentence.kind === kind)
    expect(sentences.length).toBeGreaterThan(15)
    const right = sentences.filter(sentence => judge.judge(sentence).sentiment === sentence.sentiment)
    expect(right.length / sentences.length).toBeGreaterThanOrEqual(0.75)
  },
)

test.each([
  ['不是不好吃', '很好吃'],
  ['没有一点不满意', '很满意'],
  ['没有人不喜欢', '都说喜欢'],
  ['不得不退货', '不得不退货'],
  ['不是很好吃', '不是很好吃'],
  ['不满意', '不满意'],
])('%s says %s', (text, plain) => {
  expect(withoutDoubled(text)).toBe(plain)
})

test.each([
  ['很悲伤，但很好听', '很好听'],
  ['早餐不错，但是房间有霉味', '房间有霉味'],
  // Several turns, a long text, and words that only contain one.
  ['贵，但好吃，但是太远', ''],
  [`${'长'.repeat(40)}，但好吃`, ''],
  ['但愿下次更好', ''],
])('what counts of %s stands behind its turn: %s', (text, behind) => {
  expect(behindTurn(text)).toBe(behind)
})

test.each([
  ['警方否认发生爆炸', 'neutral'],
  ['全市举行防灾演练', 'neutral'],
  ['癌症新药获批上市', 'good'],
  ['化工厂发生爆炸', 'none'],
  ['防汛演习中两名队员溺亡', 'none'],
  ['公司否认造假仍被罚款', 'none'],
  ['官员否认受贿后被判刑', 'none'],
  ['', 'none'],
])('the headline %s is framed as %s', (title, expected) => {
  const { lean, sign } = frameOf(title)
  expect(lean < 0 ? 'neutral' : sign > 0 ? 'good' : lean === 0 ? 'none' : 'other').toBe(expected)
})

test('asking towards a subject goes by the same rules', () => {
  const article = judge.article({ title: '警方否认发生爆炸', mediaType: 'web' })
  expect(article.judgement.sentiment).toBe(0)
  expect(article.towards([{ field: 'title', from: 0, to: 2 }]).sentiment).toBe(0)
})

test('good news of an illness is good, whatever the words of the illness weigh', () => {
  expect(judge.judge({ title: '艾滋病新药获批', mediaType: 'web' }).sentiment).toBe(1)
  expect(judge.judge({ title: '渐冻症患者死亡率居高，新药获批', mediaType: 'web' }).sentiment).toBe(1)
})

test('an adjustment learns from what is answered', () => {
  for (const sentence of hardSentences()) {
    const view = judge.modelView(sentence)
    expect(view && answerOf(view).sentiment, sentence.title).toBe(judge.judge(sentence).sentiment)
  }
})

test('an adjustment reads all of a short text, not only what stands behind its turn', () => {
  const whole = createGramSet()
  addBody(whole, '很悲伤，但很好听')
  const { buckets } = judge.modelView({ body: '很悲伤，但很好听', mediaType: 'comment' }) ?? {}
  expect([...(buckets ?? [])].sort()).toEqual([...whole.buckets.slice(0, whole.size)].sort())
})
