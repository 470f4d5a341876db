/** The door of questions: which articles of an organisation, how many, and what of them leaves the server. */
export { countByMediaType, countOf, countsOf, type PageOf, pageOf } from './find.ts'
export { excerptOf, highlight } from './highlight.ts'
export { folded, seenKeywords } from './keywords.ts'
export { hitsOf, loadArticles } from './load.ts'
export { articleIndex, detailOf, type HitMonitor, rowOf } from './present.ts'
export { rowsOf, type WantedArticles, wantedOf } from './question.ts'
export { type RecentCount, recentCounts } from './recent-counts.ts'
