import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'eventLibrary.page': () => import('./LibraryDetail.tsx'),
  'eventLibrary.tree': () => import('./LibraryTree.tsx'),
}
