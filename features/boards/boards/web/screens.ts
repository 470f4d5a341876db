import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'boards.list': () => import('./list/BoardsScreen.tsx'),
}
