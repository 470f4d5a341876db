import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'carOwners.list': () => import('./Owners.tsx'),
  'carOwners.pool': () => import('./Pool.tsx'),
  'carOwners.articles': () => import('./OwnersArticles.tsx'),
  'carOwners.field': () => import('./OwnersArticles.tsx'),
  'carOwners.labels': () => import('./Labels.tsx'),
}
