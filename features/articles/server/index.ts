export { mediaLevelCode, mediaTypeCode, mediaTypeWord } from './codes.ts'
export { clusterOf, countByMediaType, countOf, type PageOf, pageOf, type RecentCount, recentCounts } from './find.ts'
export { excerptOf, highlight } from './highlight.ts'
export { hitsOf, loadArticles } from './load.ts'
export { newestTexts } from './newest-texts.ts'
export { articleIndex, detailOf, type HitMonitor, rowOf } from './present.ts'
export { rowsOf, type Wanted, wantedOf } from './question.ts'
export { removeDemonstrationArticles } from './remove-demonstration.ts'
export { articleRoutes } from './routes.ts'
export { dropHitsBefore, insertHits, type NewArticle, type NewHit, type Stored, storeArticles } from './store.ts'
export {
  type Asked,
  type FoundArticle,
  findStored,
  type StoredArticle,
  storedArticles,
  type Window,
} from './stored.ts'
export { cleanIndex } from './upkeep.ts'
export { beginAt, newestStored, oldestStored, type Place, walkStored } from './walk.ts'
