import type { Screens } from '@guanlan/platform/web'

/** Parts of the operators' console. */
export const screens: Screens = {
  'health.health': () => import('./Health.tsx'),
  'health.faults': () => import('./Faults.tsx'),
}
