export { type BrandLibraryFollower, followBrandLibrary } from './follow.ts'
export { addDemonstrationNames, type NameOfLibrary, namesOfKind, removeDemonstrationNames } from './library.ts'
export { brandLibraryServer } from './routes.ts'
export { brandLibraryWorker } from './worker.ts'
