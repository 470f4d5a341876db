import { phrases } from '@guanlan/platform/contract'
import { traceStrings } from './strings/trace-tasks.ts'

export const strings = phrases({
  title: ['追踪', '追蹤', 'Tracking'],
  ...traceStrings,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    tracking: typeof strings
  }
}
