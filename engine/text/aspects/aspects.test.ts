// Which aspects a sentence speaks of: told ones, none at all, and files that are none.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAspects } from './find.ts'
import { readAspectModel } from './model-file.ts'

const bytes = readFileSync(new URL('./weights.bin', import.meta.url))
const aspectsIn = createAspects(bytes)

test.each([
  ['后排空间宽敞，储物也够', ['空间']],
  ['油耗太高了，百公里十二个油', ['油耗']],
  ['刹车偏软，安全气囊没有弹出', ['安全性']],
  ['公司今日公布第三季度财报，营收同比增长', []],
  ['', []],
])('%s', (sentence, aspects) => {
  expect(aspectsIn(sentence).map(({ aspect }) => aspect)).toEqual(aspects)
})

test('the places of its words are those of the sentence', () => {
  const sentence = '这车的油耗太高了'
  const [{ ranges } = { ranges: [] }] = aspectsIn(sentence)
  expect(ranges.map(({ from, to }) => sentence.slice(from, to))).toContain('油耗')
})

test('a damaged file is refused', () => {
  const spoilt = Uint8Array.from(bytes)
  spoilt[spoilt.length - 1]! ^= 1
  expect(() => readAspectModel(spoilt)).toThrow('damaged')
  expect(() => readAspectModel(new Uint8Array(40))).toThrow('no weights')
})
