import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'recognition.recent': () => import('./RecentRecognitions.tsx'),
  'recognition.samePicture': () => import('./SamePictureScreen.tsx'),
  'recognition.clips': () => import('./ClipScreen.tsx'),
}
