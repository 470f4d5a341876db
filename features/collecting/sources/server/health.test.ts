import { expect, test } from 'vitest'
import { summed } from './health.ts'

const none = { asked: 1, failed: 0, refused: 0, bytes: 0, sameIds: 0, newIds: 0, edited: 0, delays: [] }
const day = (ago: number, fresh: number, known: number, backlog = 0) => ({ id: 1, ago, fresh, known, backlog, ...none })

test.each([
  ['of a source of an hour is not known', [day(0, 8, 0.04, 8)], null],
  ['of two days is that of two days, without what it listed at first', [day(0, 24, 2), day(1, 124, 2, 100)], 24],
  ['of weeks is that of the last seven days', [day(0, 70, 13.9), day(8, 1000, 13.9), day(13, 500, 13.9, 500)], 10],
  ['of weeks without anything is nothing', [day(0, 0, 13)], 0],
])('the rate %s', (_, rows, perDay) => expect(summed(rows).perDay).toBe(perDay))
