/** The door of facts: what people do with articles and say of them, many at a time. */

export { updateShown } from '../hits/shown.ts'
export { storiesOfArticles } from '../stories/index.ts'
export type { ActScope } from './act-scope.ts'
export { adopt } from './adopt.ts'
export { announceChange } from './announce-change.ts'
export { bin, erase, eraseOld, restore } from './bin.ts'
export { correct } from './correct.ts'
export { describeNegativity } from './dimension.ts'
export { editArticle, editedArticle } from './edit.ts'
export { articlesInFolder, emptyFolder, favour, unfavour } from './favourites.ts'
export { applyFilters, bringBack, type FilterableHit, type FilteredHit, filterableHits } from './filters.ts'
export { followedPublishers, followPublishers, type PublisherIds, unfollowPublishers } from './follows.ts'
export { joinSetsByStory } from './joining.ts'
export { addLabels, removeLabels, updateRuleLabels } from './labels.ts'
export { unseenMedia } from './media.ts'
export { bodyProblem, mediumCorrections, mediumRecord, type StoredMedium, writeMedium } from './medium.ts'
export { addToMonitors, removeFromMonitors } from './monitors.ts'
export {
  type ArticleMedium,
  countMisplaced,
  type MisplacedArticles,
  moveToMedium,
  nextMisplaced,
} from './move-to-medium.ts'
export { deleteNote, insertNote, type StoredNote, storedNotes, updateNote } from './notes.ts'
export { articlesOfOperation } from './of-operation.ts'
export { dropRuleMembersBefore, ruleMembersWithin, stampRuleMembers } from './rule-members.ts'
export { type SeenArticle, seenByEach } from './seen.ts'
export {
  articlesOfSet,
  figuresOfSets,
  hoursOfSets,
  type SetFigures,
  type SetHour,
  setsWithArticles,
} from './set-figures.ts'
export { dropMatchMembers, joinedHow, joinedSince } from './set-matches.ts'
export {
  addToSet,
  beginningsOfSets,
  beginOfSet,
  findSets,
  insertSetMembers,
  type Joined,
  removeFromSet,
  removeSets,
  type SetMember,
  type SetOf,
  type StartedSet,
  saveSet,
  setsOfStories,
  setsStartedWithin,
  sizesOfSets,
  spanOfSet,
} from './sets.ts'
export { closeTaskSets, openTaskSet, purgeTaskSets, renameTaskSet, stampTaskArticles } from './task-sets.ts'
export {
  paragraphsOf,
  type StoredTranslation,
  saveTranslation,
  textHash,
  translationsOf,
} from './translations.ts'
export { updateEditedFacts } from './update-edited-facts.ts'
export {
  requireVisibleArticle,
  type Visibility,
  type VisibleHit,
  visibilityOf,
} from './visibility.ts'
export { waitingForMember } from './waiting.ts'
export { assignments, changeWork, tagsInUse, type WorkChange } from './work.ts'
