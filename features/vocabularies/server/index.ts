export { type OwnDimension, type OwnVocabularies, vocabulariesOf } from './kept.ts'
export { vocabularyRoutes } from './routes.ts'
