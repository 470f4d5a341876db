/** When collection was disturbed: outages that touch, told as one stretch. */
import type { Scope } from '@guanlan/platform/server'
import type { Disturbances } from '../contract.ts'
import { type Outage, outagesOf } from './outages.ts'

const mostNamed = 5

export const disturbancesOf = async (scope: Scope, from: Date, to: Date): Promise<Disturbances> =>
  together(await outagesOf(scope, from, to))

/** Outages that touch are one stretch. Pure. */
export function together(outages: readonly Outage[]): Disturbances {
  const stretches: { from: Date; to: Date; names: Set<string>; ours: boolean; stood: boolean }[] = []
  for (const { from, to, kind, name } of outages.toSorted((one, other) => one.from.getTime() - other.from.getTime())) {
    const last = stretches.at(-1)
    const stretch = last && from <= last.to ? last : { from, to, names: new Set<string>(), ours: false, stood: false }
    if (stretch !== last) stretches.push(stretch)
    if (to > stretch.to) stretch.to = to
    if (name !== null) stretch.names.add(name)
    if (kind === 'ours') stretch.ours = true
    if (kind === 'stood') stretch.stood = true
  }
  const different = (requested: Outage['kind']) =>
    new Set(outages.flatMap(({ kind, name }) => (kind === requested && name !== null ? [name] : []))).size
  return {
    sources: different('source'),
    senders: different('sender'),
    stretches: stretches.map(({ from, to, names, ...why }) => ({
      from: from.toISOString(),
      to: to.toISOString(),
      sources: names.size,
      names: [...names].slice(0, mostNamed),
      ...why,
    })),
  }
}
