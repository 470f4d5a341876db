export { absenceOf, type KnownAddresses } from './absence.ts'
