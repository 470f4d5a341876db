import type { Screens } from '@guanlan/platform/web'

/** What /globalManage is made of. */
export const partScreens: Screens = {
  'installation.hosts': () => import('./Hosts.tsx'),
  'installation.mappings': () => import('./Mappings.tsx'),
  'installation.switches': () => import('./Switches.tsx'),
}
