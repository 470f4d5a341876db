import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'assessments.list': () => import('./AssessmentsScreen.tsx'),
}
