// Slides of one thing each, and none of a sentence or figure alone.
import { expect, test } from 'vitest'
import { acrossOf, type FigureOfNote, type Part } from './document.ts'
import { evenly, planSlides } from './slides.ts'

const words = (text: string): Part => ({ kind: 'text', paragraphs: [{ runs: [{ text }] }] })
const chart = (title: string): Part => ({
  kind: 'chart',
  title,
  drawn: 'line',
  data: { head: '日', rows: ['11-20'], series: [{ name: '篇', values: [3] }] },
  sentence: '',
})
const figure = (name: string): FigureOfNote => ({ name, value: '1,204', change: '' })
const figures = (count: number): Part => ({
  kind: 'figures',
  title: '关键数字',
  heads: ['指标', '数值', '变化'],
  figures: Array.from({ length: count }, (_, at) => figure(`指标${at}`)),
})
const heading = (text: string, level: 1 | 2 = 1): Part => ({ kind: 'heading', level, text })
const seen = (parts: Part[]) =>
  planSlides(parts, 'zh').map(({ section, title, lead, content }) => [content.kind, section, title, lead])

test('a heading is no slide, and a sentence stands on the slide of what follows it', () => {
  expect(seen([heading('一、总体情况'), words('本期共 1,593 篇。'), figures(5), chart('走势')])).toEqual([
    ['figures', '一、总体情况', '关键数字', '本期共 1,593 篇。'],
    ['chart', '一、总体情况', '走势', ''],
  ])
})

test('a table has its sentence below its title', () => {
  const table: Part = { kind: 'table', title: '媒体', sentence: '共 3 家。', columns: [{ title: '篇' }], rows: [[3]] }
  expect(seen([table])).toEqual([['table', '', '媒体', '共 3 家。']])
})

test('a sentence that nothing follows stands with what was before, under its own name', () => {
  expect(seen([chart('走势'), heading('说明', 2), words('数字截至生成时刻。')])).toEqual([
    ['chart', '', '走势', '说明：数字截至生成时刻。'],
  ])
  // Before the next part of the document, too.
  expect(seen([heading('甲'), chart('走势'), words('列出 3 条。'), heading('乙'), chart('地区')])).toMatchObject([
    ['chart', '甲', '走势', '列出 3 条。'],
    ['chart', '乙', '地区', ''],
  ])
})

test('one figure is a sentence, and no line of figures has one alone', () => {
  expect(seen([figures(1), chart('走势')])).toEqual([['chart', '', '走势', '指标0 1,204']])
  for (let count = 2; count <= 8; count++) expect(count % acrossOf(count), `${count}`).not.toBe(1)
})

test('what does not fit is divided evenly', () => {
  expect(evenly([1, 2, 3, 4, 5], 4)).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(evenly([], 4)).toEqual([])
  const rows = Array.from({ length: 12 }, (_, at) => [at])
  const table: Part = { kind: 'table', title: '媒体', columns: [{ title: '篇' }], rows }
  const sizes = planSlides([table], 'zh').map(({ content }) => (content.kind === 'table' ? content.rows.length : 0))
  expect(sizes).toEqual([6, 6])
})

test('a long text has its slide, and a document of one sentence has one', () => {
  expect(seen([heading('研判'), words('字'.repeat(200))])).toMatchObject([['text', '', '研判', '']])
  expect(seen([words('一句话。')])).toMatchObject([['text', '', '', '']])
})
