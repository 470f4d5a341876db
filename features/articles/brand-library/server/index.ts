export { type BrandLibraryFollower, followBrandLibrary } from './follow.ts'
export { addDemonstrationNames, removeDemonstrationNames } from './library.ts'
export { nameAgainNext } from './name-again.ts'
export { brandLibraryServer } from './routes.ts'
