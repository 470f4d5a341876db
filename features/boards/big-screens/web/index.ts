/** The door of big screens on screen. */
export { useScreens } from './api.ts'
