export { sensitiveJudges } from './load-judge.ts'
export { sensitiveWordsServer, sensitiveWordsWorker } from './routes.ts'
