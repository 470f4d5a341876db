/** The door of big screens on screen. */
import { later } from '@guanlan/platform/web'

export { useScreens } from './api.ts'

/** In the file of the wall itself: one of its own would be one more for every wall. */
export const WallView = later(() => import('./wall/Wall.tsx').then(({ WallView: one }) => ({ default: one })))
