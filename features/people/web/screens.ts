import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'people.list': () => import('./UserManage.tsx'),
  'people.accept': () => import('./AcceptInvitation.tsx'),
}
