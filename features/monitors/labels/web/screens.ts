import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'labels.manage': () => import('./manage/ManageLabels.tsx'),
}
