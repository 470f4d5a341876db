/** The door of collection tasks on screen. */
export { CollectionTaskInput } from './CollectionTaskInput.tsx'
export { SourceInput } from './SourcesInput.tsx'
