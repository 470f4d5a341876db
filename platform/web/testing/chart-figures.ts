/** Invented figures for the charts of the test page and of the tests. */
import type { ChartData } from '@guanlan/platform/contract'
import type { MapGround } from '../charts/map.ts'

/** The same figures at every look. */
const figure = (seed: number, most: number): number => Math.round(((Math.sin(seed * 12.9898) + 1) / 2) ** 2 * most)
const days = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10))

export const course: ChartData = {
  head: '日期',
  rows: days(30).map(day => day.slice(5)),
  series: [
    { name: '声量', values: days(30).map((_, at) => (at === 12 ? null : 800 + figure(at, 2400))) },
    { name: '负面', values: days(30).map((_, at) => figure(at + 40, 420)), tone: 'negative' },
  ],
}
const media = ['微博', '微信公众号', '新闻网站', '客户端', '短视频平台与直播间合计', '论坛', '报刊']
export const split: ChartData = {
  head: '媒体类型',
  rows: media,
  series: (['positive', 'neutral', 'negative'] as const).map((tone, of) => ({
    name: ['正面', '中性', '负面'][of] ?? '',
    tone,
    values: media.map((_, at) => figure(at * 3 + of + 1, 900)),
  })),
}
export const regions: ChartData = {
  head: '地区',
  rows: ['广东', '北京', '上海', '浙江', '江苏', '四川', '内蒙古自治区呼伦贝尔市'],
  series: [{ name: '文章', values: [18_240, 12_846, 9_320, 4_210, 3_890, 1_204, 36] }],
}
export const sentiments: ChartData = {
  head: '情感',
  rows: ['正面', '中性', '负面'],
  series: [{ name: '文章', values: [2_310, 8_420, 1_116] }],
  tones: ['positive', 'neutral', 'negative'],
}
const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
export const hours: ChartData = {
  head: '星期',
  rows: weekdays,
  series: Array.from({ length: 24 }, (_, hour) => ({
    name: String(hour),
    values: weekdays.map((_, day) =>
      hour < 6 ? figure(hour + day, 6) : figure(hour * 7 + day, 160) + (day === 3 && hour === 10 ? 700 : 0),
    ),
  })),
}
export const year: ChartData = {
  head: '日期',
  rows: days(200),
  series: [{ name: '文章', values: days(200).map((_, at) => figure(at, 300)) }],
}
const words = [
  '刹车',
  '召回',
  '续航',
  '岚舟X7',
  '价格战',
  '交付',
  '用户权益',
  '智能驾驶',
  '充电桩',
  '售后服务',
  '碰撞测试',
  'OTA',
  '新品发布会',
  '降价',
  '门店',
  '经销商',
  '电池',
  '质保',
  '二手车',
  '投诉',
  '海外市场',
  '销量',
  '试驾',
  '内饰异味',
  'Model',
  '董事长',
  '专利',
  '供应链',
  '股价',
  '门把手',
]
export const cloud: ChartData = {
  head: '热词',
  rows: words,
  series: [{ name: '文章', values: words.map((_, at) => Math.round(4_000 / (at + 1.4))) }],
}
export const mediaNames: ChartData = { ...cloud, head: '媒体', rows: words.map(word => `${word}网`) }
export const nothing: ChartData = { head: '日期', rows: ['03-01'], series: [{ name: '文章', values: [0] }] }

/** Six places in two lines, and one that lies nowhere. */
export const places: ChartData = {
  head: '地方',
  rows: ['甲地', '乙地', '丙地', '丁地', '戊地', '己地', '未标地区'],
  series: [{ name: '文章', values: [900, 410, 120, 33, 7, 0, 86] }],
}
const lies = [0, 1, 2, 3, 4, 5].map(at => ({ column: at % 3, row: Math.floor(at / 3) }))
export const tiles: MapGround = {
  kind: 'tiles',
  places: [...lies.map((place, at) => ({ ...place, label: places.rows[at] ?? '' })), null],
}
const corner = (x: number, y: number) => [100 + 3 * x, 40 - 2 * y]
export const outlines: MapGround = {
  kind: 'outlines',
  name: 'invented',
  outlines: {
    type: 'FeatureCollection',
    features: [
      ...lies.map(({ column, row }, at) => ({
        type: 'Feature',
        properties: { adcode: String(100_001 + at), cp: corner(column + 0.5, row + 0.5) },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              corner(column, row),
              corner(column + 1, row),
              corner(column + 1, row + 1),
              corner(column, row + 1),
              corner(column, row),
            ],
          ],
        },
      })),
      // A line that is no place is drawn all the same.
      {
        type: 'Feature',
        properties: { adcode: 'line' },
        geometry: { type: 'LineString', coordinates: [corner(3.3, 0), corner(3.6, 1), corner(3.2, 2)] },
      },
    ],
  },
  places: [...lies.map((_, at) => String(100_001 + at)), null],
}
