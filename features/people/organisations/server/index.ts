export { organisationName, timeZoneOf } from './own-facts.ts'
export { suspendOrganisations as restOrganisations } from './suspend.ts'
export { organisationServer } from './routes.ts'
