import { warningsFeature } from '@guanlan/features/warnings/warnings/contract'
import { type IncidentListener, warningsServer, warningsWorker } from '@guanlan/features/warnings/warnings/server'
import type { Area, OrgEvents } from '@guanlan/platform/server'

export interface WarningsParts {
  incidentEvents: OrgEvents
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
