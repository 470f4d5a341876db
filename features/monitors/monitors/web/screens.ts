import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'monitors.manage': () => import('./manage/Manage.tsx'),
  'monitors.mediaGroups': () => import('./media-groups/MediaGroups.tsx'),
}
