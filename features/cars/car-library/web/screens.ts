import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'cars.library': () => import('./Library.tsx'),
}
