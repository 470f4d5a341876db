import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'bigScreens.wall': () => import('./Wall.tsx'),
  'bigScreens.index': () => import('./ScreenIndex.tsx'),
}
