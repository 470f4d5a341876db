import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'crisis.latent': () => import('./latent/LatentDangers.tsx'),
  'crisis.monitor': () => import('./list/CrisisMonitor.tsx'),
  'crisis.ofTask': () => import('./tasks/OfTask.tsx') as never,
  'crisis.openings': () => import('./openings/Openings.tsx'),
  'crisis.overview': () => import('./overview/CrisisOverview.tsx'),
  'crisis.putArticles': () => import('./join/PutArticles.tsx') as never,
  'crisis.shared': () => import('./shared/SharedCrisis.tsx'),
  'crisis.sharedCharts': () => import('./shared/SharedCharts.tsx'),
  'crisis.startFrom': () => import('./list/StartFrom.tsx') as never,
  'crisis.setup': () => import('./setup/CrisisSetup.tsx'),
}
