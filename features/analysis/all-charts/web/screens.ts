import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'allCharts.charts': () => import('./AllChartsScreen.tsx'),
}
