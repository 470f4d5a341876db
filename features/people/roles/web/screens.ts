import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'roles.list': () => import('./Roles.tsx'),
  'roles.rights': () => import('./Rights.tsx'),
}
