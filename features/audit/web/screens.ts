import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'audit.log': () => import('./EntryLog.tsx'),
  /** A part of the operators' console. */
  'audit.use': () => import('./Use.tsx'),
}
