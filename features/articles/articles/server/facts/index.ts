/** The door of facts: what people do with articles and say of them, many at a time. */

export { updateShown as settleShown } from '../hits/shown.ts'
export type { ActScope } from './act-scope.ts'
export { adopt } from './adopt.ts'
export { announceChange } from './announce-change.ts'
export { bin, erase, eraseOld, restore } from './bin.ts'
export { correct } from './correct.ts'
export { sayNegativity } from './dimension.ts'
export { editArticle, editedArticle } from './edit.ts'
export { favour, unfavour } from './favourites.ts'
export { applyFilters, bringBack, type FilterableHit, type FilteredHit, filterableHits } from './filters.ts'
export { putLabels, takeLabels, updateRuleLabels as settleRuleLabels } from './labels.ts'
export { unseenMedia } from './media.ts'
export { mediumCorrections, mediumRecord, type StoredMedium as KeptMedium, writeMedium } from './medium.ts'
export { putInto, takeOutOf } from './monitors.ts'
export {
  type ArticleMedium,
  countMisplaced,
  type MisplacedArticles,
  moveToMedium,
  nextMisplaced,
} from './move-to-medium.ts'
export { articlesOfOperation } from './of-operation.ts'
export { type SeenArticle, seenByEach } from './seen.ts'
export {
  keepTranslation,
  paragraphsOf,
  type StoredTranslation as KeptTranslation,
  textHash,
  translationsOf,
} from './translations.ts'
export { updateEditedFacts as settleEdited } from './update-edited-facts.ts'
export {
  type Visibility as Standing,
  type VisibleHit as StandingHit,
  visibilityOf as standingsOf,
} from './visibility.ts'
export { changeWork, type WorkChange } from './work.ts'
