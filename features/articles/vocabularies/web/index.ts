/** The door of vocabularies on screen. */

export { useDimensionName, useDimensions } from './use-dimensions.ts'
export { useNamedLists } from './use-named-lists.ts'
