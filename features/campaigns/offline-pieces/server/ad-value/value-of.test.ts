import type { Price } from '@guanlan/features/media/media-library/contract'
import { expect, test } from 'vitest'
import { adValueOf, type PricedPiece } from './value-of.ts'

const piece = (more: Partial<PricedPiece> = {}): PricedPiece => ({
  ...{ id: 1, kind: 'print', size: 240, place: 'A3 版', publishedOn: '2026-07-02', sentiment: 0 },
  ...more,
})
const price = (more: Partial<Price> = {}): Price => ({
  ...{ position: '内版', price: 12.5, currency: 'CNY', unit: 'cm2', validFrom: null, source: '2026 刊例' },
  ...more,
})

test.each([
  ['size by price', piece(), [price()], 3_000, null],
  ['by the entry of that day', piece(), [price(), price({ price: 20, validFrom: '2026-07-01' })], 4_800, null],
  ['not by one that comes later', piece(), [price(), price({ price: 20, validFrom: '2026-07-03' })], 3_000, null],
  ['by the position that its place names', piece(), [price(), price({ position: 'A3', price: 10 })], 2_400, null],
  ['of two that fit alike none is chosen', piece(), [price(), price({ position: '封底' })], null, 'severalPrices'],
  ['nor of two currencies', piece(), [price(), price({ currency: 'USD' })], null, 'severalPrices'],
  ['a placement is no size', piece(), [price({ unit: 'placement' })], null, 'noPrice'],
  ['seconds by price', piece({ kind: 'radio', size: 30 }), [price({ unit: 'second', price: 100 })], 3_000, null],
  ['without a size none', piece({ size: null }), [price()], null, 'noSize'],
  ['what speaks against us has none', piece({ sentiment: -1 }), [price()], null, 'negative'],
  ['no list, no value', piece(), [], null, 'noPrice'],
] as const)('%s', (_, of, prices, value, why) => expect(adValueOf(of, [...prices])).toMatchObject({ value, why }))
