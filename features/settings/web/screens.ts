import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'settings.system': () => import('./SystemSettings.tsx'),
}
