import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'organisations.list': () => import('./OrgManage.tsx'),
}
