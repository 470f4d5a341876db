/** The door of vocabularies on screen. */
export { useDimensions } from './use-dimensions.ts'
