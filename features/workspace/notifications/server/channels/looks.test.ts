import { expect, test } from 'vitest'
import { looksOf } from './looks.ts'

const item = (n: number) => ({ title: `第${n}篇${'召回'.repeat(60)}`, source: '北汀日报', excerpt: '车'.repeat(500) })
const message = (items: number) => ({
  title: '预警',
  lines: ['首次发现。'],
  link: '/earlyWarning?open=1',
  items: Array.from({ length: items }, (_, n) => item(n)),
})

test('a message reads the same words on every channel', () => {
  const looks = looksOf(message(1))
  expect(looks.map(({ channel }) => channel)).toEqual(['inApp', 'email', 'weCom', 'dingTalk', 'feishu'])
  for (const { text, left } of looks) {
    expect(text).toContain('首次发现。')
    expect(text).toContain('第0篇')
    expect(left).toBe(0)
  }
})

test('what a platform does not take is left out and counted, and the size is within its limit', () => {
  const weCom = looksOf(message(20)).find(({ channel }) => channel === 'weCom')
  expect(weCom?.left).toBeGreaterThan(0)
  expect(weCom?.bytes).toBeLessThanOrEqual(weCom?.limit ?? 0)
  expect(weCom?.text).toContain(`${weCom?.left}`)
})
