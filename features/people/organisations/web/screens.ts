import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'organisations.use': () => import('./Use.tsx'),
  'organisations.look': () => import('./OwnLook.tsx'),
  'organisations.list': () => import('./OrgManage.tsx'),
  /** A part of lists below that operators see of all organisations. */
  'organisations.filter': () => import('./OrganisationFilter.tsx'),
}
