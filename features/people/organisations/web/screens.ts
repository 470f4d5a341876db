import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'organisations.list': () => import('./OrgManage.tsx'),
  /** A part of lists below that operators see of all organisations. */
  'organisations.filter': () => import('./OrganisationFilter.tsx'),
}
