/** The door of absence on screen. */
export { absentAddress, soughtOf, withSought } from './address.ts'
