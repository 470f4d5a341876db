import { screens as collectionTasks } from '@guanlan/features/collecting/collection-tasks/screens'
import { screens as cycleTasks } from '@guanlan/features/collecting/cycle-tasks/screens'
import { screens as dataReports } from '@guanlan/features/collecting/data-reports/screens'
import { screens as hotLists } from '@guanlan/features/collecting/hot-lists/screens'
import { screens as liveBroadcasts } from '@guanlan/features/collecting/live-broadcasts/screens'
import { screens as recordings } from '@guanlan/features/collecting/recordings/screens'
import { screens as sources } from '@guanlan/features/collecting/sources/screens'
import type { Screens } from '@guanlan/platform/web'

/** Each is loaded when it is first opened. */
export const screens: Screens = {
  ...collectionTasks,
  ...cycleTasks,
  ...dataReports,
  ...hotLists,
  ...liveBroadcasts,
  ...recordings,
  ...sources,
}
