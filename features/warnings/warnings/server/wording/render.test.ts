import { expect, test } from 'vitest'
import type { TemplateField, TemplateFormat } from '../../contract.ts'
import { linesOf, type TemplateFacts } from './render.ts'

const facts: TemplateFacts = {
  incident: {
    id: 1,
    warningName: '召回',
    title: '泊舟汽车召回三万辆',
    level: 2,
    articles: 23_456,
    media: 3,
    openedAt: new Date('2026-11-22T18:30:00Z'),
    demonstration: false,
    measured: null,
  },
  article: {
    id: 2,
    title: '续报',
    media: '北汀日报',
    url: null,
    publishedAt: new Date('2026-11-22T08:05:00Z'),
    summary: '摘要：泊舟(汽车)召回泊舟',
    author: '林间',
    sentiment: -1,
    interactions: 12_000,
  },
  reason: 'tenfold',
  locale: 'zh',
  timeZone: 'Asia/Shanghai',
}
const field = (filed_name: TemplateField, format: TemplateFormat = '', end_txt = '') => ({
  filed_name,
  format,
  end_txt,
})
const line = (filed_name: TemplateField, format: TemplateFormat = '', more: Partial<TemplateFacts> = {}) =>
  linesOf([{ row_title: '', row_content: [field(filed_name, format)] }], { ...facts, ...more })[0]

test('rows are written with title, values and what follows them', () => {
  const content = [
    { row_title: '规模', row_content: [field('articles', 'wan', ' 篇，'), field('media', '', ' 家')] },
    { row_title: '', row_content: [field('reason')] },
  ]
  expect(linesOf(content, facts)).toEqual(['规模：2.3万 篇，3 家', '已增至 23456 篇。'])
  expect(linesOf(content, { ...facts, locale: 'en' })[0]).toBe('规模: 2.3万 篇，3 家')
})

test('a row of which nothing is known is left out', () => {
  const content = [{ row_title: '来源', row_content: [field('source'), field('summary', '', '。')] }]
  expect(linesOf(content, { ...facts, article: undefined })).toEqual([])
})

test.each<[TemplateField, TemplateFormat, string]>([
  ['openedAt', '', '11-23 02:30'],
  ['openedAt', 'date', '2026-11-23'],
  ['publishedAt', 'time', '11-22 16:05'],
  ['articles', '', '23456'],
  ['media', 'wan', '3'],
  ['level', '', '严重'],
  ['title', 'cut:20', '泊舟汽车召回三万辆'],
  ['source', '', '北汀日报'],
  ['author', '', '林间'],
  ['sentiment', '', '负面'],
  ['interactions', 'wan', '1.2万'],
])('%s as “%s” is %s', (name, format, text) => {
  expect(line(name, format)).toBe(text)
})

test('a long text is cut at whole characters', () => {
  const incident = { ...facts.incident, title: '𠮷'.repeat(30) }
  expect(line('title', 'cut:20', { incident })).toBe(`${'𠮷'.repeat(19)}…`)
})

test('the words of the warning are marked where they stand, the longest first, whatever signs they have', () => {
  const words = ['泊舟', '泊舟(汽车)', '']
  expect(line('summary', 'hits', { words })).toBe('摘要：【泊舟(汽车)】召回【泊舟】')
  expect(line('summary', 'hits')).toBe('摘要：泊舟(汽车)召回泊舟')
  expect(line('words', '', { words: ['泊舟', '召回'] })).toBe('泊舟、召回')
  expect(line('words')).toBeUndefined()
})
