/** The door of absence on screen. */
export { absentAddress, missingOf, withMissing } from './address.ts'
