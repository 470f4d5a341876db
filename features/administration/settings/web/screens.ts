import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'settings.personal': () => import('./PersonalCentre.tsx'),
  'settings.system': () => import('./SystemSettings.tsx'),
}
