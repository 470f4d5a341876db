import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'clippings.daily': () => import('./Daily.tsx'),
  'clippings.reports': () => import('./ReportClippings.tsx'),
}
