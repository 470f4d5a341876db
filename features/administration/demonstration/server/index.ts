export { demonstrationAccount } from './account.ts'
export { openDemonstration } from './open.ts'
export { demonstrationServer } from './routes.ts'
export { isThere } from './state.ts'
