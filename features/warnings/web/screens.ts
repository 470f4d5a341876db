import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'warnings.list': () => import('./manage/Warnings.tsx'),
}
