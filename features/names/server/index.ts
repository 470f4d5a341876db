export { followNames, type NamesFollower } from './follow.ts'
export { addDemonstrationNames, removeDemonstrationNames } from './library.ts'
export { rereadNext } from './reread.ts'
export { nameServer } from './routes.ts'
