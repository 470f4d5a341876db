import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'analysis.charts': () => import('./AnalysisScreen.tsx'),
}
