/** The door of reactions: asking again about articles that are stored. */
export type { DetectorCode } from '../../contract.ts'
export { recount } from './keep-counts.ts'
export { thePost } from './keep-reposts.ts'
export { mostReposted, repostsOf, type StoredRepost } from './reposts.ts'
export { articlesAt, probesDue, type RequestedArticle, saveProbe } from './requested.ts'
