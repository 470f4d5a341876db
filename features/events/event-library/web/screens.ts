import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'eventLibrary.cases': () => import('./cases/Cases.tsx'),
  'eventLibrary.ofEvent': () => import('./cases/OfEvent.tsx') as never,
  'eventLibrary.page': () => import('./LibraryDetail.tsx'),
  'eventLibrary.tree': () => import('./LibraryTree.tsx'),
}
