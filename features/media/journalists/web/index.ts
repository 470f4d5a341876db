/** The door of journalists on screen. */
export { JournalistInput } from './JournalistInput.tsx'
