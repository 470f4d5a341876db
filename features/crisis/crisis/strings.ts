import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: ['危机', '危機', 'Crises'],
})
