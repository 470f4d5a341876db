/** The door of people on screen. */
export { LinkToCopy } from './LinkToCopy.tsx'
