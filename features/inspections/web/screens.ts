import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'inspections.list': () => import('./Inspections.tsx'),
  'inspections.one': () => import('./InspectionScreen.tsx'),
}
