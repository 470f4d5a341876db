import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'reportTimers.system': () => import('./ReportSystem.tsx'),
  'reportTimers.read': () => import('./read/ReadAndSend.tsx'),
}
