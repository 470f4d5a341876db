/** The door of reactions: asking again about articles that are stored. */
export type { DetectorCode } from '../../contract.ts'
export { type RequestedArticle as AskedArticle, articlesAt, keepProbe, probesDue } from './requested.ts'
export { recount } from './keep-counts.ts'
