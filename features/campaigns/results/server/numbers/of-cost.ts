/** What a piece and a thousand reached cost, as figures. Pure. */
import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import type { Figure } from '../../contract.ts'

export interface Spent {
  budget: NonNullable<Campaign['budget']> | null
  /** Of all media together; null: nobody wrote any down. */
  media: number | null
  /** Confirmed pieces, those of print, radio and television among them. */
  pieces: number
  /** Estimated: reads that sites publish are not added to them. */
  reached: number
}

/** What was planned by item holds everything; without it the costs of media do. Null: none of both is known. */
const costOf = ({ budget, media }: Spent): number | null =>
  budget && budget.items.length > 0 ? budget.items.reduce((sum, { amount }) => sum + amount, 0) : media

/** @param spent null: a part of the time is asked of, and no part of the cost is of it */
export function figuresOfCost(spent: Spent | null): Figure[] {
  const cost = spent && costOf(spent)
  const figure = (key: 'costAPiece' | 'costAThousand', of: number, over: number): Figure => ({
    key,
    value: cost === null || of === 0 ? null : cost / of,
    ...{ before: null, coverage: null, behind: null },
    why: spent === null ? 'wholeOnly' : cost === null ? 'noCost' : of === 0 ? 'nothing' : null,
    currency: spent?.budget?.currency ?? 'CNY',
    ...(cost !== null && of > 0 && { quotient: { cost, over } }),
  })
  const { pieces, reached } = spent ?? { pieces: 0, reached: 0 }
  return [figure('costAPiece', pieces, pieces), figure('costAThousand', reached / 1_000, reached)]
}
