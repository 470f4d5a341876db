import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'supportAccess.manage': () => import('./SupportAccess.tsx'),
  'supportAccess.operator': () => import('./OperatorPart.tsx') as never,
}
