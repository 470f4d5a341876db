import { chartsFeature } from '@guanlan/features/charts/charts/contract'
import { type ChartParts, chartsServer } from '@guanlan/features/charts/charts/server'
import type { Area } from '@guanlan/platform/server'

export interface ChartsParts {
  charts: ChartParts
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const charts: Area<ChartsParts> = [[chartsFeature, ({ charts }) => chartsServer(charts)]]
