export { demonstrationAccount } from './account.ts'
export { openDemonstration } from './open.ts'
export { demonstrationRoutes } from './routes.ts'
export { isThere } from './state.ts'
