/** What one piece would have cost as an advertisement. Pure. */
import type { Price } from '@guanlan/features/media/media-library/contract'
import type { AdValue, OfflinePiece } from '../../contract.ts'

const unitOf = { print: 'cm2', radio: 'second', television: 'second' } as const

export type PricedPiece = Pick<OfflinePiece, 'id' | 'kind' | 'size' | 'place' | 'publishedOn' | 'sentiment'>

/** By the price of its position that was valid that day, no multiplier of any kind; what speaks against us has none. */
export function adValueOf(piece: PricedPiece, prices: readonly Price[]): Omit<AdValue, 'ours'> {
  const none = (why: AdValue['why']): Omit<AdValue, 'ours'> => ({ pieceId: piece.id, value: null, why, price: null })
  if (piece.sentiment === -1) return none('negative')
  if (piece.size === null) return none('noSize')
  const fitting = placesOf(piece, validOn(prices, piece))
  const [price] = fitting
  if (!price) return none('noPrice')
  if (fitting.length > 1) return none('severalPrices')
  const { position, currency, unit, source, validFrom } = price
  const value = Math.round(piece.size * price.price * 100) / 100
  return {
    pieceId: piece.id,
    value,
    why: null,
    price: { price: price.price, unit, currency, position, source, validFrom },
  }
}

/** Of each position in each currency the newest that was valid. */
function validOn(prices: readonly Price[], { kind, publishedOn }: PricedPiece): Price[] {
  const newest = new Map<string, Price>()
  for (const price of prices) {
    if (price.unit !== unitOf[kind] || (price.validFrom ?? '') > publishedOn) continue
    const key = `${price.position}\n${price.currency}`
    const before = newest.get(key)
    if (!before || (price.validFrom ?? '') >= (before.validFrom ?? '')) newest.set(key, price)
  }
  return [...newest.values()]
}

/** Those of its own place, where the list names it: the longest name that stands in it; else all. */
function placesOf({ place }: PricedPiece, prices: readonly Price[]): Price[] {
  const named = prices.filter(({ position }) => place.toLowerCase().includes(position.toLowerCase()))
  if (named.length === 0) return [...prices]
  const longest = Math.max(...named.map(({ position }) => position.length))
  return named.filter(({ position }) => position.length === longest)
}
