import { expect, test } from 'vitest'
import { isStopWord } from './never-proposed.ts'

test.each([
  '只能',
  '师傅',
  '四十',
  '昨天下午',
  '十分钟',
  '三款',
  '上周五',
  '两百多',
  '今早',
  '第三',
  '五万元',
  '凌晨',
  '我们',
  'the',
])('%s says nothing in a rule', word => expect(isStopWord(word)).toBe(true))

test.each([
  '刹车',
  '召回',
  '四川',
  '三星',
  '万科',
  '百度',
  '千问',
  '一汽',
  '五粮液',
  '八达岭',
  '上汽',
  '周大福',
  '半导体',
  '年报',
  '今麦郎',
  '天猫',
  '次品',
  '日产',
  'nio',
])('%s does', word => expect(isStopWord(word)).toBe(false))
