export { organisationName, timeZoneOf } from './own-facts.ts'
export { organisationServer } from './routes.ts'
export { suspendOrganisations as restOrganisations } from './suspend.ts'
