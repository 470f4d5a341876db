export { timeZoneOf } from './time-zone.ts'
