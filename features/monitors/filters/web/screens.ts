import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'filters.list': () => import('./Filters.tsx'),
  'filters.filtered': () => import('./InformationFiltering.tsx'),
}
