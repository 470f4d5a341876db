import { expect, test } from 'vitest'
import type { Competition } from '../../contract.ts'
import { changesOf } from './changes.ts'

const subject = (count: number, negative: number, before: number, negativeBefore: number) => ({
  total: { count, negative },
  before: { count: before, negative: negativeBefore },
})

test('what differs most by its size comes first, and little is not told', () => {
  const subjects = [subject(1000, 3, 900, 2), subject(60, 40, 20, 2), subject(10, 0, 12, 0)]
  expect(changesOf({ subjects } as unknown as Pick<Competition, 'subjects'>)).toEqual([
    { subject: 1, what: 'negative', count: 40, before: 2 },
    { subject: 1, what: 'volume', count: 60, before: 20 },
    { subject: 0, what: 'volume', count: 1000, before: 900 },
  ])
})

test('without any article in the period before nothing has changed', () => {
  const subjects = [{ ...subject(1000, 3, 0, 0), before: null }]
  expect(changesOf({ subjects } as unknown as Pick<Competition, 'subjects'>)).toEqual([])
  expect(
    changesOf({ subjects: [...subjects, subject(0, 0, 20, 0)] } as unknown as Pick<Competition, 'subjects'>),
  ).toEqual([
    { subject: 0, what: 'volume', count: 1000, before: 0 },
    { subject: 1, what: 'volume', count: 0, before: 20 },
  ])
})
