// The trainer on a handful of invented texts: the same texts give the same bytes, and something is learned.
import { expect, it } from 'vitest'
import { createGramSet, readInto } from '../../engine/text/sentiment/grams.ts'
import { createJudge } from '../../engine/text/sentiment/judge.ts'
import { medium } from '../../engine/text/sentiment/kinds.ts'
import { writeModel } from '../../engine/text/sentiment/model-file.ts'
import type { Labelled } from './examples.ts'
import { train } from './train.ts'

const grams = createGramSet()

function labelled(body: string, sentiment: -1 | 0 | 1, at: number): Labelled {
  readInto(grams, '', body)
  const buckets = grams.buckets.slice(0, grams.size)
  return { set: 'invented', kind: 'set', medium: medium('weibo'), fold: at % 5, keys: [body], sentiment, buckets }
}

const ends = ['真的', '其实', '我觉得', '今天', '昨天', '他说', '大家说', '总之', '反正', '说实话']
const starts = ends.flatMap(end => ['老王', '小李', '邻居', '同事', '师傅', '店主', '司机'].map(who => `${who}${end}`))
const texts = starts.flatMap((start, i) => [
  labelled(`${start}很满意`, 1, i),
  labelled(`${start}太糟糕`, -1, i),
  labelled(`${start}在开会`, 0, i),
])
const settings = { without: [0], tuneOn: 1, about: 'invented' }
const bytes = writeModel(train(texts, [], settings))

it('what was said well and badly is told apart in a new sentence', () => {
  const judge = createJudge(bytes)
  const side = (body: string) => judge.side({ body, mediaType: 'weibo' })
  expect([side('朋友很满意'), side('朋友太糟糕')]).toEqual([1, -1])
})

it('the same texts give the same bytes, and those of the held fold are not learned from', () => {
  const more = [...texts, labelled('保留的词语', 1, 0)]
  expect(writeModel(train(more, [], settings))).toEqual(bytes)
})
