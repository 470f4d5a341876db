/** The door of articles: its calls, what changes tell, and what its ids and codes mean. Each room beside it has a door of its own. */
export { dayOfId, dayOne, idsWithin, lowestIdOf } from './article-ids.ts'
export { mediaLevelWord, mediaTypeCode, mediaTypeWord } from './codes.ts'
export type { FactsChanged } from './facts/announce-change.ts'
export { type Reach, reachOf } from './facts/correct.ts'
export { countLabelled, type LabelUse, relabel, unlabel } from './facts/label-uses.ts'
export { findableMedia } from './finding/media.ts'
export { findableTitles } from './finding/titles.ts'
export { articleServer } from './routes.ts'
