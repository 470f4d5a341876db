export { hotWordsOf } from './hot-words.ts'
export { overviewOf } from './overview.ts'
export { chartServer } from './routes.ts'
