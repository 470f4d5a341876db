/** The door of vocabularies on screen. */

export { useDimensions } from './use-dimensions.ts'
export { useNamedLists } from './use-named-lists.ts'
