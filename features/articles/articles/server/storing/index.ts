/** The door of storing: articles and hits as they are written, and the months they lie in. */

export { dropHitsBefore, insertFacts, insertHits, type NewHit } from '../hits/hits.ts'
export type { ArticleHit, ArticleName } from '../new-article.ts'
export type { NewComment } from '../reactions/keep-comments.ts'
export { countDaysAgain, noteGoneTexts } from './gone.ts'
export { type PartedTable, partedTables } from './leaving.ts'
export { articleRowsByAge, goesWithArticle } from './leaving-by-age.ts'
export { addMissingHits, missingOf } from './missing-hits.ts'
export { lacksMonth, makeMonths, makeMonthsAhead } from './months.ts'
export { removeDemonstrationArticles } from './remove-demonstration.ts'
export type { Addresses, StoredAddress } from './renew-addresses.ts'
export { finaliseArticles, type InsertedArticles, writeArticles } from './store.ts'
export { writeTextsAgain } from './write-texts-again.ts'
