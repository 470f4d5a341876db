/** The door of absence on screen. */
export { absentAddress, missingOf as soughtOf, withMissing as withSought } from './address.ts'
