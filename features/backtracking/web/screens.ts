import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'backtracking.orders': () => import('./Backtracking.tsx'),
}
