/** The door of filters on screen: addresses that begin a filter from an article. */
export { type Excluded, excludeAddress, similarAddress } from './exclude-address.ts'
