import type { Screens } from '@guanlan/platform/web'

/** Parts of the operators' console. */
export const screens: Screens = {
  'diagnostics.health': () => import('./Health.tsx'),
  'diagnostics.faults': () => import('./Faults.tsx'),
}
