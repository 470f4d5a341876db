// The walk over stored articles: each article in exactly one piece, whatever their size, and pieces that end where a week does.
import type { Databases } from '@guanlan/platform/server'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { type WalkOptions, type WalkPiece, walkStored } from './walk.ts'

const end = new Date('2026-11-20T12:00:00Z')
const from = new Date('2026-10-01T00:00:00Z')
/** Published every six hours, back for 49 days. */
const count = 196

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7)
  databases = opened.databases
  const articles = Array.from({ length: count }, (_, n) =>
    newArticle({ title: `第${n}篇`, publishedAt: new Date(end.getTime() - (n + 1) * 6 * 3_600_000) }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  return opened.close
})

async function piecesOf(step: number, options: Partial<WalkOptions> = {}): Promise<WalkPiece[]> {
  const pieces: WalkPiece[] = []
  // Every piece takes as long as it may, so that its successor is as large.
  let clock = 0
  const now = () => clock
  const place = await walkStored(
    databases.worker,
    { to: end, step },
    { from, workMs: 1e9, now, ...options },
    async piece => {
      pieces.push(piece)
      clock += 200
      return true
    },
  )
  expect(place).toBeNull()
  return pieces
}

test('pieces follow each other without a gap, and hold every article once', async () => {
  const pieces = await piecesOf(4_000, { most: () => 50 })
  expect(pieces.map(piece => piece.articles)).toEqual([50, 50, 50, 46])
  expect(pieces.map(piece => piece.to)).toEqual([end, ...pieces.slice(0, -1).map(piece => piece.from)])
  expect(pieces.at(-1)?.from).toEqual(from)
})

test('large pieces end where a week does, small ones where their number is full', async () => {
  const whole = await piecesOf(4_000, { wholeWeeks: () => true, largeFrom: 10, most: () => 30 })
  expect(whole.slice(0, -1).every(piece => piece.from?.getUTCDay() === 1 && piece.from.getUTCHours() === 0)).toBe(true)
  expect(whole.length).toBeGreaterThan(2)
  expect(whole.reduce((sum, piece) => sum + piece.articles, 0)).toBe(count)
  const small = await piecesOf(4_000, { wholeWeeks: () => true, most: () => 100 })
  expect(small.map(piece => piece.articles)).toEqual([100, 96])
})
