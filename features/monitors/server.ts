import type { OwnAnalyses } from '@guanlan/features/articles/articles/server/analysis'
import { backfillOrdersFeature } from '@guanlan/features/monitors/backfill-orders/contract'
import { backfillOrdersServer, backfillOrdersWorker } from '@guanlan/features/monitors/backfill-orders/server'
import { filtersFeature } from '@guanlan/features/monitors/filters/contract'
import { filtersOfStored, filtersServer, filtersWorker } from '@guanlan/features/monitors/filters/server'
import { labelsFeature } from '@guanlan/features/monitors/labels/contract'
import { labelServer, labelWorker } from '@guanlan/features/monitors/labels/server'
import { monitorsFeature } from '@guanlan/features/monitors/monitors/contract'
import { type MonitorSaves, monitorServer, monitorWorker } from '@guanlan/features/monitors/monitors/server'
import type { Area } from '@guanlan/platform/server'

export interface MonitorsParts {
  monitorSaves: MonitorSaves
}

export interface MonitorsWork {
  /** Followed by the pipeline, too. */
  analyses: OwnAnalyses
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const monitors: Area<MonitorsParts, MonitorsWork> = [
  [
    monitorsFeature,
    ({ monitorSaves }) => monitorServer(monitorSaves),
    ({ analyses }) => monitorWorker({ analyses, filters: filtersOfStored }),
  ],
  [filtersFeature, filtersServer, filtersWorker],
  [labelsFeature, labelServer, labelWorker],
  [
    backfillOrdersFeature,
    backfillOrdersServer,
    ({ analyses }) => backfillOrdersWorker({ analyses, filters: filtersOfStored }),
  ],
]
