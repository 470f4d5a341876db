/** The door of collection on screen. */
export { Entering } from './Entering.tsx'
export { openEntering } from './entering.ts'
