import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: ['引导记录', '引導記錄', 'Guidance'],
})
