import { apiKeysFeature } from '@guanlan/features/administration/api-keys/contract'
import { type ApiKeysParts, apiKeysServer, apiKeysWorker } from '@guanlan/features/administration/api-keys/server'
import { demonstrationFeature } from '@guanlan/features/administration/demonstration/contract'
import {
  demonstrationServer,
  demonstrationWorker,
  type NewsroomParts,
} from '@guanlan/features/administration/demonstration/server'
import { healthFeature } from '@guanlan/features/administration/health/contract'
import { type HealthParts, healthServer, healthWorker } from '@guanlan/features/administration/health/server'
import { installationFeature } from '@guanlan/features/administration/installation/contract'
import { installationServer } from '@guanlan/features/administration/installation/server'
import { monitoringCheckFeature } from '@guanlan/features/administration/monitoring-check/contract'
import { monitoringCheckServer, monitoringCheckWorker } from '@guanlan/features/administration/monitoring-check/server'
import { organisationDataFeature } from '@guanlan/features/administration/organisation-data/contract'
import {
  organisationDataServer,
  organisationDataWorker,
} from '@guanlan/features/administration/organisation-data/server'
import { pluginsFeature } from '@guanlan/features/administration/plugins/contract'
import { type PluginParts, pluginsServer } from '@guanlan/features/administration/plugins/server'
import { retentionFeature } from '@guanlan/features/administration/retention/contract'
import { retentionServer, retentionWorker } from '@guanlan/features/administration/retention/server'
import { webhooksFeature } from '@guanlan/features/administration/webhooks/contract'
import {
  type WebhookParts,
  type WebhookWorkerParts,
  webhooksServer,
  webhooksWorker,
} from '@guanlan/features/administration/webhooks/server'
import type { Feature } from '@guanlan/platform/contract'
import type { Area, Database, ResultFiles, SecretBox } from '@guanlan/platform/server'

export interface AdministrationParts {
  features: readonly Feature[]
  system: Database
  deliveries: { secretBox: SecretBox }
  health: HealthParts
  openApi: Pick<ApiKeysParts, 'callsAMinute'>
  plugins: Pick<PluginParts, 'publicUrl'>
  webhooks: Pick<WebhookParts, 'trustedReceivers'>
  /** Files that tasks make. */
  tasks: { files: ResultFiles }
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const administration: Area<AdministrationParts, NewsroomParts & WebhookWorkerParts> = [
  [installationFeature, ({ features }) => installationServer(features)],
  [healthFeature, ({ health }) => healthServer(health), healthWorker],
  [retentionFeature, ({ system }) => retentionServer(system), retentionWorker],
  [organisationDataFeature, ({ tasks }) => organisationDataServer({ results: tasks.files }), organisationDataWorker],
  [demonstrationFeature, ({ system }) => demonstrationServer(system), demonstrationWorker],
  [monitoringCheckFeature, monitoringCheckServer, monitoringCheckWorker],
  [
    apiKeysFeature,
    ({ features, system, deliveries: { secretBox }, openApi }) =>
      apiKeysServer({ system, secretBox, features: () => features, ...openApi }),
    apiKeysWorker,
  ],
  [
    pluginsFeature,
    ({ plugins, deliveries: { secretBox }, system }) => pluginsServer({ ...plugins, secretBox, system }),
  ],
  [
    webhooksFeature,
    ({ webhooks, deliveries: { secretBox } }) => webhooksServer({ ...webhooks, secretBox }),
    webhooksWorker,
  ],
]
