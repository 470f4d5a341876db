import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'campaigns.makeFrom': () => import('./join/MakeFrom.tsx') as never,
  'campaigns.putArticles': () => import('./join/PutArticles.tsx') as never,
}
