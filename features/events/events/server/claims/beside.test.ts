import { expect, test } from 'vitest'
import { claimsBesideAnswers, type StoryText } from './beside.ts'

const begin = Date.UTC(2026, 10, 3, 8)
const story = (hour: number, title: string, body = '', more: Partial<StoryText> = {}): StoryText => ({
  ...{ id: hour + 1, story: hour + 100, title, body, copies: 20 - hour, isNegative: true },
  ...{ at: new Date(begin + hour * 3_600_000), ...more },
})

test('negative articles claim, what gives a cue answers, each with the sentence that does so', () => {
  const { claims, answers, hours } = claimsBesideAnswers([
    story(0, '鹭行 Pro 车门冻住', '今年第一场寒潮到了。多名车主投诉车门把手冻住，无法下车。厂家电话无人接听。'),
    story(2, '车门冻住引来关注', '厂家今日发布说明。公司就此事向车主深表歉意。', { isNegative: false }),
    story(1, '网友质疑门把手设计'),
    story(5, '市场监管局通报车门抽查结果', '', { isNegative: false }),
    story(6, '车主分享冬季用车经验', '', { isNegative: false }),
  ])
  expect(claims.map(({ text }) => text)).toEqual(['多名车主投诉车门把手冻住，无法下车。', '网友质疑门把手设计'])
  expect(answers.map(({ kind, text }) => [kind, text])).toEqual([
    ['apology', '公司就此事向车主深表歉意。'],
    ['official', '市场监管局通报车门抽查结果'],
  ])
  expect(hours).toBe(2)
})

test('nearly the same words are said once; without an answer there are no hours', () => {
  const { claims, answers, hours } = claimsBesideAnswers([
    story(0, '车主投诉门把手冻住无法下车'),
    story(1, '车主投诉：门把手冻住，无法下车！'),
    story(2, '业主反映地下车库漏水'),
  ])
  expect(claims).toHaveLength(2)
  expect({ answers, hours }).toEqual({ answers: [], hours: null })
})

test('what accuses nobody is no claim, whatever it is judged: no sentence with a cue, or how an office handles complaints', () => {
  const { claims } = claimsBesideAnswers([
    story(0, '专项检查启动', '专项检查将持续一个月，重点是投诉办理时限。'),
    story(1, '冬季门把手结冰', '气温骤降，门把手打不开。'),
    story(2, '车门被冻住', '多名车主投诉门把手冻住。'),
    story(3, '车主投诉门把手', '', { isNegative: false }),
  ])
  expect(claims.map(({ text }) => text)).toEqual(['多名车主投诉门把手冻住。'])
})

test('the earliest answer of each kind stands there, however few carry it', () => {
  const official = Array.from({ length: 12 }, (_, n) =>
    story(n, `第${'甲乙丙丁戊己庚辛壬癸子丑'[n]}号情况说明${String.fromCodePoint(0x4e00 + n * 50).repeat(6)}`),
  )
  const { answers } = claimsBesideAnswers([...official, story(15, '厂家公开致歉', '', { copies: 1 })])
  expect(answers).toHaveLength(8)
  expect(answers.at(-1)).toMatchObject({ kind: 'apology', text: '厂家公开致歉' })
})
