import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'bigScreens.wall': () => import('./wall/Wall.tsx'),
  'bigScreens.index': () => import('./index/IndexScreen.tsx'),
}
