import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'timedReports.system': () => import('./ReportSystem.tsx'),
  'timedReports.read': () => import('./read/ReadAndSend.tsx'),
}
