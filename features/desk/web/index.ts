/** The door of the desk on screen: addresses that open it. */
export { deskAddress } from './desk-address.ts'
