import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'accounts.signIn': () => import('./SignIn.tsx'),
  'accounts.person': () => import('./person/Person.tsx'),
  'accounts.security': () => import('./person/Security.tsx'),
}
