import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'shares.page': () => import('./SharedPage.tsx'),
  'shares.noLink': () => import('./NoLink.tsx'),
  'shares.list': () => import('./Shares.tsx'),
}
