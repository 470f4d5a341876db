import type { Scope } from '../scope.ts'
import type { AnyServerHalf } from '../server-half.ts'
import { limitsOf } from './limits-of.ts'
import type { CountedQuota } from './quotas.ts'

/** Those of the feature's quotas that have a limit, with how they are counted. */
export function limitedQuotas(
  { feature, counters }: AnyServerHalf,
  names: readonly string[],
  limits: ReadonlyMap<string, number>,
): CountedQuota[] {
  return names.flatMap(name => {
    const limit = limits.get(name)
    const counter = counters?.[name]
    return limit === undefined || !counter ? [] : [{ name, quota: feature.quotas[name], counter, limit }]
  })
}

/** The same, with the limits read now. */
export async function countedQuotas(
  scope: Scope,
  half: AnyServerHalf,
  names: readonly string[],
): Promise<CountedQuota[]> {
  if (names.length === 0) return []
  return limitedQuotas(half, names, await limitsOf(scope, names))
}
