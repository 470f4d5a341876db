import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'apiKeys.calls': () => import('./OpenCalls.tsx'),
  'apiKeys.everyCall': () => import('./EveryCall.tsx'),
  'apiKeys.keys': () => import('./Keys.tsx'),
}
