import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'gather.tasks': () => import('./tasks/Tasks.tsx'),
  'gather.create': () => import('./create/CreateTask.tsx'),
  'gather.tools': () => import('./tools/Tools.tsx'),
}
