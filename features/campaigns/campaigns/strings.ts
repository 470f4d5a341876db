import { phrases } from '@guanlan/platform/contract'
import { formWords } from './strings/form.ts'
import { refusalWords } from './strings/refusals.ts'
import { screenWords } from './strings/screens.ts'
import { taskWords } from './strings/tasks.ts'

export const strings = phrases({ ...refusalWords, ...taskWords, ...screenWords, ...formWords })

declare module '@guanlan/platform/contract' {
  interface Words {
    campaigns: typeof strings
  }
}
