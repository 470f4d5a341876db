import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'crisis.monitor': () => import('./list/CrisisMonitor.tsx'),
  'crisis.openings': () => import('./openings/Openings.tsx'),
  'crisis.overview': () => import('./overview/CrisisOverview.tsx'),
  'crisis.putArticles': () => import('./join/PutArticles.tsx') as never,
  'crisis.shared': () => import('./task-links/SharedCrisis.tsx'),
  'crisis.setup': () => import('./setup/CrisisSetup.tsx'),
}
