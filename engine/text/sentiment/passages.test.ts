import { expect, it } from 'vitest'
import { around, leadOf } from './passages.ts'

const hit = (text: string, word: string, after = 0) => {
  const from = text.indexOf(word, after)
  return { from, to: from + word.length }
}

it('the sentence around a hit is taken, and the hit stands where it says', () => {
  const text = '第一句。第二句说甲公司不好！第三句。'
  const near = around(text, [hit(text, '甲公司')])
  expect(near.text).toBe('第二句说甲公司不好！')
  expect(near.hits.map(({ from, to }) => near.text.slice(from, to))).toEqual(['甲公司'])
})

it('sentences with two hits are taken once, in the order of the text', () => {
  const text = '甲公司好，乙也好。中间。甲公司又来了。'
  const near = around(text, [hit(text, '甲公司', 5), hit(text, '乙'), hit(text, '甲公司')])
  expect(near.text).toBe('甲公司好，乙也好。\n甲公司又来了。')
  expect(near.hits.map(({ from, to }) => near.text.slice(from, to))).toEqual(['甲公司', '乙', '甲公司'])
})

it('a sentence without end is cut, and very many hits are not all read', () => {
  const text = '甲'.repeat(100_000)
  const hits = Array.from({ length: 5000 }, (_, i) => ({ from: 20 * i, to: 20 * i + 1 }))
  expect(around(text, hits).text.length).toBeLessThan(1200)
})

it('of news the lead is read, of long posts both ends', () => {
  expect(leadOf(`\n　　开头${'中'.repeat(9000)}结尾`, true)).toMatch(/^开头/)
  expect(leadOf(`开头${'中'.repeat(9000)}结尾`, true).length).toBe(400)
  expect(leadOf(`开头${'中'.repeat(9000)}结尾`, false)).toMatch(/^开头.*\n.*结尾$/s)
})
