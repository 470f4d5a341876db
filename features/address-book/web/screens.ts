import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'addressBook.list': () => import('./AddressBook.tsx'),
  'addressBook.verify': () => import('./VerifyAddress.tsx'),
}
