/** The door of diagnostics on screen. */
export { useQueuePlace } from './queue-place.ts'
