import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'auditLog.log': () => import('./EntryLog.tsx'),
  /** A part of the operators' console. */
  'auditLog.use': () => import('./Use.tsx'),
}
