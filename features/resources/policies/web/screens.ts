import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'policies.list': () => import('./Policies.tsx'),
  'policies.public': () => import('./PublicPolicyPage.tsx'),
}
