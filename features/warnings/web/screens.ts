import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'warnings.centre': () => import('./centre/Incidents.tsx'),
  'warnings.list': () => import('./manage/Warnings.tsx'),
}
