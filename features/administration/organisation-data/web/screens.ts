import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'organisationData.own': () => import('./OwnData.tsx'),
  /** A part of the operator's form of an organisation. */
  'organisationData.operator': () => import('./OperatorData.tsx') as never,
}
