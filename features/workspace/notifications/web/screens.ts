import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'notifications.list': () => import('./SendRecords.tsx'),
}
