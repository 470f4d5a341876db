import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'wallPlayers.list': () => import('./list/Players.tsx'),
  'wallPlayers.wall': () => import('./wall/PlayerPage.tsx'),
}
