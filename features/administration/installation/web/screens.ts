import type { Screens } from '@guanlan/platform/web'
import { partScreens } from './parts.ts'

export const screens: Screens = {
  ...partScreens,
  'installation.global': () => import('./GlobalManage.tsx'),
}
