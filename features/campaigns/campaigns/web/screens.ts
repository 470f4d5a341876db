import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'campaigns.putArticles': () => import('./join/PutArticles.tsx') as never,
}
