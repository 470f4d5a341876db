/** A document with every kind of part, as long as a weekly report. */
import { type PaperDocument, type Part, plainLook } from '../document.ts'

const days = ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21', '11-22']
const hours = Array.from({ length: 24 }, (_, hour) => ({
  name: String(hour),
  values: Array.from({ length: 7 }, (_, day) => (hour * 7 + day * 13) % 40),
}))
const words = ['新能源', '召回', '电池', '上海', '发布会', 'recall', '价格', '投诉', '高管', '供应链', '安全', '质量']

const parts: Part[] = [
  {
    kind: 'cover',
    title: '舆情周报',
    subtitle: '潮汐集团 · 第 47 周',
    lines: ['2026-11-16 至 2026-11-22', '共 1,204 篇'],
  },
  { kind: 'contents', title: '目录' },
  { kind: 'heading', level: 1, text: '一、概况' },
  {
    kind: 'figures',
    title: '关键数字',
    heads: ['指标', '数值', '变化'],
    figures: [
      { name: '总声量', value: '1,204', change: '+12.3%' },
      { name: '负面', value: '98', change: '−3.1%', tone: 'negative' },
      { name: '负面占比', value: '8.1%', change: '' },
      { name: '媒体', value: '214', change: '+4' },
    ],
  },
  {
    kind: 'text',
    paragraphs: [
      { runs: [{ text: '本周共 ' }, { text: '1,204', bold: true }, { text: ' 篇，环比上升 12.3%，负面占 8.1%。' }] },
      {
        style: 'bullet',
        runs: [{ text: '召回一事由新京报首发，' }, { text: '原文', href: 'https://example.com/文章?a=1&b=2' }],
      },
      { style: 'bullet', runs: [{ text: '第二条', italic: true }] },
      { style: 'number', runs: [{ text: '先说明' }] },
      { style: 'number', runs: [{ text: '再道歉' }] },
      { style: 'quote', runs: [{ text: '“安全是底线。” <script>alert(1)</script> & \u0007\ud800 🚗 مرحبا' }] },
    ],
  },
  {
    kind: 'chart',
    title: '声量趋势',
    drawn: 'line',
    data: {
      head: '日期',
      rows: days,
      series: [
        { name: '本期', values: [120, 180, 260, null, 190, 150, 104] },
        { name: '上期', values: [100, 140, 160, 170, 150, 120, 90] },
      ],
    },
    sentence: '声量在 11-18 达到最高，260 篇。',
  },
  {
    kind: 'columns',
    columns: [
      [
        {
          kind: 'chart',
          title: '情感占比',
          drawn: 'share',
          data: {
            head: '情感',
            rows: ['正面', '中性', '负面'],
            series: [{ name: '篇数', values: [312, 794, 98] }],
            tones: ['positive', 'neutral', 'negative'],
          },
          sentence: '',
        },
      ],
      [
        {
          kind: 'chart',
          title: '活跃媒体',
          drawn: 'bar',
          data: {
            head: '媒体',
            rows: ['新京报', '澎湃新闻', '财新网', '每日经济新闻', '极目新闻'],
            series: [{ name: '篇数', values: [64, 51, 33, 21, 9] }],
          },
          sentence: '',
        },
      ],
    ],
  },
  {
    kind: 'chart',
    title: '媒体类型',
    drawn: 'stacked',
    data: {
      head: '日期',
      rows: days,
      series: [
        { name: '正面', values: [20, 30, 40, 50, 60, 70, 42], tone: 'positive' },
        { name: '负面', values: [10, 12, 20, 16, 18, 12, 10], tone: 'negative' },
      ],
    },
    sentence: '',
  },
  { kind: 'pageBreak' },
  { kind: 'heading', level: 1, text: '二、负面文章' },
  {
    kind: 'table',
    title: '负面清单',
    columns: [
      { title: '标题', width: 4 },
      { title: '媒体', width: 1.5 },
      { title: '时间', width: 1.5 },
      { title: '转载', align: 'right' },
    ],
    rows: Array.from({ length: 14 }, (_, at) => [
      { text: `=潮汐集团召回第 ${at + 1} 批车辆，车主称未收到通知`, href: `https://example.com/${at}` },
      '新京报',
      '2026-11-18 09:30',
      1_204 - at,
    ]),
  },
  { kind: 'heading', level: 2, text: '热词' },
  {
    kind: 'chart',
    title: '热词',
    drawn: 'cloud',
    data: { head: '词', rows: words, series: [{ name: '次数', values: words.map((_, at) => 300 - at * 22) }] },
    sentence: '',
  },
  {
    kind: 'chart',
    title: '发布时段',
    drawn: 'heat',
    data: { head: '星期', rows: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'], series: hours },
    sentence: '',
  },
  {
    kind: 'entries',
    entries: [
      {
        title: '潮汐集团宣布召回 3.2 万辆汽车',
        href: 'https://example.com/1',
        facts: '新京报 · 2026-11-18 09:30 · 负面',
        paragraphs: [{ runs: [{ text: '11 月 18 日，潮汐集团宣布……' }, { text: '召回', marked: true }] }],
      },
      { title: '没有链接的一篇', href: 'javascript:alert(1)', facts: '澎湃新闻', paragraphs: [] },
    ],
  },
]

export const weekly: PaperDocument = {
  title: '舆情周报',
  author: '观澜',
  language: 'zh',
  look: plainLook,
  header: '潮汐集团 舆情周报',
  footer: '内部资料',
  watermark: '机密',
  parts,
}
