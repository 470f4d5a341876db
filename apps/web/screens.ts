/** The screens of all features, each feature named once here; a screen is loaded when it is first opened. */

import { screens as apiKeys } from '@guanlan/features/administration/api-keys/screens'
import { screens as installation } from '@guanlan/features/administration/installation/screens'
import { screens as monitoringCheck } from '@guanlan/features/administration/monitoring-check/screens'
import { screens as plugins } from '@guanlan/features/administration/plugins/screens'
import { screens as settings } from '@guanlan/features/administration/settings/screens'
import { screens as allCharts } from '@guanlan/features/analysis/all-charts/screens'
import { screens as comparison } from '@guanlan/features/analysis/comparison/screens'
import { screens as overview } from '@guanlan/features/analysis/overview/screens'
import { screens as mediaCorrections } from '@guanlan/features/articles/media-corrections/screens'
import { screens as sensitiveWords } from '@guanlan/features/articles/sensitive-words/screens'
import { screens as vocabularies } from '@guanlan/features/articles/vocabularies/screens'
import { screens as collectionTasks } from '@guanlan/features/collecting/collection-tasks/screens'
import { screens as cycleTasks } from '@guanlan/features/collecting/cycle-tasks/screens'
import { screens as dataReports } from '@guanlan/features/collecting/data-reports/screens'
import { screens as hotLists } from '@guanlan/features/collecting/hot-lists/screens'
import { screens as liveBroadcasts } from '@guanlan/features/collecting/live-broadcasts/screens'
import { screens as recordings } from '@guanlan/features/collecting/recordings/screens'
import { screens as sources } from '@guanlan/features/collecting/sources/screens'
import { screens as complaints } from '@guanlan/features/desk/complaints/screens'
import { screens as desk } from '@guanlan/features/desk/desk/screens'
import { screens as reviews } from '@guanlan/features/desk/reviews/screens'
import { screens as search } from '@guanlan/features/desk/search/screens'
import { screens as clippings } from '@guanlan/features/handling/clippings/screens'
import { screens as exports } from '@guanlan/features/handling/exports/screens'
import { screens as backfillOrders } from '@guanlan/features/monitors/backfill-orders/screens'
import { screens as filters } from '@guanlan/features/monitors/filters/screens'
import { screens as addressBook } from '@guanlan/features/people/address-book/screens'
import { screens as billing } from '@guanlan/features/people/billing/screens'
import { screens as members } from '@guanlan/features/people/members/screens'
import { screens as organisations } from '@guanlan/features/people/organisations/screens'
import { screens as registration } from '@guanlan/features/people/registration/screens'
import { screens as roles } from '@guanlan/features/people/roles/screens'
import { screens as signIn } from '@guanlan/features/people/sign-in/screens'
import { screens as reports } from '@guanlan/features/reports/reports/screens'
import { screens as timedReports } from '@guanlan/features/reports/timed-reports/screens'
import { screens as warnings } from '@guanlan/features/warnings/warnings/screens'
import { screens as auditLog } from '@guanlan/features/workspace/audit-log/screens'
import { screens as notifications } from '@guanlan/features/workspace/notifications/screens'
import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  ...signIn,
  ...addressBook,
  ...allCharts,
  ...auditLog,
  ...backfillOrders,
  ...billing,
  ...recordings,
  ...comparison,
  ...complaints,
  ...dataReports,
  ...cycleTasks,
  ...notifications,
  ...desk,
  ...exports,
  ...filters,
  ...collectionTasks,
  ...hotLists,
  ...monitoringCheck,
  ...installation,
  ...liveBroadcasts,
  ...clippings,
  ...mediaCorrections,
  ...apiKeys,
  ...organisations,
  ...overview,
  ...members,
  ...plugins,
  ...registration,
  ...timedReports,
  ...reports,
  ...roles,
  ...search,
  ...sensitiveWords,
  ...settings,
  ...sources,
  ...vocabularies,
  ...warnings,
  ...reviews,
}

/** The frame has a few screens of its own: shell/screens.ts, which is loaded after this list. */
const ownScreens = /^shell\./
/** A place whose screen is not here yet is shown as planned. */
export const isBuilt = (screen: string): boolean => screen in screens || ownScreens.test(screen)
