import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'boards.shared': () => import('./shared/SharedBoard.tsx'),
  'boards.list': () => import('./list/BoardsScreen.tsx'),
}
