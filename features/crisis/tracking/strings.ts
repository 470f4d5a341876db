import { phrases } from '@guanlan/platform/contract'
import { fieldNames } from './strings/fields.ts'
import { topicStrings } from './strings/topics.ts'
import { traceStrings } from './strings/trace-tasks.ts'

export { topicStrings }

export const strings = phrases({
  ...topicStrings,
  title: ['追踪', '追蹤', 'Tracking'],
  ...traceStrings,
  ...fieldNames,
})

declare module '@guanlan/platform/contract' {
  interface Words {
    tracking: typeof strings
  }
}
