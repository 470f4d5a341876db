import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'monitoringCheck.list': () => import('./Inspections.tsx'),
  'monitoringCheck.one': () => import('./InspectionScreen.tsx'),
}
