/** The door of questions: which articles of an organisation, how many, and what of them leaves the server. */

export { folded, seenKeywords } from '../conditions/keywords.ts'
export { allNamesOfMedia, becomeMedia, meantMedia, withMeantMedia } from '../conditions/meant-media.ts'
export { placeName } from '../conditions/place-names.ts'
export { amountsBy } from './amounts.ts'
export type { Amounts, PartedBy } from './answers.ts'
export { type Arrival, arrivalsOf, arrivedIn } from './arrivals.ts'
export { type ArrivedArticle, arrivedArticles } from './arrived-articles.ts'
export { collectedAt, namesOfMedia } from './by-id.ts'
export { countsOfFilters, countsOfMonitors, mediaOfMonitors } from './by-monitor.ts'
export { type ReachOfStretch, reachByMediaType, reachByStretch, reachTogether } from './by-reach.ts'
export { collectedOfMedium, collectedRows, firstDayOfMedium } from './collected.ts'
export {
  authorsOfComments,
  commentsOfReaders,
  newestComments,
  type ReadersComments,
} from './comments-of-readers.ts'
export { counted } from './counted.ts'
export { type CountOfDay, countsByDay } from './counts-by-day.ts'
export { cueOf, hasCue, isClaim } from './cues.ts'
export { forEachMonitor } from './each-monitor.ts'
export { filteredByDay, filteredPage } from './filtered.ts'
export { type ArticleKey, countByMediaType, countOf, countsOf, keysOf, listOf, pageOf, placedRowsOf } from './find.ts'
export { groupsBySender, type SenderGroup } from './groups-by-sender.ts'
export { excerptOf, highlight } from './highlight.ts'
export { hotSpotRows, storiesTogether } from './hot-spots.ts'
export { hitsOf, type LoadedArticle, loadArticles } from './load.ts'
export { type ArticleColumn, type LoadedColumns, loadColumns } from './load-columns.ts'
export { countsByLevel, measuredOver } from './measured.ts'
export type { Measured } from './measures.ts'
export { mediaOfQuestion } from './media-of-question.ts'
export { mentionedPlaces } from './mentioned-places.ts'
export { articlesAt, articlesTitled } from './missed.ts'
export { newestFollowed } from './newest-followed.ts'
export { neededFor } from './pace.ts'
export { type PivotGroup, pivotOf } from './pivot.ts'
export { detailOf, type HitMonitor, rowOf } from './present.ts'
export { presentWords } from './present-words.ts'
export { hasArticlesUntil, storiesPublishedBefore } from './published-before.ts'
export {
  marksOfPublishers,
  type PublisherDay,
  type PublisherDays,
  type PublisherKindOfDays,
  publisherDaysBehind,
  sharedAndOwnAccounts,
  writePublisherDays,
} from './publisher-days.ts'
export {
  hasArticlesOf,
  mediaFirstTogether,
  type PublisherNames,
  sharedAccountNames,
  sharedMediaNames,
} from './publisher-names.ts'
export { newAmongPublishers, publishersOf } from './publishers.ts'
export { type ArticleQuery, queryOfQuestion, rowsOf } from './question.ts'
export { questionsOfReaders, type ReadersQuestion } from './questions-of-readers.ts'
export { type RecentCount, recentCounts } from './recent-counts.ts'
export { type RegionLevel, regionLevel } from './region-groups.ts'
export { articleRows, libraryAccounts, libraryMedia, listedArticles, mediaNameRows, mediaRows } from './rows.ts'
export { type ArticleSearch, foundWithin, walkSearch } from './search.ts'
export { indexedCount } from './search-by-index.ts'
export { type SearchPage, searchPage } from './search-pages.ts'
export { beginOf, cursorOf, placeOf } from './search-place.ts'
export { mostCounted, summaryOf } from './search-summary.ts'
export { knownFromBelow, senderFacts } from './sender-facts.ts'
export {
  countStored,
  keysOfStored,
  storedFacts,
  storedFactsOfEach,
} from './stored-facts.ts'
export { type ArticleTitle, storyNames, titlesOf } from './titles.ts'
export { withDimensions } from './with-dimensions.ts'
