/** The door of questions: which articles of an organisation, how many, and what of them leaves the server. */

export { folded, seenKeywords } from '../conditions/keywords.ts'
export { placeName } from '../conditions/place-names.ts'
export { type Amounts, amountsBy, type NegativeLevels, type PartedBy } from './amounts.ts'
export { type Arrival, arrivalsOf, arrivedIn } from './arrivals.ts'
export { collectedAt, namesOfMedia } from './by-id.ts'
export { countsOfFilters, countsOfMonitors, mediaOfMonitors } from './by-monitor.ts'
export { type ReachOfMediaType, reachByMediaType, reachTogether } from './by-reach.ts'
export { counted } from './counted.ts'
export { type CountOfDay, countsByDay } from './counts-by-day.ts'
export { forEachMonitor } from './each-monitor.ts'
export { filteredByDay, filteredPage } from './filtered.ts'
export {
  type ArticleKey,
  countByMediaType,
  countOf,
  countsOf,
  keysOf,
  listOf,
  type PageOf,
  pageOf,
  placedRowsOf,
} from './find.ts'
export {
  groupsBySender,
  type SenderField,
  type SenderGroup,
} from './groups-by-sender.ts'
export { excerptOf, highlight } from './highlight.ts'
export { type HotSpotRow, hotSpotRows } from './hot-spots.ts'
export { hitsOf, type LoadedArticle, loadArticles } from './load.ts'
export { type ArticleColumn, type LoadedColumns, loadColumns } from './load-columns.ts'
export { type MentionedPlace, mentionedPlaces } from './mentioned-places.ts'
export { articlesAt, articlesTitled } from './missed.ts'
export { neededFor } from './pace.ts'
export { articleIndex, detailOf, type HitMonitor, rowOf } from './present.ts'
export { presentWords } from './present-words.ts'
export { hasArticlesUntil, storiesPublishedBefore } from './published-before.ts'
export {
  newAmongPublishers,
  type PublisherKind,
  type PublisherRow,
  type PublisherSort,
  publishersOf,
} from './publishers.ts'
export { type ArticleQuery, queryOfQuestion, rowsOf } from './question.ts'
export { type RecentCount, recentCounts } from './recent-counts.ts'
export { type RegionLevel, regionLevel } from './region-groups.ts'
export { articleRows, mediaRows } from './rows.ts'
export { type ArticleSearch, foundWithin, walkSearch } from './search.ts'
export { indexedCount } from './search-by-index.ts'
export { type SearchPage, searchPage } from './search-pages.ts'
export { beginOf, cursorOf, placeOf, type SearchPlace } from './search-place.ts'
export { mostCounted, type SearchSummary, summaryOf } from './search-summary.ts'
export { senderFacts } from './sender-facts.ts'
export {
  countStored,
  keysOfStored,
  storedFacts,
  storedFactsOfEach,
} from './stored-facts.ts'
export { type ArticleTitle, storyNames, titlesOf } from './titles.ts'
export { withDimensions } from './with-dimensions.ts'
