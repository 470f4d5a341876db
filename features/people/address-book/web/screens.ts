import type { Screens } from '@guanlan/platform/web'

export const screens: Screens = {
  'addressBook.list': () => import('./AddressList.tsx'),
  'addressBook.verify': () => import('./VerifyAddress.tsx'),
}
