/** What features above hand to those below, which know none of them. */
import { findableMedia, findableTitles } from '@guanlan/features/articles/articles/server'
import { answerBlocks } from '@guanlan/features/assistant/assistant/server'
import { findableScreens } from '@guanlan/features/boards/big-screens/server'
import { findableBoards } from '@guanlan/features/boards/boards/server'
import { taskBlocks } from '@guanlan/features/boards/data-tasks/server'
import {
  campaignsNamingVocabularies,
  campaignsOfMembers,
  findableCampaigns,
} from '@guanlan/features/campaigns/campaigns/server'
import { campaignBlocks } from '@guanlan/features/campaigns/results/server'
import { findableSeries } from '@guanlan/features/cars/car-library/server'
import { reportsToAnswer } from '@guanlan/features/collecting/data-reports/server'
import { crisesOfMembers, crisisBlocks, findableCrises, noteJoinedByTask } from '@guanlan/features/crisis/crisis/server'
import { ownTraces } from '@guanlan/features/crisis/tracking/server'
import { findablePlans, ownPlans } from '@guanlan/features/desk/search/server'
import {
  eventBlocks,
  eventsNamingVocabularies,
  eventsOfMembers,
  findableEvents,
} from '@guanlan/features/events/events/server'
import { assignedArticles } from '@guanlan/features/handling/article-actions/server'
import { ownedMedia } from '@guanlan/features/media/media-library/server'
import { findableLabels } from '@guanlan/features/monitors/labels/server'
import { findableMonitors, monitorsNamingVocabularies } from '@guanlan/features/monitors/monitors/server'
import { dutiesOfMembers } from '@guanlan/features/people/address-book/server'
import { findablePolicies } from '@guanlan/features/resources/policies/server'
import { recognitionOfRecordings } from '@guanlan/features/tools/recognition/server'
import { warningsReceived } from '@guanlan/features/warnings/warnings/server'
import { findableViews, ownViews } from '@guanlan/features/workspace/saved-views/server'
import { tasksUnderWay } from '@guanlan/features/workspace/tasks/server'
import type { OwnedKind } from '@guanlan/platform/server'

/** What is a person's, in the order in which it is told when they leave. */
export const ownedData: readonly OwnedKind[] = [
  assignedArticles,
  reportsToAnswer,
  ...warningsReceived,
  dutiesOfMembers,
  ...crisesOfMembers,
  eventsOfMembers,
  campaignsOfMembers,
  ownedMedia,
  ownViews,
  ownPlans,
  ownTraces,
  tasksUnderWay,
]

/** What Ctrl+K finds by name, in the order of its kinds. */
const findables = [
  findableMonitors,
  findableLabels,
  findableViews,
  findablePlans,
  findableCrises,
  findableEvents,
  findableCampaigns,
  findablePolicies,
  findableSeries,
  findableBoards,
  findableScreens,
  findableMedia(),
  findableTitles,
]

/** Kinds of blocks of reports that are made of records. */
export const reportBlocks = [crisisBlocks, eventBlocks, campaignBlocks, taskBlocks, answerBlocks]

/** What a task did to articles, for those that have sets of them. */
export const joinedByTask = noteJoinedByTask

export const fromAbove = {
  ownedData,
  findables,
  vocabularyUsers: [monitorsNamingVocabularies, eventsNamingVocabularies, campaignsNamingVocabularies],
  reportBlocks,
  recognitionOf: recognitionOfRecordings,
}
