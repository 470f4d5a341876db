export { organisationName, timeZoneOf } from './own-facts.ts'
export { restOrganisations } from './rest.ts'
export { organisationServer } from './routes.ts'
