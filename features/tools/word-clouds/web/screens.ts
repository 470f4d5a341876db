import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'wordClouds.ownText': () => import('./OwnText.tsx'),
  'wordClouds.search': () => import('./SearchCloud.tsx'),
  'wordClouds.export': () => import('./ExportCloud.tsx'),
}
