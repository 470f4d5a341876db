import type { Screens } from '@guanlan/platform/web'
import { screens as featureScreens } from '../screens.ts'

/** Everything that a place can show: the screens of the features and those of the frame itself. */
export const screens: Screens = {
  ...featureScreens,
  'shell.navigation': () => import('./Navigation.tsx'),
  'shell.tools': () => import('./ToolsHome.tsx'),
  'shell.help': () => import('../help/Help.tsx'),
  'shell.error': () => import('./ErrorPage.tsx'),
}
