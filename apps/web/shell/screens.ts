import type { Screens } from '@guanlan/platform/web'

/** Screens of the frame itself. */
export const screens: Screens = {
  'shell.navigation': () => import('./Navigation.tsx'),
  'shell.tools': () => import('./ToolsHome.tsx'),
  'shell.error': () => import('./ErrorPage.tsx'),
}
