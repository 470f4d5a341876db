import type { Screens } from '@guanlan/platform/web'

/** A tab of the boards. */
export const screens: Screens = { 'indexTasks.list': () => import('./IndexTasks.tsx') }
