import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'mediaLibrary.list': () => import('./MediaList.tsx'),
  'mediaLibrary.mine': () => import('./mine/MyMedia.tsx'),
  'mediaLibrary.channels': () => import('./mine/Channels.tsx'),
  'mediaLibrary.groups': () => import('./mine/Groups.tsx'),
}
