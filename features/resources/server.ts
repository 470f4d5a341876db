import { policiesFeature } from '@guanlan/features/resources/policies/contract'
import { policiesServer, policiesWorker } from '@guanlan/features/resources/policies/server'
import { reportCasesFeature } from '@guanlan/features/resources/report-cases/contract'
import { reportCasesServer } from '@guanlan/features/resources/report-cases/server'
import { resourcesFeature } from '@guanlan/features/resources/resources/contract'
import { resourcesServer } from '@guanlan/features/resources/resources/server'
import type { Area, Database } from '@guanlan/platform/server'

export interface ResourcesParts {
  system: Database
  /** Hosts inside the own network whose pages may be read. */
  trustedHosts: ReadonlySet<string>
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const resources: Area<ResourcesParts> = [
  [resourcesFeature, resourcesServer],
  [reportCasesFeature, ({ system }) => reportCasesServer({ system })],
  [policiesFeature, ({ system, trustedHosts }) => policiesServer({ system, trustedHosts }), policiesWorker],
]
