import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'resources.lists': () => import('./Lists.tsx'),
  'resources.howMade': () => import('./HowMade.tsx'),
}
