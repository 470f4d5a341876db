/** The door of stored search: which stored articles a rule wants, piece by piece. */

export { areTextsInIndexAlone, keepTextsInIndexAlone } from '../text-place.ts'
export { decideElsewhere, matchesOf, type RuleText, ruleArticleOf } from './decide.ts'
export { leaveOutTexts } from './leave-out.ts'
export { comparable, isMember } from './media-members.ts'
export { newestTexts } from './newest-texts.ts'
export {
  answerFromIndex,
  beginTextIndex,
  checkTextIndexes,
  compareTexts,
  endTextIndexes,
  fillTexts,
  followTexts,
  goBackTexts,
  IndexSpared,
  indexesThere,
  isSpared,
  rebuildTexts,
  renewTexts,
  type TextIndex,
  type TextIndexes,
  textIndexes,
  textIndexLoops,
  textIndexState,
} from './opensearch/index.ts'
export {
  type FoundArticle,
  findStored,
  interactionsOf,
  mostQueryWords,
  type StoredArticle,
  storedArticles,
} from './stored.ts'
export type { StoredSearch } from './stored-search.ts'
export { cleanIndex, fileInGroups, type StoredGrams, type TextFiling } from './upkeep.ts'
export { beginAt, countStored, newestStored, type WalkPlace, walkStored } from './walk.ts'
