import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'crisis.monitor': () => import('./list/CrisisMonitor.tsx'),
  'crisis.overview': () => import('./overview/CrisisOverview.tsx'),
  'crisis.shared': () => import('./task-links/SharedCrisis.tsx'),
  'crisis.setup': () => import('./setup/CrisisSetup.tsx'),
}
