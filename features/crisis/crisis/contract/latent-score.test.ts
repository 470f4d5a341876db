// The latent score, part by part: a table of cases.
import { expect, test } from 'vitest'
import { type LatentFigures, type LatentPart, latentParts, latentScoreOf, latentWeights } from './latent-score.ts'

const quiet: LatentFigures = {
  articles: 10,
  recent: 2,
  usual: 2,
  negative: 0,
  negativeByLevel: { 1: 0, 2: 0, 3: 0, 4: 0 },
  interactions: 0,
  reach: 1_000,
  mediaLevel: 'self',
  platforms: 1,
  regions: 1,
  boards: 0,
  words: 10,
  commonWords: 0,
}
const levels = (one: number, four = 0) => ({ 1: one, 2: 0, 3: 0, 4: four })

test.each<[string, Partial<LatentFigures>, LatentPart, number | null]>([
  ['as many as usual', {}, 'growth', 0],
  ['fewer than usual', { recent: 0, usual: 9 }, 'growth', 0],
  ['twice as many of few', { recent: 4, usual: 2 }, 'growth', 0.2],
  ['ten where there were none', { recent: 10, usual: 0 }, 'growth', 10 / 14],
  ['a single one', { recent: 1, usual: 0 }, 'growth', 0.2],
  ['nothing known of earlier days', { usual: null }, 'growth', null],
  ['half of them, gravest', { negative: 5, negativeByLevel: levels(5) }, 'negative', 0.5],
  ['all of them, general', { negative: 10, negativeByLevel: levels(0, 10) }, 'negative', 0.55],
  ['without a level: as general ones', { negative: 10, negativeByLevel: levels(0) }, 'negative', 0.55],
  ['no article at all', { articles: 0 }, 'negative', null],
  ['one reaction for ten readers', { interactions: 100, reach: 1_000 }, 'resonance', 0.5],
  ['the same reactions of a hundred times the readers', { interactions: 100, reach: 100_000 }, 'resonance', 1 / 101],
  ['no readers known', { reach: null }, 'resonance', null],
  ['no reactions known', { interactions: null }, 'resonance', null],
  ['a central medium', { mediaLevel: 'central' }, 'media', 1],
  ['a medium of which nothing is known', { mediaLevel: 'unknown' }, 'media', null],
  ['a second kind of media', { platforms: 2 }, 'spread', 0.25],
  ['a second province', { regions: 2 }, 'spread', 0.25],
  ['no province known', { regions: 0 }, 'spread', 0],
  ['on two hot lists', { boards: 2 }, 'spread', 0.5],
  ['everywhere', { platforms: 5, regions: 9, boards: 3 }, 'spread', 1],
  ['three of ten words', { commonWords: 3 }, 'similarity', 0.3],
  ['no earlier crisis', { commonWords: null }, 'similarity', null],
])('%s', (_, more, part, points) => {
  const value = latentScoreOf({ ...quiet, ...more }).parts[part]
  if (points === null) expect(value).toBeNull()
  else expect(value).toBeCloseTo(points, 6)
})

test('the score is the weighed mean of what is known, 0 to 100', () => {
  expect(Object.values(latentWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
  expect(latentScoreOf(quiet).score).toBeCloseTo(10 * 0.2, 6)
  // Without the media, whose weight is 10, the rest is as if it were all.
  const grave = { negative: 10, negativeByLevel: levels(10) }
  expect(latentScoreOf({ ...quiet, ...grave, mediaLevel: 'unknown' }).score).toBeCloseTo((25 / 90) * 100, 6)
  const worst = latentScoreOf({
    ...{ ...quiet, ...grave, recent: 1e9, usual: 0, interactions: 1e9, reach: 1, mediaLevel: 'central' },
    ...{ platforms: 9, regions: 9, boards: 3, commonWords: 10 },
  })
  expect(worst.score).toBeCloseTo(100, 3)
  for (const part of latentParts) expect(worst.parts[part]).toBeLessThanOrEqual(1)
})
