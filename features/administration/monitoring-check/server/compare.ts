/** Findings against those of the time before. Pure. */
import { type Finding, type FindingKind, findingKinds } from '../contract.ts'

export type Found = Pick<Finding, 'id' | 'name' | 'figure'> & { kind: FindingKind }

const keyOf = ({ kind, id, name }: Found): string => `${kind} ${id ?? name}`

export function compared(
  found: readonly Found[],
  before: readonly Found[],
): { findings: Finding[]; mended: Finding[] } {
  const [now, then] = [new Set(found.map(keyOf)), new Set(before.map(keyOf))]
  const finding = (each: Found, isNew: boolean): Finding => ({
    kind: each.kind,
    severity: findingKinds[each.kind],
    id: each.id,
    name: each.name,
    figure: each.figure,
    isNew,
  })
  return {
    findings: found
      .map(each => finding(each, !then.has(keyOf(each))))
      .sort(
        (one, other) =>
          one.severity - other.severity ||
          kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
          other.figure - one.figure,
      ),
    mended: before.filter(each => !now.has(keyOf(each))).map(each => finding(each, false)),
  }
}
const kinds = Object.keys(findingKinds)

const cost = { 1: 8, 2: 3, 3: 1 } as const
export const scoreOf = (findings: readonly Pick<Finding, 'severity'>[]): number =>
  Math.max(0, 100 - findings.reduce((sum, { severity }) => sum + cost[severity], 0))

export const countsOf = (findings: readonly Pick<Finding, 'severity'>[]): [number, number, number] => {
  const of = (severity: number) => findings.filter(each => each.severity === severity).length
  return [of(1), of(2), of(3)]
}

/** A monitor of one week against the week before and all others: too much of everything, or all at once. Pure. */
export const isFlooded = ({ week, before, all }: { week: number; before: number; all: number }): boolean =>
  (week >= 1_000 && week > all * 0.5) || (week >= 200 && week > before * 5)
