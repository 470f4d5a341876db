/** The screens of all features, each feature named once here; a screen is loaded when it is first opened. */
import { screens as accounts } from '@guanlan/features/accounts/screens'
import { screens as addressBook } from '@guanlan/features/address-book/screens'
import { screens as analysis } from '@guanlan/features/analysis/screens'
import { screens as audit } from '@guanlan/features/audit/screens'
import { screens as backtracking } from '@guanlan/features/backtracking/screens'
import { screens as billing } from '@guanlan/features/billing/screens'
import { screens as broadcastTasks } from '@guanlan/features/broadcast-tasks/screens'
import { screens as comparison } from '@guanlan/features/comparison/screens'
import { screens as complaints } from '@guanlan/features/complaints/screens'
import { screens as corrections } from '@guanlan/features/corrections/screens'
import { screens as cycleTasks } from '@guanlan/features/cycle-tasks/screens'
import { screens as deliveries } from '@guanlan/features/deliveries/screens'
import { screens as desk } from '@guanlan/features/desk/screens'
import { screens as downloads } from '@guanlan/features/downloads/screens'
import { screens as filters } from '@guanlan/features/filters/screens'
import { screens as gather } from '@guanlan/features/gather/screens'
import { screens as hotLists } from '@guanlan/features/hot-lists/screens'
import { screens as inspections } from '@guanlan/features/inspections/screens'
import { screens as installation } from '@guanlan/features/installation/screens'
import { screens as liveMonitors } from '@guanlan/features/live-monitors/screens'
import { screens as material } from '@guanlan/features/material/screens'
import { screens as mediaCorrections } from '@guanlan/features/media-corrections/screens'
import { screens as openApi } from '@guanlan/features/open-api/screens'
import { screens as organisations } from '@guanlan/features/organisations/screens'
import { screens as overview } from '@guanlan/features/overview/screens'
import { screens as people } from '@guanlan/features/people/screens'
import { screens as plugins } from '@guanlan/features/plugins/screens'
import { screens as registration } from '@guanlan/features/registration/screens'
import { screens as reportTimers } from '@guanlan/features/report-timers/screens'
import { screens as reports } from '@guanlan/features/reports/screens'
import { screens as roles } from '@guanlan/features/roles/screens'
import { screens as search } from '@guanlan/features/search/screens'
import { screens as sensitiveWords } from '@guanlan/features/sensitive-words/screens'
import { screens as settings } from '@guanlan/features/settings/screens'
import { screens as sources } from '@guanlan/features/sources/screens'
import { screens as vocabularies } from '@guanlan/features/vocabularies/screens'
import { screens as warnings } from '@guanlan/features/warnings/screens'
import { screens as wordOfMouth } from '@guanlan/features/word-of-mouth/screens'
import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  ...accounts,
  ...addressBook,
  ...analysis,
  ...audit,
  ...backtracking,
  ...billing,
  ...broadcastTasks,
  ...comparison,
  ...complaints,
  ...corrections,
  ...cycleTasks,
  ...deliveries,
  ...desk,
  ...downloads,
  ...filters,
  ...gather,
  ...hotLists,
  ...inspections,
  ...installation,
  ...liveMonitors,
  ...material,
  ...mediaCorrections,
  ...openApi,
  ...organisations,
  ...overview,
  ...people,
  ...plugins,
  ...registration,
  ...reportTimers,
  ...reports,
  ...roles,
  ...search,
  ...sensitiveWords,
  ...settings,
  ...sources,
  ...vocabularies,
  ...warnings,
  ...wordOfMouth,
}

/** The frame has a few screens of its own: shell/screens.ts, which is loaded after this list. */
const ownScreens = /^shell\./
/** A place whose screen is not here yet is shown as planned. */
export const isBuilt = (screen: string): boolean => screen in screens || ownScreens.test(screen)
