export { hotWordsOf } from './hot-words.ts'
export { courseOf, overviewOf } from './overview.ts'
export { chartServer } from './routes.ts'
