import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'mediaProfiles.page': () => import('./page/ProfileScreen.tsx'),
  'mediaProfiles.ranking': () => import('./ranking/MediaRanking.tsx'),
}
