import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'wordOfMouth.list': () => import('./WordOfMouth.tsx'),
  'wordOfMouth.field': () => import('./FieldWordOfMouth.tsx'),
}
