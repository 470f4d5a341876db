export { organisationServer } from './routes.ts'
export { timeZoneOf } from './time-zone.ts'
