import { warningsFeature } from '@guanlan/features/warnings/warnings/contract'
import { warningsServer, warningsWorker } from '@guanlan/features/warnings/warnings/server'
import type { Area, OrgEvents } from '@guanlan/platform/server'

export interface WarningsParts {
  incidentEvents: OrgEvents
  /** Where the operator is written to; null: nowhere. */
  operatorMail: string | null
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const warnings: Area<WarningsParts> = [
  [warningsFeature, ({ incidentEvents, operatorMail }) => warningsServer(incidentEvents, operatorMail), warningsWorker],
]
