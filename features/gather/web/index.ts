/** The door of collection tasks on screen. */
export { GatherTaskInput } from './GatherTaskInput.tsx'
export { SourceInput } from './SourcesInput.tsx'
