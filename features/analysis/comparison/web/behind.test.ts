import { expect, test } from 'vitest'
import { behind } from './behind.ts'

const question = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-08T00:00:00.000Z', fold: false }
const subject = { monitor: null, rule: null, period: null, filters: [] }
const period = { from: '2026-05-01T00:00:00.000Z', to: '2026-05-07T23:59:59.999Z' }
const part = { from: '2026-05-02T00:00:00.000Z', to: '2026-05-02T23:59:59.999Z' }
const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

test.each([
  [
    'a monitor',
    { ...subject, monitor: 7 },
    undefined,
    '/monitorData?',
    { monitor: '7', from: question.from, to: question.to },
  ],
  [
    'a rule',
    { ...subject, rule: '甲 AND 乙' },
    undefined,
    '/search?',
    { q: '甲 AND 乙', from: question.from, to: question.to },
  ],
  ['a period', { ...subject, monitor: 7, period }, undefined, '/monitorData?', { monitor: '7', ...period }],
  ['a day of a period', { ...subject, monitor: 7, period }, part, '/monitorData?', { monitor: '7', ...part }],
] as const)('%s opens its articles', (_, of, at, place, query) => {
  const address = behind(of as never, question, [], at)
  expect(address.startsWith(place)).toBe(true)
  expect(queryOf(address)).toEqual(query)
})
