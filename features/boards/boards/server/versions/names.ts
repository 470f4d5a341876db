/** Names of what panels are of, by which a layout finds it in another organisation. */
import { comparisonNames } from '@guanlan/features/analysis/comparison/server'
import { indexNames } from '@guanlan/features/boards/index-tasks/server'
import { monitorNames } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'

type Names = ReadonlyMap<number, string>
export interface KnownNames {
  monitors: Names
  comparisons: Names
  indices: Names
}

export const namesOf = async (scope: Scope): Promise<KnownNames> => ({
  monitors: await monitorNames(scope),
  comparisons: scope.may('comparison.view') ? await comparisonNames(scope) : new Map(),
  indices: await indexNames(scope),
})
