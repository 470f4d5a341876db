import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'corrections.demandPool': () => import('./DemandPool.tsx'),
  'corrections.feedback': () => import('./Feedback.tsx'),
}
