import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'sensitiveWords.list': () => import('./GlobalWords.tsx'),
  'sensitiveWords.negative': () => import('./NegativeWords.tsx'),
}
