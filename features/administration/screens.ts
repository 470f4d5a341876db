import { screens as apiKeys } from '@guanlan/features/administration/api-keys/screens'
import { screens as installation } from '@guanlan/features/administration/installation/screens'
import { screens as monitoringCheck } from '@guanlan/features/administration/monitoring-check/screens'
import { screens as organisationData } from '@guanlan/features/administration/organisation-data/screens'
import { screens as plugins } from '@guanlan/features/administration/plugins/screens'
import { screens as settings } from '@guanlan/features/administration/settings/screens'
import { screens as webhooks } from '@guanlan/features/administration/webhooks/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = {
  ...apiKeys,
  ...installation,
  ...monitoringCheck,
  ...organisationData,
  ...plugins,
  ...settings,
  ...webhooks,
}
