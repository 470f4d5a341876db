/** The door of reactions: asking again about articles that are stored. */
export type { DetectorCode } from '../../contract.ts'
export { type AskedArticle, articlesAt, keepProbe, probesDue } from './asked.ts'
export { recount } from './keep-counts.ts'
