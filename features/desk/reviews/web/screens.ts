import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'reviews.list': () => import('./Reviews.tsx'),
  'reviews.field': () => import('./FieldReviews.tsx'),
}
