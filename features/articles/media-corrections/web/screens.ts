import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'mediaCorrections.list': () => import('./MediaCorrections.tsx'),
}
