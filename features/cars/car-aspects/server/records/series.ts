/** The series that a question is about. */
import { chosenSeries, tiedSeries } from '@guanlan/features/cars/car-library/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { mostSeries } from '../../contract.ts'

export interface KnownSeries {
  id: number
  name: string
  isOwn: boolean
  isTied: boolean
}

/** Those named, in their order; without any all that are tied, own ones first. @throws missing */
export async function seriesOf(scope: Scope, ids: readonly number[]): Promise<KnownSeries[]> {
  const chosen = [...new Set(ids)]
  const found = chosen.length === 0 ? await tiedSeries(scope) : await chosenSeries(scope, chosen, mostSeries)
  if (found.length < chosen.length) throw refuse('missing', 'platform.missing')
  return found.map(({ id, name, isOwn, product }) => ({ id, name, isOwn, isTied: product !== '' }))
}
