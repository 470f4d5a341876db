import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'exports.record': () => import('./centre/DownloadCentre.tsx'),
}
