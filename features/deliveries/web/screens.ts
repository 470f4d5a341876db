import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'deliveries.list': () => import('./SendRecords.tsx'),
}
