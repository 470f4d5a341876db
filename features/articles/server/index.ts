export type { FactsChanged } from './announce-change.ts'
export { dayOfId, dayOne, lowestIdOf } from './article-ids.ts'
export { dropOldShingles } from './clusters/keep.ts'
export type { ShingleMemory } from './clusters/known.ts'
export { mediaLevelCode, mediaTypeCode, mediaTypeWord } from './codes.ts'
export { type Reach, reachOf } from './correct.ts'
export { clusterOf, countByMediaType, countOf, countsOf, type PageOf, pageOf } from './find.ts'
export { excerptOf, highlight } from './highlight.ts'
export { judge } from './judge.ts'
export {
  allOf,
  countWords,
  type FrequentWord,
  frequentKeywords,
  type Looked,
  leaningOf,
  newestTitles,
  noTally,
  sampleOf,
  type WordPlace,
  type WordTally,
} from './keyword-counts.ts'
export { adjustmentsOf } from './learn/adjustments.ts'
export { learnNext } from './learn/learn-next.ts'
export { hitsOf, loadArticles } from './load.ts'
export { keepMonths, lacksMonth, makeMonthsAhead } from './months.ts'
export { type NamesOfArticle, nameAgain, type ReadUpTo, shownNames } from './names-again.ts'
export { newestTexts } from './newest-texts.ts'
export { readAgain } from './own/read-again.ts'
export {
  judgedAs,
  mostKeywords,
  nobodysReadings,
  type OwnFacts,
  type OwnReading,
  type OwnReadings,
  ownFactsOf,
} from './own/reading.ts'
export { articleIndex, detailOf, type HitMonitor, rowOf } from './present.ts'
export { rowsOf, type Wanted, wantedOf } from './question.ts'
export { type RecentCount, recentCounts } from './recent-counts.ts'
export { removeDemonstrationArticles } from './remove-demonstration.ts'
export { articleServer } from './routes.ts'
export { type Arrivals, dropHitsBefore, insertHits, type NewHit } from './store/hits.ts'
export type { ArticleHit, ArticleName, NewArticle } from './store/new-article.ts'
export { type Stored, storeArticles } from './store/store.ts'
export {
  type Asked,
  type FoundArticle,
  findStored,
  ruleArticleOf,
  type StoredArticle,
  storedArticles,
  type Window,
} from './stored.ts'
export { type HitFacts, judgedAgain, storedFacts, subjectsOf, type Towards } from './towards.ts'
export { cleanIndex } from './upkeep.ts'
export { beginAt, newestStored, oldestStored, type Place, walkStored } from './walk.ts'
