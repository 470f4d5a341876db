import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'collectionTasks.tasks': () => import('./tasks/Tasks.tsx'),
  'collectionTasks.create': () => import('./create/CreateTask.tsx'),
  'collectionTasks.tools': () => import('./tools/Tools.tsx'),
}
