// Sentences of two articles that say the opposite of the same thing.
import { expect, test } from 'vitest'
import { contradictionOf } from './contradiction.ts'

test.each([
  ['another number', '青禾汽车召回3.2万辆轿车。', '青禾汽车召回5万辆轿车。', 'number'],
  ['the same number written otherwise', '青禾汽车召回3.2万辆轿车。', '青禾汽车召回32,000辆轿车。', null],
  ['a denial', '青禾汽车将召回三万辆轿车。', '青禾汽车否认将召回三万辆轿车。', 'negation'],
  ['a negation', '青禾汽车已经通知全部车主。', '青禾汽车没有通知全部车主。', 'negation'],
  ['the other direction', '青禾汽车上月销量上涨。', '青禾汽车上月销量下跌。', 'direction'],
  ['something else', '青禾汽车召回3.2万辆轿车。', '蓝鲸科技发布了5款手机。', null],
  ['a count of something else', '青禾汽车召回3.2万辆轿车。', '青禾汽车召回轿车涉及12个城市。', null],
  ['the same', '青禾汽车召回3.2万辆轿车。', '青禾汽车召回3.2万辆轿车。', null],
])('%s', (_, one, other, part) => {
  expect(contradictionOf(one, other, '2026-01-30')).toBe(part)
  expect(contradictionOf(other, one, '2026-01-30')).toBe(part)
})
