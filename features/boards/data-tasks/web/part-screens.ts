import type { Screens } from '@guanlan/platform/web'

/** Tabs of the tasks of the organisation. */
export const partScreens: Screens = {
  'dataTasks.tasks': () => import('./tasks/Tasks.tsx'),
  'dataTasks.projects': () => import('./tasks/Projects.tsx'),
  'dataTasks.sources': () => import('./tasks/Sources.tsx'),
}
