import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'audit.log': () => import('./EntryLog.tsx'),
}
