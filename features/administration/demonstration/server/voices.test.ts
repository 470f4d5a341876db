import { Complaint, Review } from '@guanlan/features/desk/consumer-voice/contract'
import { expect, test } from 'vitest'
import { inventedComplaints, inventedReviews } from './voices.ts'

const now = new Date('2026-11-22T08:00:00Z')

test('invented reviews and complaints are what the product takes, none later than today, each with a number of its own', () => {
  for (const [made, schema] of [
    [inventedReviews(now), Review],
    [inventedComplaints(now), Complaint],
  ] as const) {
    for (const one of made) expect(schema.parse(one)).toEqual(one)
    expect(new Set(made.map(({ code }) => code)).size).toBe(made.length)
    expect(made.every(({ publishedOn }) => publishedOn >= '2026-10-24' && publishedOn <= '2026-11-22')).toBe(true)
  }
})

test('every product has good and bad reviews, and complaints stand in every state', () => {
  const scores = Map.groupBy(inventedReviews(now), ({ product }) => product)
  for (const reviews of scores.values()) {
    expect(reviews.some(({ score }) => score >= 4)).toBe(true)
    expect(reviews.some(({ score }) => score <= 2)).toBe(true)
  }
  expect(new Set(inventedComplaints(now).map(({ status }) => status)).size).toBe(4)
})
