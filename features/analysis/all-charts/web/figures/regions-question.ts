import type { RegionKind } from '@guanlan/features/charts/charts/contract'

/** What a panel of regions shows. */
export interface RegionsQuestion {
  of: RegionKind
  /** A province or city; null: the country by province. */
  within: number | null
}
