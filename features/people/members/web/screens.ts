import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'members.list': () => import('./UserManage.tsx'),
  'members.accept': () => import('./AcceptInvitation.tsx'),
}
