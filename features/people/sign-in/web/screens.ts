import type { Screens } from '@guanlan/platform/web'
import SignIn from './SignIn.tsx'

export const screens: Screens = {
  // With the first file: it is what most visits begin with, and small.
  'signIn.signIn': async () => ({ default: SignIn }),
  'signIn.person': () => import('./person/Person.tsx'),
  'signIn.security': () => import('./person/Security.tsx'),
}
