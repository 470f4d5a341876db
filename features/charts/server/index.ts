export { hotWordsOf } from './hot-words.ts'
export { local, moment, overviewOf, type Parts, partsOf, totalBefore, unitOf } from './overview.ts'
export { chartServer } from './routes.ts'
export { touchOf } from './touch.ts'
