// One level, one word: a message says the level of its incident, in the words of the product, on every channel.
import { looksOf } from '@guanlan/features/workspace/notifications/server'
import type { Locale } from '@guanlan/platform/contract'
import { expect, test } from 'vitest'
import { summaryOf } from '../sending/summary.ts'
import { messageOf } from './compose.ts'

const incident = (level: number | null) => ({
  ...{ id: 1, warningName: '召回', title: '泊舟汽车召回三万辆', level, articles: 3, media: 2 },
  ...{ openedAt: new Date('2026-11-22T18:30:00Z'), lastAt: new Date('2026-11-22T18:40:00Z') },
  ...{ demonstration: false, measured: null },
})
const reader = (locale: Locale) => ({ locale, timeZone: 'Asia/Shanghai' })
const message = (level: number | null, locale: Locale) =>
  messageOf(incident(level), [], { ...reader(locale), reason: 'first', link: '/earlyWarning?open=1' })
const firstLines = (level: number | null, locale: Locale) =>
  looksOf(message(level, locale)).map(({ text }) => text.replace('### ', '').split('\n')[0])

test.each<[number | null, Locale, string]>([
  [1, 'zh', '【重大】【预警 · 召回】泊舟汽车召回三万辆'],
  [2, 'zh', '【严重】【预警 · 召回】泊舟汽车召回三万辆'],
  [3, 'zh', '【重要】【预警 · 召回】泊舟汽车召回三万辆'],
  [4, 'zh', '【一般】【预警 · 召回】泊舟汽车召回三万辆'],
  [null, 'zh', '【预警 · 召回】泊舟汽车召回三万辆'],
  [2, 'zh-TW', '【嚴重】【預警 · 召回】泊舟汽车召回三万辆'],
  [2, 'en', '[severe] [Warning · 召回] 泊舟汽车召回三万辆'],
])('level %s in %s', (level, locale, first) => {
  // Robots know no brackets that are not links.
  const lines = firstLines(level, locale).map(line => line?.replaceAll('［', '[').replaceAll('］', ']'))
  expect(new Set(lines)).toEqual(new Set([first]))
  expect(lines).toHaveLength(5)
})

test('several incidents have the level of the gravest', () => {
  const summary = summaryOf([incident(2), incident(3)], { ...reader('zh'), kind: 'storm', minutes: 5 })
  expect(summary).toMatchObject({ level: 'important', levelName: '严重' })
})
