import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'reportCases.list': () => import('./ReportCases.tsx'),
}
