export { isDemonstration, organisationExists, organisationName, organisationSince, timeZoneOf } from './own-facts.ts'
export { organisationServer } from './routes.ts'
export { organisationsWorker } from './worker.ts'
