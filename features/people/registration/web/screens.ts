import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'registration.forgotten': () => import('./Forgotten.tsx'),
  'registration.register': () => import('./Register.tsx'),
  /** A part of the operators' console. */
  'registration.list': () => import('./Registrations.tsx'),
}
