import type { Screens } from '@guanlan/platform/web'

/** One for each part of the lists. */
export const partScreens: Screens = {
  'resources.hotDay': () => import('./HotDay.tsx'),
  'resources.brands': () => import('./Brands.tsx'),
  'resources.library': () => import('./Library.tsx'),
}
