/** What one can do at each place, in a sentence: loaded by the pages that list places, and by no other. */
import type { Phrase } from '@guanlan/platform/contract'
import type { Shown } from './place.ts'
import { administration } from './purposes/administration.ts'
import { analysis } from './purposes/analysis.ts'
import { assistant } from './purposes/assistant.ts'
import { bigScreens } from './purposes/big-screens.ts'
import { carMaker } from './purposes/car-maker.ts'
import { crisis } from './purposes/crisis.ts'
import { dataWatch } from './purposes/data-watch.ts'
import { fieldMiddleOffice } from './purposes/field-middle-office.ts'
import { hotLists } from './purposes/hot-lists.ts'
import { login } from './purposes/login.ts'
import { mediaCentre } from './purposes/media-centre.ts'
import { mediaWorkbench } from './purposes/media-workbench.ts'
import { monitoring } from './purposes/monitoring.ts'
import { others } from './purposes/others.ts'
import { overviewShell } from './purposes/overview-shell.ts'
import { personal } from './purposes/personal.ts'
import { reports } from './purposes/reports.ts'
import { resourceLibrary } from './purposes/resource-library.ts'
import { sharedPages } from './purposes/shared-pages.ts'
import { smartView } from './purposes/smart-view.ts'
import { tools } from './purposes/tools.ts'

const purposes: Readonly<Record<string, Phrase>> = {
  ...administration,
  ...analysis,
  ...assistant,
  ...bigScreens,
  ...carMaker,
  ...crisis,
  ...dataWatch,
  ...fieldMiddleOffice,
  ...hotLists,
  ...login,
  ...mediaCentre,
  ...mediaWorkbench,
  ...monitoring,
  ...others,
  ...overviewShell,
  ...personal,
  ...reports,
  ...resourceLibrary,
  ...sharedPages,
  ...smartView,
  ...tools,
}

export function purposeOf({ path }: Pick<Shown, 'path'>): Phrase {
  const purpose = purposes[path]
  if (!purpose) throw new Error(`${path} says nowhere what it is for: apps/web/sitemap/purposes`)
  return purpose
}
