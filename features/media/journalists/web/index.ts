/** The door of journalists on screen. */
export { JournalistInput, JournalistsInput } from './JournalistInput.tsx'
