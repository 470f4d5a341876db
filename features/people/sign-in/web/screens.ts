import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'signIn.signIn': () => import('./SignIn.tsx'),
  'signIn.person': () => import('./person/Person.tsx'),
  'signIn.security': () => import('./person/Security.tsx'),
}
