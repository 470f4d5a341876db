// What of persons is not sent: a table of cases, and what looks alike and stays.
import { expect, test } from 'vitest'
import { masked, maskedForAWhile, sendable } from './masked.ts'

test.each([
  ['请致电13812345678。', '请致电＊＊＊。'],
  ['手机 138 1234 5678', '手机 ＊＊＊'],
  ['+86-138-1234-5678', '＊＊＊'],
  ['手机１３８１２３４５６７８', '手机＊＊＊'],
  ['台灣 0912-345-678 或 0912345678', '台灣 ＊＊＊ 或 ＊＊＊'],
  ['香港 +852 9123 4567', '香港 ＊＊＊'],
  ['邮箱zhang.san+news@mail.example.com，', '邮箱＊＊＊，'],
  ['身份证11010519491231002X。', '身份证＊＊＊。'],
  ['身份证110105491231002', '身份证＊＊＊'],
  ['身分證A123456789', '身分證＊＊＊'],
  ['香港身份證A123456(3)', '香港身份證＊＊＊'],
])('%s is sent as %s', (text, sent) => {
  expect(masked(text)).toBe(sent)
})

test.each([
  '2026年1月30日，销量达到13812辆，增长13.8%',
  '营收138,123,456,780元，同比增长1.38倍',
  '订单号 2026013012345678901234',
  '股价 1381.2345678 元',
  '人口14.12亿，GDP 1260582亿元',
  '电话 010-62341234',
  '@观潮日报 转发',
])('%s stays as it is', text => {
  expect(masked(text)).toBe(text)
})

test('signs that are not seen are taken out first', () => {
  expect(sendable('138\u200b1234\u200d5678 与\u202e正文')).toBe('＊＊＊ 与正文')
})

test('what comes back whole has its parts again, in whatever order and brackets they return', () => {
  const { text, restore } = maskedForAWhile('请致电13812345678或写信到zhang@example.com。')
  expect(text).toBe('请致电⟦1⟧或写信到⟦2⟧。')
  expect(restore('Write to [[2]] or call ⟦ 1 ⟧.')).toBe('Write to zhang@example.com or call 13812345678.')
  expect(restore('Nothing, and ⟦7⟧')).toBe('Nothing, and ⟦7⟧')
})

test('brackets that stand in a text name no part of it, and a text without parts stays as it is', () => {
  expect(maskedForAWhile('见⟦1⟧，手机13812345678').text).toBe('见 ，手机⟦1⟧')
  expect(maskedForAWhile('数组 a[[1]] 的值').text).toBe('数组 a[[1]] 的值')
})
