import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'tracking.topics': () => import('./topics/Topics.tsx'),
  'tracking.sharedTopic': () => import('./topics/SharedTopic.tsx'),
  'tracking.articles': () => import('./trace-tasks/TraceTasks.tsx'),
}
