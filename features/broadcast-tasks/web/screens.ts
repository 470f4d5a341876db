import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'broadcastTasks.list': () => import('./BroadcastTasks.tsx'),
}
