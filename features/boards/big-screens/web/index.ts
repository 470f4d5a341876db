/** The door of big screens on screen. */
export { useScreens } from './api.ts'
export { WallView } from './wall/WallView.tsx'
