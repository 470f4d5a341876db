export { sensitiveJudges } from './kept.ts'
export { sensitiveWordsServer, sensitiveWordsWorks } from './routes.ts'
