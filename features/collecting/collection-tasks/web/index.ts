/** The door of collection tasks on screen. */
export { CollectionTaskInput as GatherTaskInput } from './CollectionTaskInput.tsx'
export { SourceInput } from './SourcesInput.tsx'
