export { followReadings } from './follow.ts'
export { type OwnDimension, type OwnVocabularies, vocabulariesOf } from './kept.ts'
export { rereadNextOwn } from './reread.ts'
export { vocabularyServer } from './routes.ts'
