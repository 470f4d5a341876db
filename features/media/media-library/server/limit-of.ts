import type { CallScope } from '@guanlan/platform/server'

/** How many the organisation may have; null: as many as it likes. */
export const limitOf = async (scope: CallScope, name: string): Promise<number | null> =>
  (await scope.gauges()).find(({ quota }) => quota === name)?.limit ?? null
