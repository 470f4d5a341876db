/** The door of tracking on screen: one article to choose, and what was seen of articles that something above had traced. */
export { ArticleInput } from './trace-tasks/ArticleInput.tsx'
export { TracesOf } from './trace-tasks/TracesOf.tsx'
