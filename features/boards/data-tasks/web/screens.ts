import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'dataTasks.own': () => import('./tasks/OwnTasks.tsx'),
  'dataTasks.everybodys': () => import('./tasks/EverybodysTasks.tsx'),
  'dataTasks.content': () => import('./ContentScreen.tsx'),
  'dataTasks.comments': () => import('./comments/CommentsScreen.tsx'),
}
