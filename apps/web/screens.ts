/** The screens of all features, area by area; a screen is loaded when it is first opened. */

import { screens as administration } from '@guanlan/features/administration/area-screens'
import { screens as analysis } from '@guanlan/features/analysis/area-screens'
import { screens as articles } from '@guanlan/features/articles/area-screens'
import { screens as assistant } from '@guanlan/features/assistant/area-screens'
import { screens as boards } from '@guanlan/features/boards/area-screens'
import { screens as campaigns } from '@guanlan/features/campaigns/area-screens'
import { screens as cars } from '@guanlan/features/cars/area-screens'
import { screens as charts } from '@guanlan/features/charts/area-screens'
import { screens as collecting } from '@guanlan/features/collecting/area-screens'
import { screens as crisis } from '@guanlan/features/crisis/area-screens'
import { screens as desk } from '@guanlan/features/desk/area-screens'
import { screens as events } from '@guanlan/features/events/area-screens'
import { screens as handling } from '@guanlan/features/handling/area-screens'
import { screens as media } from '@guanlan/features/media/area-screens'
import { screens as monitors } from '@guanlan/features/monitors/area-screens'
import { screens as people } from '@guanlan/features/people/area-screens'
import { screens as reports } from '@guanlan/features/reports/area-screens'
import { screens as resources } from '@guanlan/features/resources/area-screens'
import { screens as tools } from '@guanlan/features/tools/area-screens'
import { screens as warnings } from '@guanlan/features/warnings/area-screens'
import { screens as workspace } from '@guanlan/features/workspace/area-screens'
import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  ...workspace,
  ...people,
  ...articles,
  ...monitors,
  ...handling,
  ...warnings,
  ...collecting,
  ...charts,
  ...desk,
  ...analysis,
  ...reports,
  ...crisis,
  ...events,
  ...media,
  ...campaigns,
  ...resources,
  ...tools,
  ...cars,
  ...boards,
  ...assistant,
  ...administration,
}

/** The frame has a few screens of its own: shell/screens.ts, which is loaded after this list. */
const ownScreens = /^shell\./
/** A place whose screen is not here yet is shown as planned. */
export const isBuilt = (screen: string): boolean => screen in screens || ownScreens.test(screen)
