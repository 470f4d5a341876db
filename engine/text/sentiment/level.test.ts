import { expect, it } from 'vitest'
import { harmIn, levelOf } from './level.ts'

const negativityLevel = (title: string, body: string, probability: number) => levelOf(harmIn(title, body), probability)

it.each([
  [1, '化工厂爆炸致多人死亡', '', 0.9],
  [2, '甲汽车召回十万辆轿车', '因制动系统缺陷，甲汽车决定召回。', 0.9],
  [2, '矿难发生', '事故造成三人遇难。', 0.6],
  [3, '顾客投诉甲商场退款难', '', 0.7],
  [3, '服务一般', '说是会道歉，拖了很久。', 0.9],
  [4, '味道一般', '不太好吃', 0.7],
] as const)('level %i: %s', (level, title, body, probability) => {
  expect(negativityLevel(title, body, probability)).toBe(level)
})

it('a word in the title weighs more than one in the body', () => {
  expect(negativityLevel('甲公司被指诈骗', '', 0.6)).toBeLessThan(negativityLevel('甲公司', '有人说是诈骗', 0.6))
})

it('the words are found in traditional characters too', () => {
  expect(negativityLevel('工廠爆炸致多人死亡', '', 0.9)).toBe(1)
})
