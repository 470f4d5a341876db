import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'openApi.keys': () => import('./Keys.tsx'),
}
