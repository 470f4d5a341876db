import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'tracking.articles': () => import('./trace-tasks/TraceTasks.tsx'),
}
