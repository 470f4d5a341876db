import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'dataTasks.own': () => import('./tasks/OwnTasks.tsx'),
  'dataTasks.everybodys': () => import('./tasks/EverybodysTasks.tsx'),
  'dataTasks.content': () => import('./ContentScreen.tsx'),
  'dataTasks.ofSearch': () => import('./begin/OfSearch.tsx') as never,
  'dataTasks.comments': () => import('./comments/CommentsScreen.tsx'),
}
