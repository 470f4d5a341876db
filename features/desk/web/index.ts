/** The door of the desk on screen: addresses that open it, and what follows acts of other windows. */
export { deskAddress } from './desk-address.ts'
export { followElsewhere } from './follow.ts'
