import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'material.daily': () => import('./Daily.tsx'),
  'material.reports': () => import('./ReportMaterial.tsx'),
}
