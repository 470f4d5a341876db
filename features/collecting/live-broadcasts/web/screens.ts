import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'liveBroadcasts.list': () => import('./LiveBroadcasts.tsx'),
}
