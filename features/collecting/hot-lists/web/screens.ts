import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'hotLists.wall': () => import('./HotWall.tsx'),
  'hotLists.board': () => import('./HotBoard.tsx'),
  'hotLists.event': () => import('./HotEvent.tsx'),
  'hotLists.issues': () => import('./HotIssues.tsx'),
  'hotLists.words': () => import('./HotWords.tsx'),
  'hotLists.media': () => import('./HotMedia.tsx'),
  'hotLists.mediumBoard': () => import('./MediumBoard.tsx'),
  'hotLists.boards': () => import('./FollowedBoards.tsx'),
  'hotLists.watches': () => import('./Watches.tsx'),
  'hotLists.sharedEvent': () => import('./SharedEvent.tsx'),
  'hotLists.sharedDay': () => import('./SharedDay.tsx'),
  'hotLists.public': () => import('./PublicWall.tsx'),
}
