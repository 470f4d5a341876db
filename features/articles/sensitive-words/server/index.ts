export { sensitiveJudges } from './load-judge.ts'
export { sensitiveWordsServer, sensitiveWordsWorks } from './routes.ts'
