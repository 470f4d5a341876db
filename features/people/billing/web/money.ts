/** Money is kept in fen, whole, and written and shown in yuan. Pure. */
import { z } from 'zod'
import { highestPrice } from '../contract.ts'

/** What a person writes: yuan with two decimals at most. */
export const Yuan = z
  .number('billing.priceRange')
  .min(0, 'billing.priceRange')
  .max(highestPrice / 100, 'billing.priceRange')
  .refine(yuan => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6, 'billing.priceRange')

export const fenOf = (yuan: number): number => Math.round(yuan * 100)
export const yuanOf = (fen: number): number => fen / 100

/** ¥1,234.50; whole yuan without decimals. */
export function formatPrice(fen: number): string {
  const yuan = Math.trunc(fen / 100)
  const rest = fen % 100
  const whole = String(yuan).replace(/\B(?=(\d{3})+$)/g, ',')
  return rest === 0 ? `¥${whole}` : `¥${whole}.${String(rest).padStart(2, '0')}`
}
