import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'cycleTasks.list': () => import('./CycleTasks.tsx'),
  'cycleTasks.records': () => import('./Records.tsx'),
}
