import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'workbench.campaigns': () => import('./list/CampaignsScreen.tsx'),
  'workbench.home': () => import('./home/Workbench.tsx'),
}
