import { expect, test } from 'vitest'
import { type DigestFacts, digestOf } from './compose.ts'

const period = {
  from: new Date('2026-11-21T00:00:00Z'),
  until: new Date('2026-11-22T00:00:00Z'),
  timeZone: 'Asia/Shanghai',
}
const quiet: DigestFacts = {
  incidents: [],
  total: 0,
  articles: 0,
  folded: 0,
  open: 0,
  waiting: 0,
  attention: [],
  failingSources: 0,
}
const health = (facts: Partial<DigestFacts>, locale: 'zh' | 'en' = 'zh') =>
  digestOf({ name: '日报', warningIds: [], level: null }, { ...quiet, ...facts }, { ...period, locale }).lines?.at(-1)

test('a digest of a day on which nothing happened says whether that is to be believed', () => {
  expect(health({})).toBe('一切正常：规则、接收人、渠道和来源都没有问题。')
  const attention = [
    { kind: 'over' as const, id: 1, name: '车门' },
    { kind: 'channelPaused' as const, id: 2, name: '值班群' },
  ]
  expect(health({ attention, failingSources: 3 })).toBe(
    '需要留意：“车门”已过期；“值班群”渠道已暂停；3 个来源采集失败。',
  )
  expect(health({ attention }, 'en')).toBe('Needs attention: "车门" is over; "值班群" is paused.')
  const many = Array.from({ length: 7 }, (_, id) => ({ kind: 'over' as const, id, name: `第 ${id}` }))
  expect(health({ attention: many })).toContain('等，另有 2 项')
})
