/** The door of stored search: which stored articles a rule wants, piece by piece. */
export { newestTexts } from './newest-texts.ts'
export {
  type Asked,
  type FoundArticle,
  findStored,
  ruleArticleOf,
  type StoredArticle,
  storedArticles,
  type Window,
} from './stored.ts'
export { cleanIndex } from './upkeep.ts'
export { beginAt, newestStored, oldestStored, type Place, walkStored } from './walk.ts'
