export { monitorRowsByAge } from './aged.ts'
export { requireAffordable } from './costs.ts'
export { beginAlone, isAlone } from './filling/alone.ts'
export { filling, stepAfter } from './filling/fill.ts'
export { queryOfMonitor } from './filling/monitor-query.ts'
export { announceHits, type FiltersOfStored, type StoredLook, storedHits } from './filling/stored-hits.ts'
export { findableMonitors } from './findable.ts'
export { followExtraRules } from './following/extra-rules.ts'
export {
  type FollowerState,
  firstCampaignRule,
  firstEventRule,
  firstFilterRule,
  firstLabelRule,
  firstWarningRule,
  followRules,
  mediaBit,
  type RuleFollower,
} from './following/follow.ts'
export { hitMonitors } from './hit-monitors.ts'
export { accepts } from './limits.ts'
export {
  countMediaGroups,
  createMediaGroup,
  getMediaGroup,
  listMediaGroups,
  updateMediaGroup,
} from './media-groups/save.ts'
export { ruleOfText } from './reading/read-rule.ts'
export { requireRule } from './reading/require-rule.ts'
export { monitorServer } from './routes.ts'
export { monitorRows } from './rows.ts'
export { copyMonitors } from './saving/copy.ts'
export { createMonitor } from './saving/save.ts'
export { type MonitorSaves, openMonitorSaves } from './saving/saves.ts'
export { fillSetSlice, type StoredSetQuery } from './set-rules/fill.ts'
export { followSetRules, type SetFollower, type SetOfArticle, type SetRow } from './set-rules/follow.ts'
export { joinSetsByRule, type SetArticle } from './set-rules/join.ts'
export { previewOfSet } from './set-rules/preview.ts'
export { readSetRule, requireWholeSight, type StoredSetRule } from './set-rules/read.ts'
export { articleQuery } from './tree/article-query.ts'
export { isMonitor, itemsAmong, namesOfMonitors, oldestOfMonitors } from './tree/by-id.ts'
export { topMonitors } from './tree/top.ts'
export { findItemsBelow, itemsBelow, itemsBelowEach, monitorNames, openItems, rulesOf, treesOf } from './tree/tree.ts'
export { daysBetween, daysOf } from './trying/days.ts'
export { type NearMiss, nearMisses } from './trying/near-misses.ts'
export { monitorsWanting } from './trying/wanting.ts'
export {
  lockedVocabulariesFor,
  namesVocabularies,
  standsOn,
  vocabulariesFor,
  wordsByName,
} from './vocabularies/of-draft.ts'
export { renewedRule } from './vocabularies/renewed-rule.ts'
export { monitorsNamingVocabularies } from './vocabulary-user.ts'
export { monitorWorker } from './worker.ts'
