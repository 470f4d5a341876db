// For every call of a member: what its owner sends so that it succeeds. A file a feature; a call makes what it changes or removes for itself.

import { addressBook } from './address-book.ts'
import { apiKeys } from './api-keys.ts'
import { articleActions } from './article-actions.ts'
import { articles } from './articles.ts'
import { assessments } from './assessments.ts'
import { assistant } from './assistant.ts'
import { auditLog } from './audit-log.ts'
import { backfillOrders } from './backfill-orders.ts'
import {
  bigScreens,
  negativeMedia,
  screenCompetitors,
  screenRotations,
  societyEvents,
  topicWords,
  wallPlayers,
} from './big-screens.ts'
import { billing } from './billing.ts'
import { boards } from './boards.ts'
import { briefs } from './briefs.ts'
import { campaignMedia } from './campaign-media.ts'
import { campaigns } from './campaigns.ts'
import { carAspects, carInsight, carModels, carOwners, carSales, cars, shops } from './cars.ts'
import { charts } from './charts.ts'
import { clippings } from './clippings.ts'
import { collectionTasks } from './collection-tasks.ts'
import { comparison } from './comparison.ts'
import { complaints } from './complaints.ts'
import { crisis } from './crisis.ts'
import { cycleTasks } from './cycle-tasks.ts'
import { dataReports } from './data-reports.ts'
import { dataProjects, dataSources, dataTasks } from './data-tasks.ts'
import { demonstration } from './demonstration.ts'
import { desk } from './desk.ts'
import { eventLibrary } from './event-library.ts'
import { events } from './events.ts'
import { exports } from './exports.ts'
import { filters } from './filters.ts'
import type { Fillings } from './ground.ts'
import { guidance } from './guidance.ts'
import { hotLists } from './hot-lists.ts'
import { inboundHooks } from './inbound-hooks.ts'
import { indexTasks } from './index-tasks.ts'
import { intake } from './intake.ts'
import { journalists } from './journalists.ts'
import { labels } from './labels.ts'
import { liveBroadcasts } from './live-broadcasts.ts'
import { mediaCorrections } from './media-corrections.ts'
import { mediaLibrary } from './media-library.ts'
import { mediaProfiles } from './media-profiles.ts'
import { members } from './members.ts'
import { models } from './models.ts'
import { monitoringCheck } from './monitoring-check.ts'
import { monitors } from './monitors.ts'
import { notifications } from './notifications.ts'
import { offlinePieces } from './offline-pieces.ts'
import { organisationData } from './organisation-data.ts'
import { organisations } from './organisations.ts'
import { pieces } from './pieces.ts'
import { plugins } from './plugins.ts'
import { policies } from './policies.ts'
import { preferences } from './preferences.ts'
import { quickFind } from './quick-find.ts'
import { recallTests } from './recall-tests.ts'
import { recognition } from './recognition.ts'
import { recordings } from './recordings.ts'
import { refreshing } from './refreshing.ts'
import { releases } from './releases.ts'
import { reportCases } from './report-cases.ts'
import { reports } from './reports.ts'
import { resources } from './resources.ts'
import { results } from './results.ts'
import { reviews } from './reviews.ts'
import { roles } from './roles.ts'
import { savedViews } from './saved-views.ts'
import { search } from './search.ts'
import { sensitiveWords } from './sensitive-words.ts'
import { shares } from './shares.ts'
import { snapshots } from './snapshots.ts'
import { sources } from './sources.ts'
import { supportAccess } from './support-access.ts'
import { tasks } from './tasks.ts'
import { timedReports } from './timed-reports.ts'
import { traceability } from './traceability.ts'
import { tracking } from './tracking.ts'
import { translation } from './translation.ts'
import { undo } from './undo.ts'
import { vocabularies } from './vocabularies.ts'
import { warnings } from './warnings.ts'
import { webhooks } from './webhooks.ts'
import { wordClouds } from './word-clouds.ts'
import { workbench } from './workbench.ts'

export { type Filling, type Ground, makeGround, type Owner, openWord, secret } from './ground.ts'

const features: Readonly<Record<string, Fillings>> = {
  assessments,
  campaignMedia,
  campaigns,
  pieces,
  offlinePieces,
  releases,
  articleActions,
  addressBook,
  articles,
  assistant,
  auditLog,
  backfillOrders,
  bigScreens,
  screenRotations,
  wallPlayers,
  indexTasks,
  negativeMedia,
  screenCompetitors,
  societyEvents,
  topicWords,
  billing,
  boards,
  briefs,
  journalists,
  mediaLibrary,
  mediaProfiles,
  recordings,
  carAspects,
  carInsight,
  carModels,
  carOwners,
  cars,
  charts,
  intake,
  comparison,
  complaints,
  dataReports,
  crisis,
  cycleTasks,
  notifications,
  dataProjects,
  dataSources,
  dataTasks,
  demonstration,
  desk,
  eventLibrary,
  events,
  exports,
  filters,
  quickFind,
  collectionTasks,
  guidance,
  hotLists,
  inboundHooks,
  models,
  monitoringCheck,
  labels,
  liveBroadcasts,
  clippings,
  mediaCorrections,
  monitors,
  apiKeys,
  undo,
  organisations,
  snapshots,
  members,
  plugins,
  recallTests,
  refreshing,
  timedReports,
  reports,
  results,
  roles,
  search,
  sensitiveWords,
  preferences,
  shares,
  carSales,
  shops,
  sources,
  supportAccess,
  organisationData,
  tasks,
  traceability,
  tracking,
  translation,
  savedViews,
  vocabularies,
  policies,
  recognition,
  reportCases,
  resources,
  webhooks,
  wordClouds,
  warnings,
  workbench,
  reviews,
}

/** By feature and call: `labels.create`. */
export const oneOfEverything: Fillings = Object.fromEntries(
  Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, filling]) => [`${feature}.${name}`, filling] as const),
  ),
)
