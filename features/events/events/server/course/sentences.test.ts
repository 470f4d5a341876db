import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

const post = (id: number, title: string) => ({ id, title, body: '' })

test('posts that say the same in nearly the same words are one sentence', () => {
  const articles = [
    post(1, '#鹭行 Pro# 鹭行 Pro门把手冻住两次了，有没有人知道怎么办'),
    post(2, '#鹭行 Pro# 鹭行 Pro门把手冻住三次了！有没有人知道怎么办？'),
    post(3, '澄屿汽车回应：正在排查门把手结冰的原因'),
    post(4, '市场监管部门已约谈企业并要求说明情况'),
  ]
  expect(sentencesOf(articles).map(({ articleId }) => articleId)).toEqual([1, 3, 4])
})

test('of many different ones the first four', () => {
  const articles = [
    '甲乙丙丁戊己庚辛',
    '子丑寅卯辰巳午未',
    '天地玄黄宇宙洪荒',
    '日月盈昃辰宿列张',
    '寒来暑往秋收冬藏',
  ].map((title, id) => post(id, title))
  expect(sentencesOf(articles)).toHaveLength(4)
})

test('another number is another matter', () => {
  const articles = [post(1, '鹭行汽车宣布召回 58 台轿车'), post(2, '鹭行汽车宣布召回 54 台轿车')]
  expect(sentencesOf(articles)).toHaveLength(2)
})
