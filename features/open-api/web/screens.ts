import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'openApi.calls': () => import('./OpenCalls.tsx'),
  'openApi.everyCall': () => import('./EveryCall.tsx'),
  'openApi.keys': () => import('./Keys.tsx'),
}
