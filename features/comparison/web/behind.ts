/** Which articles stand behind a number of a comparison, as an address of the desk. Pure. */
import type { Filter } from '@guanlan/features/articles/contract'
import { deskAddress } from '@guanlan/features/desk/web'
import type { Subject } from '../contract.ts'

export interface Asked {
  from: string
  to: string
  fold: boolean
}

export const behind = (
  { monitor, filters }: Pick<Subject, 'monitor' | 'filters'>,
  { from, to, fold }: Asked,
  more: readonly Filter[] = [],
): string => deskAddress({ monitor, range: { from, to }, filters: [...filters, ...more], fold })
