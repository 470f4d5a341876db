// 240 questions as analysts ask them, with what is known of their answers from the fields of the rows: no model says what is right.
import { regions } from '../../../../engine/text/index.ts'
import type { Item } from './rows.ts'

export const questionKinds = ['count', 'number', 'company', 'who or when', 'no answer'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What makes an answer right. */
export type Expected =
  /** The number of articles, exactly. */
  | { kind: 'total'; value: number }
  /** A sentence that is shown says it, and rests on an article of this title. */
  | { kind: 'says'; words: string; titles: readonly string[] }
  /** A sentence that is shown rests on an article of one of these titles. */
  | { kind: 'rests'; titles: readonly string[] }
  /** There is none. */
  | { kind: 'none' }

export interface Question {
  kind: QuestionKind
  text: string
  expected: Expected
}

const counts: Readonly<Record<QuestionKind, number>> = {
  count: 60,
  number: 60,
  company: 40,
  'who or when': 30,
  'no answer': 50,
}

export function questionsOf(items: readonly Item[]): Question[] {
  return questionKinds.flatMap(kind => {
    const made = makers[kind](items)
    const step = Math.max(1, made.length / counts[kind])
    return Array.from({ length: Math.min(made.length, counts[kind]) }, (_, n) => made[Math.floor(n * step)] as Question)
  })
}

const makers: Readonly<Record<QuestionKind, (items: readonly Item[]) => Question[]>> = {
  count: countQuestions,
  number: numberQuestions,
  company: companyQuestions,
  'who or when': whoQuestions,
  'no answer': questionsWithoutAnswer,
}

function countQuestions(items: readonly Item[]): Question[] {
  const days = grouped(items, ({ set, day }) => (set === 'dxy' && day >= '2020-01-20' ? day : null))
  const of = (text: string, found: readonly Item[]): Question => ({
    ...{ kind: 'count', text, expected: { kind: 'total', value: found.length } },
  })
  const questions: Question[][] = [[], [], []]
  for (const [day, found] of days) {
    questions[0]?.push(of(`${dayWords(day)}一共有多少篇报道？`, found))
    for (const medium of ['央视新闻', '人民日报', '人民网']) {
      const own = found.filter(({ media }) => media === medium)
      if (own.length > 0) questions[1]?.push(of(`${dayWords(day)}${medium}发了几篇文章？`, own))
    }
  }
  for (const [code, found] of grouped(items, ({ set, region }) => (set === 'dxy' && region ? String(region) : null))) {
    const name = regions.find(each => each.code === code)?.short ?? ''
    const inMonth = found.filter(({ day }) => day.startsWith('2020-01'))
    if (inMonth.length > 0) questions[2]?.push(of(`2020年1月发布地为${name}的报道有多少篇？`, inMonth))
  }
  const [ofDays = [], ofMedia = [], ofPlaces = []] = questions
  const [withDay, withPlace] = [evenly(ofDays, 20), evenly(ofPlaces, 20)]
  return [...withDay, ...evenly(ofMedia, counts.count - withDay.length - withPlace.length), ...withPlace]
}

/** `广西新增3例新型肺炎病例` */
const newCases = /^(\p{Script=Han}{2,4}?)省?市?(新增|累计确诊|共确诊|确诊)\s*(\d{1,4})\s*例/u

function numberQuestions(items: readonly Item[]): Question[] {
  const made = new Map<string, Question>()
  for (const { set, title, body, day } of items) {
    const [, place = '', verb = '', count = ''] = newCases.exec(title) ?? []
    const region = regions.find(({ short }) => short === place)
    if (set !== 'dxy' || !region || !squeezed(body).includes(`${count}例`)) continue
    const text = `${dayWords(day)}${place}${verb}多少例新型肺炎病例？`
    const before = made.get(text)?.expected
    // Two numbers of one day: both were told, and the first one is questions for no more.
    if (before?.kind === 'says') made.delete(text)
    else
      made.set(text, {
        kind: 'number',
        text,
        expected: { kind: 'says', words: `${count}例`, titles: [title] },
      })
  }
  return [...made.values()]
}

function companyQuestions(items: readonly Item[]): Question[] {
  const byDay = grouped(items, ({ company, day }) => (company ? `${company} ${day}` : null))
  return [...byDay].flatMap(([key, found]): Question[] => {
    const [company = '', day = ''] = key.split(' ')
    const titles = [...new Set(found.map(({ title }) => title))]
    if (titles.length < 2) return []
    const text = `${dayWords(day)}${company}有什么消息？`
    return [{ kind: 'company', text, expected: { kind: 'rests', titles } }]
  })
}

/** `李克强主持召开国务院常务会议` */
const doing = /^(\p{Script=Han}{2,3})(主持召开|会见|出席|同)(\p{Script=Han}{4,20})$/u
/** `拼多多11月20日发布第三季度财报` */
const dated = /^(\p{Script=Han}{2,6})(11月\d{1,2}日)(\p{Script=Han}{4,14})$/u
const families = /^[习李汪王栗韩赵丁蔡孙胡刘张何]/u

function whoQuestions(items: readonly Item[]): Question[] {
  return items.flatMap(({ set, title, body, day }): Question[] => {
    const [, name = '', verb = '', what = ''] = (set === 'cctv' && doing.exec(title)) || []
    if (name && families.test(name) && verb !== '同' && body.includes(name))
      return [
        {
          kind: 'who or when',
          text: `${dayWords(day)}谁${verb}了${what}？`,
          expected: { kind: 'says', words: name, titles: [title] },
        },
      ]
    const [, subject = '', when = '', did = ''] = (set === 'sina' && dated.exec(title)) || []
    if (subject && squeezed(body).includes(when))
      return [
        {
          kind: 'who or when',
          text: `2018年11月，${subject}什么时候${did}？`,
          expected: { kind: 'says', words: when, titles: [title] },
        },
      ]
    return []
  })
}

const inventedNames = ['青鹭航天', '朔岚重工', '霁川医药', '砚溪传媒', '榆鹤物流', '汀澜证券', '蘅芜食品', '岫云科技']
const inventedEvents = ['收购特斯拉', '登月计划', '停播春晚', '发行数字狗粮', '把总部迁到南极', '赢得世界杯']
const places = ['广西', '湖南', '重庆', '上海', '福建', '四川', '云南', '河北', '江苏', '浙江', '山东', '安徽']

function questionsWithoutAnswer(items: readonly Item[]): Question[] {
  const none = (text: string): Question => ({ kind: 'no answer', text, expected: { kind: 'none' } })
  const names = ['2018年1月', '2018年3月', '2018年5月'].flatMap(month =>
    inventedNames.map(name => none(`${month}${name}公告了什么？`)),
  )
  const days = ['2020年5月4日', '2019年6月18日', '2020年3月20日'].flatMap(day =>
    places.map(place => none(`${day}${place}新增多少例新型肺炎病例？`)),
  )
  const companies = evenly([...grouped(items, ({ company }) => company ?? null)], 18)
  const premises = companies.map(([company, [first]], n) =>
    none(`${(first?.day ?? '').slice(0, 7).replace(/-0?/, '年')}月${company}为什么${inventedEvents[n % 6]}？`),
  )
  return [...evenly(names, 16), ...evenly(days, 16), ...premises]
}

function grouped(items: readonly Item[], keyOf: (item: Item) => string | null): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

function evenly<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most)
  return Array.from({ length: Math.min(all.length, most) }, (_, n) => all[Math.floor(n * step)] as T)
}

/** `2020-01-22` as 2020年1月22日. */
function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** Without the spaces that some write around digits. */
export const squeezed = (text: string): string => text.replace(/\s+/gu, '')
