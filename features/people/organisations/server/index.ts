export { isDemonstration, organisationExists, organisationName, organisationSince, timeZoneOf } from './own-facts.ts'
export { organisationServer } from './routes.ts'
export { suspendOrganisations as restOrganisations } from './suspend.ts'
