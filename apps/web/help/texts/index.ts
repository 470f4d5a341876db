import type { HelpTexts } from '../help-text.ts'
import { administration } from './administration.ts'
import { articles } from './articles.ts'
import { assistant } from './assistant.ts'
import { boards } from './boards.ts'
import { campaigns } from './campaigns.ts'
import { cars } from './cars.ts'
import { collection } from './collection.ts'
import { crisis } from './crisis.ts'
import { entrances } from './entrances.ts'
import { events } from './events.ts'
import { hotLists } from './hot-lists.ts'
import { mediaLibrary } from './media-library.ts'
import { mediaPeople } from './media-people.ts'
import { mediaProfiles } from './media-profiles.ts'
import { personal } from './personal.ts'
import { reports } from './reports.ts'
import { resources } from './resources.ts'
import { tools } from './tools.ts'
import { warnings } from './warnings.ts'

/** A screen that is built has a text here: help.test.ts looks. */
export const helpTexts: HelpTexts = {
  ...administration,
  ...articles,
  ...assistant,
  ...boards,
  ...campaigns,
  ...cars,
  ...collection,
  ...crisis,
  ...events,
  ...entrances,
  ...hotLists,
  ...mediaLibrary,
  ...mediaPeople,
  ...mediaProfiles,
  ...personal,
  ...reports,
  ...resources,
  ...tools,
  ...warnings,
}
