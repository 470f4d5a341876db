import { expect, test } from 'vitest'
import { formulaOf } from './formula.ts'

const articles = { measure: 'articles' as const, weight: 3, amount: 12, base: 10, index: 120 }
const negative = { measure: 'negativeShare' as const, weight: -1, amount: 30, base: 20, index: 150 }
const net = { measure: 'netSentiment' as const, weight: 1, amount: -10, base: 0, index: 90 }

test('a value stands with its weights and each measure with its base', () => {
  expect(formulaOf({ day: '2026-11-28', value: 105, parts: [articles, negative] }, 'zh')).toEqual([
    '2026-11-28：105 = (3 × 文章 120 + -1 × 负面占比 150) ÷ 2',
    '文章：12 ÷ 基准日 10 × 100 = 120',
    '负面占比：30 ÷ 基准日 20 × 100 = 150',
  ])
})

test('net sentiment is said as it is moved, and a measure that is not known is left out', () => {
  const unknown = { ...articles, amount: null, index: null }
  expect(formulaOf({ day: '2026-11-28', value: 90, parts: [unknown, net] }, 'zh')).toEqual([
    '2026-11-28：90 = (1 × 净情感 90) ÷ 1',
    '净情感：(-10 + 100) ÷ (基准日 0 + 100) × 100 = 90',
  ])
})

test('a day of which nothing is known says so', () => {
  expect(formulaOf({ day: '2026-11-28', value: null, parts: [] }, 'zh')).toEqual(['2026-11-28: 这一天没有可算的数据'])
})
