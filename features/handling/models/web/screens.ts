import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'models.installation': () => import('./InstallationModel.tsx'),
  'models.own': () => import('./OwnModel.tsx'),
}
