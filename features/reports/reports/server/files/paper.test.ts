// A report as the writers of files take it: every block has its part, and says what the page says.
import { expect, test } from 'vitest'
import { type Block, prompts, type ReportDocument } from '../../contract.ts'
import { paperOf } from './paper.ts'

const article = {
  articleId: 1,
  title: '召回 3.2 万辆',
  media: '新京报',
  mediaType: 'web',
  publishedAt: '2026-11-18T01:30:00Z',
  sentiment: -1,
  level: 1,
  summary: '公司宣布召回。',
  address: 'https://example.com/1',
  interactions: 1204,
  similar: 3,
} as const

const blocks: Block[] = [
  { id: '1', kind: 'cover', title: '周报', subtitle: '第 47 周', lines: ['共 30 篇'] },
  { id: '2', kind: 'contents', title: '目录' },
  { id: '3', kind: 'heading', level: 1, text: '概况' },
  {
    id: '4',
    kind: 'figures',
    title: '关键数字',
    figures: [
      { name: '声量', value: 1204, unit: 'count', before: 1000 },
      { name: '负面占比', value: 0.081, unit: 'share', before: 0.09, tone: 'negative' },
      { name: '媒体', value: 9, unit: 'count', before: 0 },
    ],
  },
  {
    id: '5',
    kind: 'chart',
    chart: 'treeMap',
    title: '媒体',
    data: { head: '媒体', rows: ['甲'], series: [{ name: '篇', values: [3] }] },
    sentence: '甲最多。',
  },
  {
    id: '6',
    kind: 'columns',
    columns: [[{ id: '7', kind: 'quote', text: '安全是底线', source: '董事长' }], [{ id: '8', kind: 'pageBreak' }]],
  },
  { id: '9', kind: 'articles', title: '负面', form: 'table', articles: [article], total: 1 },
  { id: '10', kind: 'articles', title: '摘编', form: 'digests', articles: [{ ...article, address: null }], total: 1 },
  { id: '11', kind: 'method', title: '说明', paragraphs: [{ style: 'plain', runs: [{ text: '数字截至生成时刻' }] }] },
]
const report: ReportDocument = {
  title: '周报',
  subtitle: '',
  period: { from: '2026-11-16T00:00:00Z', to: '2026-11-22T00:00:00Z' },
  madeAt: '2026-11-23T00:00:00Z',
  zone: 'Asia/Shanghai',
  language: 'zh',
  look: { accent: '#112233', watermark: '机密' },
  blocks,
}

test('figures are said as on the page: grouped, as shares, with their change', () => {
  const { parts } = paperOf(report, '机构 7')
  expect(parts.find(({ kind }) => kind === 'figures')).toMatchObject({
    heads: ['指标', '数值', '变化'],
    figures: [
      { name: '声量', value: '1,204', change: '较上期 +20.4%' },
      { name: '负面占比', value: '8.1%', change: '较上期 −0.9 个百分点', tone: 'negative' },
      // Nothing before to compare with.
      { name: '媒体', value: '9', change: '' },
    ],
  })
})

test('articles stand in the zone of the organisation, with a link where the sender gave one', () => {
  const { parts } = paperOf(report, '机构 7')
  expect(parts.find(({ kind }) => kind === 'table')).toMatchObject({
    rows: [[{ text: '召回 3.2 万辆', href: 'https://example.com/1' }, '新京报', '2026-11-18 09:30', '负面', 1204]],
  })
  expect(parts.find(({ kind }) => kind === 'entries')).toMatchObject({
    entries: [{ title: '1. 召回 3.2 万辆', facts: '新京报 · 2026-11-18 09:30 · 负面' }],
  })
  expect(JSON.stringify(parts.find(({ kind }) => kind === 'entries'))).not.toContain('href')
})

test('what nobody has written has no part', () => {
  const prompt = { style: 'plain' as const, runs: [{ text: prompts.advice[0] }] }
  const { parts } = paperOf({ ...report, blocks: [{ id: '12', kind: 'text', paragraphs: [prompt] }] }, '机构 7')
  expect(parts).toEqual([])
})

test('parts stand in the order of the blocks, and the look is the report’s', () => {
  const paper = paperOf(report, '机构 7')
  expect(paper.parts.map(({ kind }) => kind)).toEqual([
    'cover',
    'contents',
    'heading',
    'figures',
    'chart',
    'columns',
    'table',
    'heading',
    'entries',
    'heading',
    'text',
  ])
  expect(paper).toMatchObject({ footer: '机构 7', watermark: '机密', look: { accent: '#112233' } })
  expect(paper.look.palette[0]).toBe('#112233')
})
