import { expect, test } from 'vitest'
import { confidenceOf } from './offer.ts'

const sure = (recent: number, cohesion = 1, usual = 0) =>
  confidenceOf(cohesion, { from: 0, to: 0, recent, media: 3 }, usual)

test.each([
  ['five articles that say the same, unusual', sure(5), 50],
  ['fifty of them', sure(50), 91],
  ['five hundred', sure(500), 99],
  ['fifty that say half of it alike', sure(50, 0.5), 68],
  ['fifty where half of them are usual', sure(50, 1, 25), 68],
])('%s', (_, confidence, expected) => expect(confidence).toBe(expected))
