import { warningsFeature } from '@guanlan/features/warnings/warnings/contract'
import {
  type IncidentEvents,
  type IncidentListener,
  warningsServer,
  warningsWorker,
} from '@guanlan/features/warnings/warnings/server'
import type { Area } from '@guanlan/platform/server'

export interface WarningsParts {
  incidentEvents: IncidentEvents
  /** Where the operator is written to; null: nowhere. */
  operatorMail: string | null
}

export interface WarningsWorkerParts {
  /** Who is told of incidents of rules that warn nobody. */
  incidentListeners: readonly IncidentListener[]
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const warnings: Area<WarningsParts, WarningsWorkerParts> = [
  [
    warningsFeature,
    ({ incidentEvents, operatorMail }) => warningsServer(incidentEvents, operatorMail),
    ({ incidentListeners }) => warningsWorker(incidentListeners),
  ],
]
