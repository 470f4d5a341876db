import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  title: ['追踪', '追蹤', 'Tracking'],
})
