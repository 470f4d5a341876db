// For every call of a member: what its owner sends so that it succeeds. A file a feature; a call makes what it changes or removes for itself.
import { activities } from './activities.ts'
import { acts } from './acts.ts'
import { addressBook } from './address-book.ts'
import { articles } from './articles.ts'
import { audit } from './audit.ts'
import { backtracking } from './backtracking.ts'
import { billing } from './billing.ts'
import { briefs } from './briefs.ts'
import { broadcastTasks } from './broadcast-tasks.ts'
import { charts } from './charts.ts'
import { collection } from './collection.ts'
import { comparison } from './comparison.ts'
import { complaints } from './complaints.ts'
import { corrections } from './corrections.ts'
import { cycleTasks } from './cycle-tasks.ts'
import { deliveries } from './deliveries.ts'
import { demonstration } from './demonstration.ts'
import { desk } from './desk.ts'
import { downloads } from './downloads.ts'
import { filters } from './filters.ts'
import { finding } from './finding.ts'
import { gather } from './gather.ts'
import type { Fillings } from './ground.ts'
import { hotLists } from './hot-lists.ts'
import { inboundHooks } from './inbound-hooks.ts'
import { inspections } from './inspections.ts'
import { labels } from './labels.ts'
import { liveMonitors } from './live-monitors.ts'
import { material } from './material.ts'
import { mediaCorrections } from './media-corrections.ts'
import { monitors } from './monitors.ts'
import { openApi } from './open-api.ts'
import { operations } from './operations.ts'
import { organisations } from './organisations.ts'
import { pageCopies } from './page-copies.ts'
import { people } from './people.ts'
import { plugins } from './plugins.ts'
import { preferences } from './preferences.ts'
import { recall } from './recall.ts'
import { recollection } from './recollection.ts'
import { reportTimers } from './report-timers.ts'
import { reports } from './reports.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { sensitiveWords } from './sensitive-words.ts'
import { shares } from './shares.ts'
import { sources } from './sources.ts'
import { tasks } from './tasks.ts'
import { translation } from './translation.ts'
import { views } from './views.ts'
import { vocabularies } from './vocabularies.ts'
import { warnings } from './warnings.ts'
import { wordOfMouth } from './word-of-mouth.ts'

export { type Filling, type Ground, makeGround, type Owner, openWord, secret } from './ground.ts'

const features: Readonly<Record<string, Fillings>> = {
  activities,
  acts,
  addressBook,
  articles,
  audit,
  backtracking,
  billing,
  briefs,
  broadcastTasks,
  charts,
  collection,
  comparison,
  complaints,
  corrections,
  cycleTasks,
  deliveries,
  demonstration,
  desk,
  downloads,
  filters,
  finding,
  gather,
  hotLists,
  inboundHooks,
  inspections,
  labels,
  liveMonitors,
  material,
  mediaCorrections,
  monitors,
  openApi,
  operations,
  organisations,
  pageCopies,
  people,
  plugins,
  recall,
  recollection,
  reportTimers,
  reports,
  roles,
  search,
  sensitiveWords,
  preferences,
  shares,
  sources,
  tasks,
  translation,
  views,
  vocabularies,
  warnings,
  wordOfMouth,
}

/** By feature and call: `labels.create`. */
export const oneOfEverything: Fillings = Object.fromEntries(
  Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, filling]) => [`${feature}.${name}`, filling] as const),
  ),
)
