import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'charts.overview': () => import('./Overview.tsx'),
}
