export { organisationName, timeZoneOf } from './own-facts.ts'
export { organisationServer } from './routes.ts'
