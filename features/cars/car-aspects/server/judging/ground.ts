/** The series and dealers of an organisation, as sentences name them. */
import { createHash } from 'node:crypto'
import { namesIn, shopNames, tiedSeries } from '@guanlan/features/cars/car-library/server'
import type { Scope } from '@guanlan/platform/server'
import type { Ground } from './sentences.ts'

export async function groundOf(scope: Scope): Promise<Ground & { digest: string }> {
  const series = (await tiedSeries(scope)).map(({ id, name, product, names }) => ({
    id,
    product,
    names: [...new Set([name, product, ...namesIn(names)].map(each => each.toLowerCase()))],
  }))
  const dealers = series.length === 0 ? [] : await shopNames(scope)
  const digest = createHash('sha256')
    .update(JSON.stringify([series, dealers]))
    .digest('hex')
  return { series, dealers, digest }
}
