export { analysingAgain } from './analyse-again.ts'
export { followOwnAnalyses } from './follow.ts'
export { type OwnDimension, type OwnVocabularies, vocabulariesOf } from './kept.ts'
export { vocabularyServer } from './routes.ts'
