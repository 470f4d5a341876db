import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'sources.list': () => import('./SourceManagement.tsx'),
}
