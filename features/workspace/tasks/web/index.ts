/** The door of tasks on screen. */
export { useQueuePlace } from './queue-place.ts'
export { TaskTray } from './TaskTray.tsx'
