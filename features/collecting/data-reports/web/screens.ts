import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'dataReports.demandPool': () => import('./DemandPool.tsx'),
  'dataReports.feedback': () => import('./Feedback.tsx'),
}
