import { expect, test } from 'vitest'
import { plainLeaning } from './leaning.ts'

test.each([
  ['这价格这配置，岚舟没对手', 1],
  ['空间在同级里没得比。', 1],
  ['内饰做工挑不出毛病', 1],
  ['空间无敌！', 1],
  ['价格真的没对手吗？', null],
  ['这动力算不上无敌', null],
  ['舒适性跟森没得比，内饰也寒酸', null],
  ['共推出三个配置', 0],
  ['与三款同级车空间对比', 0],
  ['推出的三个配置都太贵', null],
  ['油耗高', null],
])('%s: %s', (sentence, leaning) => expect(plainLeaning(sentence)).toBe(leaning))
