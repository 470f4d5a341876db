// What is made of the words of a question: ranges by dates, names, media types, sentiments, the rest as a rule.
import { createMatcher, parse } from '@guanlan/engine/rules'
import { canonicalise } from '@guanlan/engine/text'
import { generalCutter } from '@guanlan/features/articles/articles/server/analysis'
import { expect, test } from 'vitest'
import { type KnownNames, planOf } from './plan-of.ts'
import { rangeOfText } from './range-of-text.ts'

const zone = 'Asia/Shanghai'
/** A Friday, 20:00 in Shanghai. */
const now = Date.parse('2026-11-27T12:00:00Z')
const here = (moment: string) => new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 16)
const whole = '2026-11-27T20:00'

test.each([
  ['今天', '2026-11-27T00:00', whole],
  ['昨天的报道', '2026-11-26T00:00', '2026-11-26T23:59'],
  ['上周', '2026-11-16T00:00', '2026-11-22T23:59'],
  ['last week', '2026-11-16T00:00', '2026-11-22T23:59'],
  ['本周', '2026-11-23T00:00', whole],
  ['近 7 天', '2026-11-20T20:00', whole],
  ['最近三天', '2026-11-24T20:00', whole],
  ['过去24小时', '2026-11-26T20:00', whole],
  ['近两个月', '2026-09-28T20:00', whole],
  ['上个月', '2026-10-01T00:00', '2026-10-31T23:59'],
  ['11 月 3 日', '2026-11-03T00:00', '2026-11-03T23:59'],
  ['11月3日至5日', '2026-11-03T00:00', '2026-11-05T23:59'],
  ['2026-11-03 至 2026-11-10', '2026-11-03T00:00', '2026-11-10T23:59'],
  ['November 3', '2026-11-03T00:00', '2026-11-03T23:59'],
  ['10月份', '2026-10-01T00:00', '2026-10-31T23:59'],
  ['12 月 30 日', '2025-12-30T00:00', '2025-12-30T23:59'],
  ['近 300 天', '2026-08-29T20:00', whole],
])('%s', (text, from, to) => {
  const range = rangeOfText(text, { now, zone })
  expect([here(range?.from ?? ''), here(range?.to ?? '')]).toEqual([from, to])
})

test.each(['2月31日的召回', '三个月饼', '2030年1月1日', '召回'])('%s names no stretch of time', text =>
  expect(rangeOfText(text, { now, zone })).toBeNull(),
)

const known: KnownNames = {
  library: [
    { name: '青禾汽车', aliases: ['青禾', 'Qinghe'] },
    { name: '蓝鲸科技', aliases: [] },
  ],
  monitors: [
    { id: 5, name: '新车上市' },
    { id: 6, name: '朔野汽车' },
    { id: 7, name: '霁蓝出行' },
  ],
  media: [{ id: 31, name: '观潮日报' }],
}
const planned = (question: string) => {
  const { query, monitors, filters } = planOf(question, { ...known, now, zone, cutter: generalCutter() })
  return { query, monitors, filters: filters.map(({ field, values }) => `${field}:${values}`) }
}

test.each([
  ['上周青禾的负面报道有哪些？', { query: '青禾汽车|青禾|Qinghe', filters: ['sentiment:-1'] }],
  ['青禾汽车为什么召回电池', { query: '(青禾汽车|青禾|Qinghe)+召回+电池' }],
  ['观潮日报怎么说青禾汽车', { query: '青禾汽车|青禾|Qinghe', filters: ['media:31'] }],
  ['青禾和蓝鲸科技谁的声量更高', { query: '青禾汽车|青禾|Qinghe|蓝鲸科技' }],
  ['新车上市近 7 天微博上有多少篇', { query: '', monitors: [5], filters: ['mediaType:weibo'] }],
  ['上週青禾汽車在北京的批評', { query: '青禾汽车|青禾|Qinghe', filters: ['sentiment:-1', 'mentioned:110000'] }],
  ['榆鹤物流公告了什么？', { query: '榆鹤+物流+公告' }],
  ['昨天红宝丽一共发了几篇文章', { query: '红宝丽' }],
  ['发布地为湖北的报道有多少篇', { query: '', filters: ['region:420000'] }],
  ['湖北媒体怎么说武汉的医院', { query: '医院', filters: ['mentioned:420100', 'region:420000'] }],
  ['谁出席了电视电话会和世界文化论坛', { query: '电视+电话+论坛' }],
  ['青禾试驾怎么样', { query: '(青禾汽车|青禾|Qinghe)+试驾' }],
  ['论坛上怎么说青禾', { query: '青禾汽车|青禾|Qinghe', filters: ['mediaType:bbs'] }],
  ['“电池 隐患”', { query: '电池 隐患' }],
  ['召回) OR (a+b', { query: '召回' }],
])('%s', (question, expected) => expect(planned(question)).toEqual({ monitors: [], filters: [], ...expected }))

// What is counted and how it is put is nothing that articles have to say.
test.each([
  ['昨天哪些媒体报道最多', {}],
  ['昨天哪些媒體報導最多', {}],
  ['Which media reported most yesterday', {}],
  ['昨天哪些媒体报道青禾汽车最多', { query: '青禾汽车|青禾|Qinghe' }],
  ['哪个城市的投诉最多', { query: '投诉' }],
  ['负面主要集中在哪些城市', { filters: ['sentiment:-1'] }],
  ['青禾门把手冻住是怎么回事', { query: '(青禾汽车|青禾|Qinghe)+门把手+冻住' }],
  ['青禾的声量比上周高吗', { query: '青禾汽车|青禾|Qinghe' }],
  ['最近有什么热点', {}],
  ['11月27日为什么负面增多', { filters: ['sentiment:-1'] }],
  ['昨天负面怎么变多了', { filters: ['sentiment:-1'] }],
  ['为何本周青禾声量激增', { query: '青禾汽车|青禾|Qinghe' }],
  ['昨天負面為什麼減少', { filters: ['sentiment:-1'] }],
  ['“更高标准”', { query: '更高标准' }],
])('of asking alone: %s', (question, expected) =>
  expect(planned(question)).toEqual({ query: '', monitors: [], filters: [], ...expected }),
)

// Articles that answer are found by what they say, and not by the words of the question.
test.each([
  ['青禾召回有没有官方回应', '(青禾汽车|青禾|Qinghe)+召回'],
  ['青禾有沒有正式聲明', '青禾汽车|青禾|Qinghe'],
  ['青禾是否已经回应', '青禾汽车|青禾|Qinghe'],
])('an official answer: %s', (question, beside) => {
  const { query } = planned(question)
  const { rule } = parse(query)
  if (!rule) throw new Error(query)
  const matcher = createMatcher()
  matcher.set(1, rule)
  const matches = (title: string) =>
    matcher.match({ title: canonicalise(title), body: canonicalise('青禾汽车 召回') }).length > 0
  expect([matches('情况说明'), matches('官方小程序上线'), matches('青禾召回辟谣')]).toEqual([true, false, true])
  expect(query).toContain(beside.split('+')[0])
})
test('a mini program of the company is no answer asked for', () =>
  expect(planned('青禾官方小程序怎么样').query).toContain('小程序'))

// Sides of one kind stay monitors; of two kinds, or with one that nobody knows, each is a name.
test.each([
  ['近7天朔野汽车和霁蓝出行对比', { monitors: [6, 7] }],
  ['青禾汽车和朔野汽车近7天谁的声量更大', { query: '青禾汽车|青禾|Qinghe|朔野汽车' }],
  ['青禾汽车比朔野汽车负面多吗', { query: '青禾汽车|青禾|Qinghe|朔野汽车', filters: ['sentiment:-1'] }],
  ['青禾汽车、朔野汽车、霁蓝出行哪家的投诉更多', { query: '(青禾汽车|青禾|Qinghe|朔野汽车|霁蓝出行)+投诉' }],
  ['极光汽车和朔野汽车近7天谁的声量更大', { query: '极光汽车|朔野汽车' }],
  ['朔野汽车比极光汽车的负面多吗', { query: '朔野汽车|极光汽车', filters: ['sentiment:-1'] }],
  ['朔野汽车和电池召回有什么关系', { query: '电池+召回+关系', monitors: [6] }],
])('compared: %s', (question, expected) =>
  expect(planned(question)).toEqual({ query: '', monitors: [], filters: [], ...expected }),
)
